import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { focusRing } from '../../styles/focus';
import { forced } from '../../styles/forced';
import { media } from '../../styles/media';
import { teethPerRun } from './geometry';
import { heroLayouts, thumbWidth } from './layouts';

/** The legend, which comes first, below the drawing, over the end of its spine. */
export const figure = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column-reverse',
});

const widest = '1760px';
/** Beside the words of a low window the drawing for phones keeps the size that it has on one. */
const besideWords = '400px';

/** Of the drawing alone: the spine goes on to either side. */
export const frame = style({
  position: 'relative',
  width: '100%',
  maxWidth: widest,
  marginLeft: 'auto',
});

/** Room for the picture before it is laid out. */
export const sizes = styleVariants(heroLayouts, ({ width, height }, size) => ({
  aspectRatio: `${width} / ${height}`,
  ...(size === 'mobile' && { '@media': { [media.tabletUp]: { width: besideWords } } }),
}));

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontFamily: vars.font.text,
});

export const hair = style({ fill: 'none', strokeLinecap: 'round' });

export const strands = styleVariants({
  dark: { stroke: vars.color.strand, ...forced({ stroke: 'CanvasText' }) },
  brown: { stroke: vars.color.strand2, ...forced({ stroke: 'GrayText' }) },
  red: { stroke: vars.color.strand3, ...forced({ stroke: 'LinkText' }) },
});

export const teeth = style({
  stroke: vars.color.comb,
  strokeLinecap: 'round',
  ...forced({ stroke: 'GrayText' }),
});

export const yourTooth = style({
  stroke: vars.color.combYou,
  ...forced({ stroke: 'Highlight' }),
});

const grow = keyframes({ from: { transform: 'scaleY(0)' } });
const staggerMs = 50;

globalStyle(`${teeth} > path`, {
  '@media': {
    [media.motionOk]: {
      animation: `${grow} .9s ${vars.ease} backwards`,
      transformBox: 'fill-box',
      transformOrigin: '50% 100%',
    },
  },
});

const runs = heroLayouts.desktop.teeth / teethPerRun;

for (let after = 1; after <= runs; after += 1) {
  globalStyle(`${teeth} > :nth-child(${after + 1})`, { animationDelay: `${after * staggerMs}ms` });
}

export const spine = style({ fill: vars.color.comb, ...forced({ fill: 'CanvasText' }) });

const rulerText = style({
  fill: vars.color.onComb,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
  ...forced({ fill: 'Canvas' }),
});

// In units of the drawing: text that grew by itself would leave its flag and meet its neighbors.
// What the drawing says stands in its label and below the ruler too.
export const rulerTexts = styleVariants({
  large: [rulerText, { fontSize: '15px' }],
  small: [rulerText, { fontSize: '12px' }],
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

/** Dark on hair and background alike, whatever its sign. */
export const poles = styleVariants(
  { you: vars.color.combYou, median: vars.color.ink },
  (stroke) => ({
    stroke,
    strokeWidth: 2,
    ...forced({ stroke: 'CanvasText' }),
  }),
);

export const flags = styleVariants({
  large: { fontSize: '16px', textAnchor: 'middle' },
  small: { fontSize: '13px', textAnchor: 'middle' },
});

const movable = { cursor: 'ew-resize', touchAction: 'pan-y' } as const;

export const tag = style(movable);

export const handle = style({ '@media': { '(scripting: none)': { display: 'none' } } });

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

/** Its thumb is the handle of the drawing. */
export const range = style({
  ...movable,
  position: 'absolute',
  height: `${strip}px`,
  margin: 0,
  appearance: 'none',
  background: 'none',
  // Inside the drawing, at whose sides the thumb stands half outside.
  ':focus-visible': { ...focusRing, outlineOffset: '-8px' },
  '::-webkit-slider-runnable-track': { height: '100%' },
  '::-webkit-slider-thumb': { appearance: 'none', width: `${thumbWidth}px`, height: '100%' },
  '::-moz-range-thumb': { border: 0, width: `${thumbWidth}px`, height: '100%', opacity: 0 },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const ranges = styleVariants(heroLayouts, ({ base, height, teeth }) => ({
  top: `calc(${(100 * base) / height}% - ${above}px)`,
  left: `calc(${50 / teeth}% - ${thumbWidth / 2}px)`,
  width: `calc(${(100 * (teeth - 1)) / teeth}% + ${thumbWidth}px)`,
}));

/** On the grid of the page, whatever the width of the drawing; one spine with the ruler above it. */
export const legend = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 28px',
  paddingBlock: '4px 10px',
  paddingInline: `max(${vars.gutter}, 50% - ${vars.content} / 2)`,
  background: vars.color.comb,
  color: vars.color.onComb,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  '@media': { [media.mobile]: { fontSize: vars.size.caption } },
});

export const gap = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
