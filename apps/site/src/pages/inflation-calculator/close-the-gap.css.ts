import { type, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const raise = style({ ...type.num, marginTop: vars.space[6], overflowWrap: 'anywhere' });

export const caption = style({
  ...type.lead,
  marginTop: vars.space[5],
  maxWidth: '24em',
  color: vars.color.onTeal2,
});

export const card = style({ display: 'grid', gap: vars.space[5], boxShadow: vars.shadow.e2 });

export const carried = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
});

export const price = style({
  ...type.h2,
  color: vars.color.accentText,
  overflowWrap: 'anywhere',
});
