/** The panel beside the box or below the menu: its totals, or an example. */
import { media, typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { slabInset, slabPanel } from '../../calculator/form/slab';
import { onOneLine, widest } from '../../calculator/result/figure-size';
import { folded, inReview, plainButton, slab, wide } from './page.css';

const { color, space } = vars;

export const totals = style([
  slabPanel,
  {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'clip',
    padding: slabInset,
    paddingBottom: 0,
    background: color.night,
    color: color.onNight,
    vars: { [color.focus]: color.focusOnNight },
    selectors: {
      [`${slab}${inReview} > &`]: { display: 'none' },
      [folded]: {
        marginTop: space[7],
        borderRadius: vars.radius.card,
        boxShadow: 'none',
      },
    },
    '@media': {
      // Below the menu, which is wider than the slab's column.
      [wide]: {
        selectors: {
          [folded]: {
            display: 'grid',
            gridTemplate: 'auto auto auto 1fr / 1fr 1fr',
            columnGap: space[8],
          },
        },
      },
      [media.forcedColors]: { border: '1px solid' },
      print: { padding: 0 },
    },
  },
]);

export const totalsHeading = style({ ...typography.question, marginBottom: space[2] });

/** Container whose width limits the figure's font size. */
export const room = style({
  containerType: 'inline-size',
  marginBlock: space[4],
});

const figureBase = style({ ...typography.h1, lineHeight: 1, color: color.figure });

export const figure = styleVariants(widest, (share) => [
  figureBase,
  onOneLine(vars.size.h1, share),
]);

export const facts = style({ display: 'grid', gap: space[3], marginBlock: space[3] });

export const fact = style({ display: 'flex', alignItems: 'baseline', gap: space[2] });

export const value = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

/** Extends to three edges of the panel. */
export const comb = style({
  flex: 'none',
  width: `calc(100% + 2 * ${slabInset})`,
  margin: `auto calc(-1 * ${slabInset}) -1px`,
  '@media': {
    [wide]: {
      selectors: {
        [folded]: {
          gridArea: '1 / 2 / span 4',
          alignSelf: 'end',
          width: `calc(100% + ${slabInset})`,
          marginLeft: 0,
        },
      },
    },
    print: { display: 'none' },
  },
});

export const combNote = style({
  ...typography.small,
  marginBlock: `${space[2]} ${space[4]}`,
  color: color.onNightMuted,
  '@media': {
    [wide]: { selectors: { [folded]: { gridRow: 4, alignSelf: 'end' } } },
    print: { display: 'none' },
  },
});

export const exampleNew = style({ color: color.figure });

/** On the panel, which is dark in both themes. */
export const exampleUse = style([plainButton, { color: color.onNight }]);
