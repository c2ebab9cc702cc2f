import { style, styleVariants } from '@vanilla-extract/css';
import { forced } from '../../styles/rules';
import { focusRing, media, vars } from '../../styles-entry';
import { layouts } from './layout';

/** Font size that grows with the visitor's text size as far as the drawing has room. */
const axisText = {
  fontFamily: vars.font.text,
  fontSize: 'min(.8125rem, 17px)',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
} as const;

const line = style({
  fill: 'none',
  strokeWidth: 3.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

const tones = {
  primary: vars.color.strike,
  ink: vars.color.ink,
  secondary: vars.color.secondLine,
} as const;

// Forced colors may make two lines look alike, so each tone then has its own dash.
export const lineInTone = styleVariants({
  primary: [line, { stroke: tones.primary, ...forced({ stroke: 'Highlight' }) }],
  ink: [line, { stroke: tones.ink, ...forced({ stroke: 'CanvasText', strokeDasharray: '16 6' }) }],
  secondary: [
    line,
    { stroke: tones.secondary, ...forced({ stroke: 'LinkText', strokeDasharray: '5 7' }) },
  ],
});

export const grid = style({ stroke: vars.color.line, ...forced({ stroke: 'GrayText' }) });

export const axis = style({
  ...axisText,
  fill: vars.color.ink2,
  ...forced({ fill: 'CanvasText' }),
});

// Hides spare ticks under enlarged text, which makes the drawing narrower than this many `rem`.
export const spareTicks = styleVariants(
  { compact: '14rem', medium: '22rem', wide: '38rem' },
  (width) => ({ '@container': { [`(max-width: ${width})`]: { display: 'none' } } }),
);

export const alignEnd = style({ textAnchor: 'end' });
export const alignMiddle = style({ textAnchor: 'middle' });

/** Label with a rim in the background's color, so that it stays readable near a line. */
const halo = {
  paintOrder: 'stroke',
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
} as const;

export const teeth = style({
  stroke: vars.color.hatch,
  strokeLinecap: 'round',
  ...forced({ stroke: 'GrayText' }),
});

export const baseline = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeDasharray: '2 6',
  strokeLinecap: 'round',
  ...forced({ stroke: 'CanvasText' }),
});

export const baselineLabel = style([
  axis,
  halo,
  alignEnd,
  { '@media': { [media.forcedColors]: { stroke: 'Canvas' } } },
]);

export const dashed = style({ strokeDasharray: '7 8' });

const marker = style({
  fill: vars.color.surface,
  strokeWidth: 3.5,
  ...forced({ fill: 'Canvas' }),
});

export const markers = styleVariants(lineInTone, (_rule, tone: keyof typeof tones) => [
  marker,
  { stroke: tones[tone], ...forced({ stroke: 'CanvasText' }) },
]);

export const value = style([
  halo,
  alignMiddle,
  {
    fontFamily: vars.font.display,
    fontWeight: 600,
    userSelect: 'none',
    fill: vars.color.ink,
    '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
  },
]);

export const valueSizes = styleVariants(
  Object.fromEntries(layouts.map(({ name, valueSize }) => [name, valueSize])),
  (size) => ({ fontSize: `${size / 16}rem` }),
);

const endLabel = style({
  ...axisText,
  userSelect: 'none',
  fontWeight: 600,
  ...forced({ fill: 'CanvasText' }),
});

export const endLabels = styleVariants({
  primary: [endLabel, { fill: vars.color.accentText }],
  ink: [endLabel, { fill: vars.color.ink }],
  secondary: [endLabel, { fill: tones.secondary }],
});

export const leader = style({ stroke: vars.color.lineStrong, ...forced({ stroke: 'GrayText' }) });

export const cursor = style({ pointerEvents: 'none', '@media': { print: { display: 'none' } } });

export const rule = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

// Gray is visible on the tag and on the background around it, in both themes.
export const string = style([rule, { stroke: vars.color.lineStrong, strokeWidth: 2 }]);

export const dot = style({
  fill: vars.color.ink,
  stroke: vars.color.surface,
  strokeWidth: 2.5,
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
});

export const tag = style({
  fill: vars.color.ink,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2 } },
});

export const hole = style({
  fill: vars.color.surface,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

const text = style({
  fill: vars.color.surface,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const label = style([text, { fontFamily: vars.font.text, fontSize: '.8125rem' }]);

export const figure = style([
  text,
  { fontFamily: vars.font.display, fontWeight: 600, fontSize: '1.75rem' },
]);

export const entry = style([
  text,
  { fontFamily: vars.font.text, fontWeight: 600, fontSize: '.875rem' },
]);

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
