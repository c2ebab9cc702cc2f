import { focusRing, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** A button for what is done rarely, or to one row: words, underlined as a link is. */
export const plainButton = style({
  minHeight: '24px',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: `underline 2px ${vars.color.lacquer}`,
  textUnderlineOffset: '5px',
  cursor: 'pointer',
  ':hover': { textDecorationThickness: '4px' },
  ':focus-visible': focusRing,
  '@media': { print: { display: 'none' } },
});
