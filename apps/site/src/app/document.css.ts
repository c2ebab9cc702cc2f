import { vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { HYDRATED } from '../session/hydration';

/** No smooth scroll while a page loads: a change of the address during it would be lost. */
globalStyle(`html:not([${HYDRATED}])`, { scrollBehavior: 'auto' });

export const lead = style({ marginBlock: vars.space[6] });

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
