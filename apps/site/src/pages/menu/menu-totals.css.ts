import { media, typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { onOneLine, widest } from '../inflation-calculator/figure-room';

const { color, space } = vars;
const inset = 'clamp(24px, 3.4vw, 52px)';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  padding: inset,
  paddingBottom: 0,
  background: color.night,
  color: color.onNight,
  vars: { [color.focus]: color.focusOnNight },
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    print: { padding: 0 },
  },
});

export const heading = style({ ...typography.question, color: color.onNight });

/** As wide as the figure in it may become. */
export const room = style({ containerType: 'inline-size', marginBlock: space[4] });

const figureBase = style({ ...typography.h1, lineHeight: 1, color: color.figure });

export const figure = styleVariants({ ...widest, none: widest.short }, (share, name) => [
  figureBase,
  {
    ...onOneLine(vars.size.h1, share),
    ...(name === 'none' ? { color: color.onNightDim } : {}),
  },
]);

export const facts = style({ display: 'grid', gap: space[3], marginBlock: space[5] });

export const fact = style({ display: 'flex', alignItems: 'baseline', gap: space[2] });

export const value = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

/** Ruled off from what is the visitor's own. */
export const example = style({
  marginTop: space[5],
  paddingTop: space[5],
  borderTop: `1px solid ${color.nightHatch}`,
  '@media': { print: { display: 'none' } },
});

export const exampleRow = style({ marginTop: space[2] });

/** Bleeds to three edges of the panel. */
const atTheFoot = style({
  flex: 'none',
  marginTop: 'auto',
  marginInline: `calc(-1 * ${inset})`,
  '@media': { print: { display: 'none' } },
});

export const comb = style([
  atTheFoot,
  {
    width: `calc(100% + 2 * ${inset})`,
    height: 'auto',
    // No hair's breadth of the panel beneath it where heights are fractions of a pixel.
    marginBottom: '-1px',
  },
]);

export const combNote = style({
  ...typography.small,
  marginBottom: space[5],
  color: color.onNightMuted,
  textWrap: 'pretty',
  '@media': { print: { display: 'none' } },
});

/** While there is no comb yet. */
export const stubs = style([
  atTheFoot,
  {
    height: '26px',
    background: `repeating-linear-gradient(90deg, ${color.nightHatch} 0 4px, transparent 4px 10px)`,
  },
]);
