import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** Covers the content below the pressed control. */
export const notice = style({
  position: 'absolute',
  zIndex: 1,
  maxWidth: 'min(20rem, calc(100vw - 2rem))',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.bg,
  background: vars.color.ink,
  borderRadius: vars.radius.control,
  fontWeight: 600,
  pointerEvents: 'none',
  // Visible in forced colors alone.
  outline: '1px solid transparent',
  // Not `display: none`: a status that appears with its text is not announced.
  selectors: { '&:empty': { padding: 0 } },
});
