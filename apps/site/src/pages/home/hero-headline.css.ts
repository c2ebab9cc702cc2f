import { media, typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

/** Where the window is low, so small that the comb beneath has its room. */
const size = `min(${typography.hero.fontSize}, max(2.75rem, 19svh - 44px))`;

export const headline = style({
  ...typography.hero,
  marginBottom: '.3em',
  pointerEvents: 'auto',
  // The S stands a little inside its box: this puts it on the gutter.
  marginLeft: '-.03em',
  '@media': {
    [media.mobile]: { lineHeight: 0.965 },
    [`screen and ${media.tabletUp}`]: { fontSize: size },
    [media.tabletUp]: { whiteSpace: 'pre-line' },
  },
});

/** A word with the line drawn after it. */
export const whole = style({
  whiteSpace: 'nowrap',
  selectors: {
    '&:not(:last-child)': {
      '@media': {
        // As wide as in the fallback font: what follows does not move when ours is here.
        [media.mobile]: { display: 'inline-block', minWidth: '2.04em' },
      },
    },
  },
});

export const lineEnd = styleVariants({
  narrow: { '@media': { [media.tabletUp]: { display: 'none' } } },
  both: {},
});

export const trend = style({
  display: 'inline-block',
  width: '.62em',
  height: '.42em',
  marginLeft: '.1em',
  verticalAlign: '.04em',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.lacquer,
  strokeWidth: 9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': {
    [media.forcedColors]: { stroke: 'Highlight' },
    // Leaves the line room for the fallback font, which is wider: it must not wrap until ours is here.
    [media.mobile]: { width: '.54em', marginLeft: '.08em' },
  },
});
