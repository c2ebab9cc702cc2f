import { createContainer, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, media, vars } from '../../styles-entry';
import { measures } from './layout';

const stageContainer = createContainer();

export const stage = style({
  containerName: stageContainer,
  containerType: 'inline-size',
  position: 'relative',
});

export const drawing = style({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  touchAction: 'pan-y',
  // Two of them on a sheet, with their texts.
  '@media': { print: { maxHeight: '20rem' } },
});

const within = (query: string, display: 'block' | 'none') => ({
  '@container': { [`${stageContainer} ${query}`]: { display } },
});

const [wide, medium] = measures.from;

/** One of the three drawings in static HTML shows. Where container queries are unknown, the wide one does. */
export const drawings = styleVariants({
  compact: [drawing, { display: 'none', ...within(`(max-width: ${medium - 0.02}px)`, 'block') }],
  medium: [
    drawing,
    {
      display: 'none',
      ...within(`(min-width: ${medium}px) and (max-width: ${wide - 0.02}px)`, 'block'),
    },
  ],
  wide: [drawing, { display: 'block', ...within(`(max-width: ${wide - 0.02}px)`, 'none') }],
});

// The pointer acts on the drawing itself, whose geometry knows where the points are; the input
// serves the keyboard and assistive technology, and its outline is the focus ring of the plot.
export const range = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'none',
  borderRadius: vars.radius.control,
  pointerEvents: 'none',
  selectors: {
    '&::-webkit-slider-thumb': { appearance: 'none', width: '1px', height: '1px', opacity: 0 },
    '&::-moz-range-thumb': { width: '1px', height: '1px', border: 0, opacity: 0 },
    '&:focus-visible': focusRing,
  },
  '@media': { print: { display: 'none' } },
});

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
