import { globalStyle, style } from '@vanilla-extract/css';
import { media, typography, vars } from '../../styles-entry';
import { figureSizes } from './figure-size';

const { color, space } = vars;

const inset = 'clamp(24px, 3.4vw, 52px)';

export const panel = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'clamp(506px, 45.5vw, 640px)',
  padding: inset,
  paddingBottom: 0,
  overflow: 'hidden',
  background: color.night,
  color: color.onNight,
  vars: { [color.focus]: color.focusOnNight },
  '@media': {
    // Below the form, the panel has no neighbor to match in height.
    [media.narrow]: { minHeight: 0 },
    [media.forcedColors]: { border: '1px solid' },
    print: {
      minHeight: 0,
      padding: 0,
      selectors: { '&[data-state="prompt"]': { display: 'none' } },
    },
  },
});

export const message = style({
  paddingBlock: `${space[1]} ${space[5]}`,
  '@media': {
    [media.mobile]: { paddingBottom: space[2] },
    print: { paddingBlock: `0 ${space[3]}` },
  },
});

export const heading = style(typography.question);

export const text = style({ maxWidth: '34em' });

export const prompt = style({ ...typography.question, maxWidth: '20em', textWrap: 'balance' });

export const figure = style({
  ...typography.result,
  marginTop: space[4],
  color: color.figure,
  fontVariantNumeric: 'lining-nums',
  // Breaks, rather than being clipped, under a visitor's own letter spacing only.
  overflowWrap: 'anywhere',
});

// At most the token's size, and no larger than fits the panel's width.
for (const { length, scale, largestFontCqi } of figureSizes) {
  globalStyle(`${figure}[data-len="${length}"]`, {
    fontSize: `min(calc(${vars.size.result} * ${scale}), ${largestFontCqi}cqi)`,
  });
}

/** Figure of an outdated result. */
export const dimmed = style({ color: color.onNightMuted });

export const stale = style({ marginTop: space[5], fontWeight: 600 });

export const noFigure = style({
  ...typography.result,
  marginBlock: space[4],
  color: color.onNightDim,
  whiteSpace: 'nowrap',
  fontSize: `min(${vars.size.result}, 44cqi)`,
});

/** Loading comb, at the foot of the panel like the result's picture. */
export const spinner = style({ width: 'min(30rem, 100%)', marginTop: 'auto' });

export const details = style({ marginTop: space[5] });

/** Picture at the foot, which reaches the panel's sides and lower edge. */
export const art = style({
  marginTop: 'auto',
  marginInline: `calc(-1 * ${inset})`,
  position: 'relative',
  flex: 'none',
  height: 'clamp(176px, 13.9vw, 208px)',
  '@media': { [media.mobile]: { height: '84px' }, print: { display: 'none' } },
});

globalStyle(`${art} > svg`, { position: 'absolute', inset: 0, width: '100%', height: '100%' });
