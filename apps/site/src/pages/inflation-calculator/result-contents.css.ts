import { focusRing, media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** Where the panel stands beside the form, and is the higher of both. */
export const list = style({
  marginTop: vars.space[5],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.stacked]: { display: 'none' } },
});

export const link = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: '.4375rem',
  borderTop: `1px solid ${vars.color.line}`,
  color: 'inherit',
  fontWeight: 600,
  fontSize: vars.size.small,
  textDecoration: 'none',
  ':hover': { background: vars.color.wash },
  ':focus-visible': focusRing,
});
