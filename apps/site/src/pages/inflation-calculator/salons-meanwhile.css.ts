import { type, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const lead = style({ marginTop: vars.space[5] });

export const note = style({ maxWidth: '38em' });

export const whichIsWhich = style({ marginTop: vars.space[5], maxWidth: '34em' });

export const figures = style({
  marginTop: vars.space[6],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const figureValue = style({ ...type.h2 });
