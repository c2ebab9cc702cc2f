import { style } from '@vanilla-extract/css';

/** As tall as the teeth need on a phone, and no taller than a third of a wide page. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'clamp(180px, 24vw, 380px)',
});
