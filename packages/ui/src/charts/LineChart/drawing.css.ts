import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';

const duration = '1500ms';
// Paper shows no motion: a chart that waits to be scrolled to must still print.
const motion = `screen and ${media.motionOk}`;

const draw = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});

const hidden = 'inset(-40px 100% -40px -40px)';
const wipe = keyframes({
  from: { clipPath: hidden },
  to: { clipPath: 'inset(-40px -8px -40px -40px)' },
});

/** On the drawing, while it waits to come into view and while it draws itself. */
export const waiting = style({});
export const running = style({});

/** A line with `pathLength="1"` that is drawn along its course. */
export const stroked = style({
  '@media': {
    [motion]: {
      selectors: {
        [`${waiting} &`]: { strokeDasharray: 1, strokeDashoffset: 1 },
        [`${running} &`]: { animation: `${draw} ${duration} ${vars.ease} both` },
      },
    },
  },
});

/** A part that is uncovered from left to right, in step with the line. */
export const uncovered = style({
  '@media': {
    [motion]: {
      selectors: {
        [`${waiting} &`]: { clipPath: hidden },
        [`${running} &`]: { animation: `${wipe} ${duration} ${vars.ease}` },
      },
    },
  },
});
