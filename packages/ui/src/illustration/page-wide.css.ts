import { style } from '@vanilla-extract/css';

export const pictureHeight = 'max(180px, 24vw)';

/** As tall as the teeth need on a phone; wider pages show all of it, not a cut across. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: pictureHeight,
});
