import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';

const forced = (rule: { fill?: string; stroke?: string; strokeDasharray?: string }) => ({
  '@media': { [media.forcedColors]: rule },
});

/** Grows with the visitor's text as far as the drawing has room; the table beneath it goes on. */
const axisText = {
  fontFamily: vars.font.text,
  fontSize: 'min(.8125rem, 17px)',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** A rim in the colour of the ground keeps a label readable where a line comes close. */
const halo = {
  paintOrder: 'stroke',
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
} as const;

export const grid = style({ stroke: vars.color.line, ...forced({ stroke: 'GrayText' }) });

export const axis = style({
  ...axisText,
  fill: vars.color.ink2,
  ...forced({ fill: 'CanvasText' }),
});

// The text grows with the visitor's and the drawing does not, so `rem` tells how large it is in it;
// at its usual size the drawing is always wider than this.
export const spareTicks = styleVariants(
  { compact: '14rem', medium: '22rem', wide: '38rem' },
  (width) => ({ '@container': { [`(max-width: ${width})`]: { display: 'none' } } }),
);

export const alignEnd = style({ textAnchor: 'end' });
export const alignMiddle = style({ textAnchor: 'middle' });

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

const line = style({
  fill: 'none',
  strokeWidth: 3.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

// There is no teal among the line tokens; the focus ring's is the one that passes on both grounds.
const tones = { lacquer: vars.color.lacquer, ink: vars.color.ink, teal: vars.color.focus } as const;

// A visitor's own colours may leave two lines alike, so each tone then has its own dash too.
export const lines = styleVariants({
  lacquer: [line, { stroke: tones.lacquer, ...forced({ stroke: 'Highlight' }) }],
  ink: [line, { stroke: tones.ink, ...forced({ stroke: 'CanvasText', strokeDasharray: '16 6' }) }],
  teal: [line, { stroke: tones.teal, ...forced({ stroke: 'LinkText', strokeDasharray: '5 7' }) }],
});

export const dashed = style({ strokeDasharray: '7 8' });

const marker = style({
  fill: vars.color.surface,
  strokeWidth: 3.5,
  ...forced({ fill: 'Canvas' }),
});

export const markers = styleVariants(lines, (_rule, tone: keyof typeof tones) => [
  marker,
  { stroke: tones[tone], ...forced({ stroke: 'CanvasText' }) },
]);

export const value = style([
  halo,
  alignMiddle,
  {
    fontFamily: vars.font.display,
    fontWeight: 600,
    fill: vars.color.ink,
    '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
  },
]);

export const valueSizes = styleVariants({
  wide: { fontSize: '1.875rem' },
  medium: { fontSize: '1.6875rem' },
  compact: { fontSize: '1.5rem' },
});

const endLabel = style({ ...axisText, fontWeight: 600, ...forced({ fill: 'CanvasText' }) });

export const endLabels = styleVariants({
  lacquer: [endLabel, { fill: vars.color.accentText }],
  ink: [endLabel, { fill: vars.color.ink }],
  teal: [endLabel, { fill: tones.teal }],
});

export const leader = style({ stroke: vars.color.lineStrong, ...forced({ stroke: 'GrayText' }) });

globalStyle(`${value}, ${axis}, ${endLabel}`, { userSelect: 'none' });
