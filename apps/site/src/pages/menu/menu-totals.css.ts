/** The figure of the menu: in the panel beside the box, or as the poster that the menu stands under. */
import { media, typography, vars } from '@tallycomb/ui/styles';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { slabInset, slabPanel } from '../../calculator/form/slab';
import { onOneLine, widest } from '../../calculator/result/one-line-figures';
import { folded, plainButton, posterColumns, saved, wide } from './page.css';

const { color, size, space } = vars;

export const totals = style([
  slabPanel,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    overflow: 'clip',
    padding: slabInset,
    paddingBottom: 0,
    background: color.night,
    color: color.onNight,
    vars: { [color.focus]: color.focusOnNight },
    selectors: {
      [folded]: {
        overflow: 'visible',
        padding: 0,
        borderRadius: 0,
        background: 'none',
        boxShadow: 'none',
        color: 'inherit',
        vars: { [color.focus]: color.focusOnTeal },
      },
    },
    '@media': {
      [wide]: {
        selectors: {
          [folded]: {
            display: 'grid',
            gridColumn: '1 / -1',
            gridTemplate: `repeat(4, auto) 1fr / ${posterColumns}`,
            columnGap: space[5],
          },
        },
      },
      [media.forcedColors]: { border: '1px solid' },
      print: { padding: 0 },
    },
  },
]);

export const totalsHeading = style(typography.question);

/** Container whose width limits the figure's font size. */
export const room = style({ containerType: 'inline-size' });

const figureBase = style({ ...typography.h1, lineHeight: 1, color: color.figure });

/** Share of the width at which a percentage fills it. */
const shareOfPercentage = '46cqi';

/** A sum; on a phone as high as the percentage that it replaces once visits are typed. */
const sumOfMoney = style({
  '@media': {
    [media.mobile]: { minHeight: `calc(.88 * min(${size.result}, ${shareOfPercentage}))` },
  },
});

export const figure = {
  ...styleVariants(widest, (share) => [figureBase, sumOfMoney, onOneLine(size.h1, share)]),
  /** A percentage of at most five characters, larger than money. */
  few: style([figureBase, onOneLine(size.result, shareOfPercentage), { marginBlock: '-.06em' }]),
};

/** Colors of prices for the panel, which is dark in both themes. */
export const facts = style({
  display: 'grid',
  gap: space[1],
  vars: {
    [color.ink2]: color.onNightMuted,
    [color.accentText]: color.figure,
    [color.strike]: color.figure,
  },
});

export const fact = style({ display: 'flex', alignItems: 'baseline', gap: space[2] });

export const value = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

/** Extends to three edges of the panel; in the poster it stands on the sheet. */
const inPanel = style({
  flex: 'none',
  width: `calc(100% + 2 * ${slabInset})`,
  margin: `auto calc(-1 * ${slabInset}) -1px`,
  // Within the sheet's rounded corners.
  selectors: {
    [folded]: {
      width: `calc(100% - 2 * ${vars.radius.stage})`,
      marginInline: vars.radius.stage,
    },
  },
  '@media': {
    [wide]: {
      selectors: {
        [folded]: {
          gridArea: '1 / 2 / span 5',
          alignSelf: 'end',
          justifySelf: 'end',
          width: `calc(100% - ${vars.radius.stage})`,
          marginInline: `0 ${vars.radius.stage}`,
        },
      },
    },
    print: { display: 'none' },
  },
});

/** The comb on the sheet, while the totals stand beside the box. */
const onSheet = style({
  alignSelf: 'end',
  width: `calc(100% - 2 * ${vars.radius.stage})`,
  // Within the sheet's rounded corners.
  margin: `0 ${vars.radius.stage} -1px`,
  selectors: { [saved]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const comb = { panel: inPanel, sheet: onSheet };

export const combNote = style({
  ...typography.caption,
  marginBottom: space[2],
  color: color.onNightMuted,
  selectors: { [folded]: { margin: 0, color: color.onTeal2 } },
  '@media': {
    [wide]: { selectors: { [folded]: { alignSelf: 'end', marginBottom: space[6] } } },
    print: { display: 'none' },
  },
});

/** Stands on the paper of a list that was read. */
export const foundComb = style({
  // Brighter beside dark teeth than the red that stands alone on honey.
  vars: { [color.lacquerOnHoney]: color.lacquer },
  display: 'block',
  width: `calc(100% - 2 * ${vars.radius.stage})`,
  margin: `0 ${vars.radius.stage} -1px`,
});

/** The increase, which grows out of today's prices once it is known. */
export const increase = style({
  transformOrigin: '0 100%',
  transformBox: 'fill-box',
  '@media': {
    [media.motionOk]: {
      animation: `${keyframes({ from: { transform: 'scaleY(.6)' } })} ${vars.duration.slow} ${vars.ease}`,
    },
  },
});

/** The average change, on honey. */
export const catchUp = style({
  containerType: 'inline-size',
  maxWidth: '30em',
  fontWeight: 600,
});

const catchUpBase = style({
  ...typography.h1,
  ...onOneLine(size.result, '50cqi'),
  // As high as its digits and the sentence's distance.
  lineHeight: 0.88,
});

export const catchUpFigure = {
  known: catchUpBase,
  awaited: style([catchUpBase, { color: color.onHoney2, opacity: 0.4 }]),
};

export const exampleUse = style([plainButton, { color: color.onNight }]);
