import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** Shown on paper alone: on a screen the comb is too small. */
export const words = style({
  display: 'none',
  fill: '#FFFFFF',
  font: `600 40px ${vars.font.text}`,
  '@media': { print: { display: 'inline' } },
});

/** The salon’s name, where combs carry their maker’s. */
export const name = style({ font: `500 76px ${vars.font.display}` });
