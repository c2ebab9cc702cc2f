import { focusRing, media, vars } from '@tallycomb/ui/styles';
import { globalStyle, keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { hair } from '../../drawing/hair.css';
import { heroBox, salonCount, heroFlag as sign, toothRows } from './hero-geometry';

/** Colors of a shape under forced colors, to spread into its rule. */
const forced = (rule: { readonly fill?: string; stroke?: string; strokeWidth?: number }) => ({
  '@media': { [media.forcedColors]: rule },
});

/** Width of the range input's thumb in CSS pixels; its center reaches the first and the last tooth. */
export const thumbWidth = 24;
/** A phone, upright or sideways, where the drawing keeps its size beside the words. */
const phone = `${media.mobile}, (max-height: 560px)`;
const wider = `${media.tabletUp} and (min-height: 560.02px)`;

/** Height of the ruler with its prices, in CSS pixels. */
export const rulerHeight = 36;

/** Drawing and legend; the legend comes first in the HTML and is shown last. On a phone the hair begins beside the button. */
export const figure = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column-reverse',
  '@media': {
    [media.mobile]: { position: 'relative', marginTop: 'calc(12px - 60vw)' },
    print: { display: 'none' },
  },
});

/** Box of the drawing above the ruler; the spine reaches beyond both of its sides. */
export const frame = style({
  position: 'relative',
  zIndex: 2,
  width: '100%',
  maxWidth: '1760px',
  marginLeft: 'auto',
  // Reserves the drawing's height, so that nothing shifts when it arrives.
  aspectRatio: `${heroBox.width} / ${heroBox.height}`,
  '@media': {
    [phone]: { aspectRatio: '20 / 21' },
    [`${media.tabletUp} and (max-height: 560px)`]: { width: '400px' },
  },
});

const filling = { width: '100%', height: '100%', overflow: 'visible' } as const;

/** Fills the frame in percentages, so that one drawing fits every width. */
export const picture = style({
  ...filling,
  position: 'relative',
  display: 'block',
  fontFamily: vars.font.text,
});

globalStyle(`${picture} svg`, { overflow: 'visible' });

/** A layer behind the picture: hair, or a row of teeth that grow together. */
export const layer = style({ position: 'absolute', inset: 0 });

globalStyle(`${layer} svg`, filling);
globalStyle(`${layer} path`, { vectorEffect: 'non-scaling-stroke' });

const hairBase = style({ strokeWidth: 'clamp(1.6px, .16vw, 2.8px)' });

export const courses = styleVariants({
  wide: [hairBase, { '@media': { [phone]: { display: 'none' } } }],
  narrow: [hairBase, { '@media': { [wider]: { display: 'none' } } }],
});

export const strands = styleVariants({
  dark: [hair.dark, forced({ stroke: 'CanvasText' })],
  brown: [hair.brown, forced({ stroke: 'GrayText' })],
  red: [hair.red, forced({ stroke: 'LinkText' })],
});

/** Extra teeth on wide screens, hidden on phones. */
export const wideTeeth = style({ '@media': { [phone]: { display: 'none' } } });

const grow = keyframes({ from: { transform: 'scaleY(0)' } });
const staggerMs = 150;

const teeth = (order: number): StyleRule => ({
  stroke: vars.color.comb,
  strokeLinecap: 'round',
  strokeWidth: 'min(.9vw, 15.9px)',
  transformOrigin: '50% 100%',
  '@media': {
    [phone]: { strokeWidth: '10px' },
    [media.forcedColors]: { stroke: 'GrayText' },
    [media.motionOk]: { animation: `${grow} .9s ${vars.ease} ${order * staggerMs}ms backwards` },
  },
});

export const rows = toothRows.map((row) => style(teeth(row)));

export const yourTooth = style([
  teeth(toothRows.length),
  { stroke: vars.color.combYou, ...forced({ stroke: 'Highlight' }) },
]);

export const spine = style({ fill: vars.color.comb, ...forced({ fill: 'CanvasText' }) });

// In pixels: text that grew alone would leave its flag and overlap its neighbors. The range input's
// label and the legend give the same prices in text that does grow.
const rulerText = style({
  fill: vars.color.onComb,
  fontSize: '15px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { fontSize: '12px' }, [media.forcedColors]: { fill: 'Canvas' } },
});

export const rulerPrice = style([rulerText, { textAnchor: 'middle' }]);

/** Alignment of the first and the last price, flush with the sides of the drawing. */
export const rulerEnds = styleVariants({
  start: [rulerText],
  end: [rulerText, { textAnchor: 'end' }],
});

const flagTones = {
  you: { background: vars.color.combYou, text: vars.color.onCombYou },
  median: { background: vars.color.flag, text: vars.color.onFlag },
} as const;

export const signs = styleVariants(flagTones, ({ background }) => ({
  fill: background,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2 }),
}));

export const words = styleVariants(flagTones, ({ text }) => ({
  fill: text,
  fontWeight: 500,
  ...forced({ fill: 'CanvasText' }),
}));

export const prices = styleVariants(flagTones, ({ text }) => ({
  fill: text,
  fontWeight: 700,
  ...forced({ fill: 'CanvasText' }),
}));

/** Poles of both flags, dark enough for hair and background. */
export const poles = styleVariants(
  { you: vars.color.combYou, median: vars.color.ink },
  (stroke) => ({
    stroke,
    strokeWidth: 2,
    ...forced({ stroke: 'CanvasText' }),
  }),
);

/** A flag in CSS pixels, never stretched with the drawing. */
export const flag = style({
  fontSize: `${sign.textSize}px`,
  textAnchor: 'middle',
  '@media': { [phone]: { transform: `scale(${sign.phone})` } },
});

const movable = { cursor: 'ew-resize', touchAction: 'pan-y' } as const;

export const tag = style(movable);

export const handle = style({
  '@media': {
    [phone]: { transform: `scale(${sign.phone})` },
    '(scripting: none)': { display: 'none' },
  },
});

export const disc = style({ fill: vars.color.combYou, ...forced({ fill: 'Highlight' }) });

export const arrows = style({
  fill: 'none',
  stroke: vars.color.onCombYou,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  ...forced({ stroke: 'HighlightText' }),
});

const above = 32;
const strip = 42;

/** Invisible range input over the teeth, its thumb at the handle in the drawing. */
export const range = style({
  ...movable,
  position: 'absolute',
  top: `calc(100% - ${above}px)`,
  left: `calc(${50 / salonCount}% - ${thumbWidth / 2}px)`,
  width: `calc(${(100 * (salonCount - 1)) / salonCount}% + ${thumbWidth}px)`,
  height: `${strip}px`,
  margin: 0,
  appearance: 'none',
  background: 'none',
  // Inset, as half of the thumb is outside the drawing at either end.
  ':focus-visible': { ...focusRing, outlineOffset: `-${thumbWidth / 2}px` },
  '::-webkit-slider-runnable-track': { height: '100%' },
  '::-webkit-slider-thumb': { appearance: 'none', width: `${thumbWidth}px`, height: '100%' },
  '::-moz-range-thumb': { border: 0, width: `${thumbWidth}px`, height: '100%', opacity: 0 },
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Legend on the page's grid, in the same color as the ruler above, so that both read as one spine. */
export const legend = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 28px',
  paddingBlock: `${rulerHeight + 4}px 10px`,
  paddingInline: `max(${vars.gutter}, 50% - ${vars.content} / 2)`,
  background: vars.color.comb,
  color: vars.color.onComb,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  '@media': { [media.mobile]: { fontSize: vars.size.caption } },
});

export const gap = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
