import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { phoneBlock, phoneSummary } from '../../calculator/folded.css';
import { stacked, tappable } from '../../layout';

/** Ends with the comb's spine. */
export const head = style({ paddingBottom: 0 });

export const updated = style({ marginTop: vars.space[5] });

export const decades = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: `${vars.space[8]} clamp(32px, 4vw, 64px)`,
  '@media': {
    [media.mobile]: { rowGap: 0 },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '24px' },
  },
});

/** Links after the oldest decade, as one more item of the grid. */
export const links = style({
  ...stacked(vars.space[4]),
  '@media': { [media.mobile]: { marginTop: vars.space[6] }, print: { display: 'none' } },
});

export const pageLink = style(tappable);

export const oldest = style({ fontSize: vars.size.lead, lineHeight: 1.45 });

export const oldestAmount = style({
  ...typography.num,
  display: 'block',
  marginBottom: vars.space[4],
});

/** Small screens, on which the rows get teeth behind them, as the comb above is small. */
const teeth = `screen and ${media.stacked}`;

export const decade = style([
  phoneBlock,
  {
    '@media': {
      [media.mobile]: { borderBottom: `1px solid ${vars.color.lineStrong}` },
      print: { breakInside: 'avoid' },
    },
  },
]);

/** Amounts of a decade, in a line as high as its heading. */
export const range = style([phoneSummary, { lineHeight: '2rem' }]);

export const table = style({
  width: '100%',
  marginTop: vars.space[4],
  // Fixed, so that columns do not change when the font arrives.
  tableLayout: 'fixed',
  isolation: 'isolate',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} thead th`, {
  ...typography.small,
  paddingBottom: vars.space[2],
  color: vars.color.ink2,
  fontWeight: 600,
  textAlign: 'right',
});

/** Width of the column of years, as a share of its row. */
const yearShare = 0.26;

globalStyle(`${table} thead th:first-child`, {
  width: `${100 * yearShare}%`,
  textAlign: 'left',
});

const cell = {
  borderTop: `1px solid ${vars.color.line}`,
  paddingLeft: vars.space[2],
} as const;

export const year = style({
  ...cell,
  position: 'relative',
  paddingLeft: 0,
  fontWeight: 400,
  textAlign: 'left',
});

/** High enough to tap, without gaps between years. */
export const yearLink = style({
  fontWeight: 600,
  display: 'inline-block',
  paddingBlock: vars.space[2],
  '@media': {
    [teeth]: {
      paddingBlock: '.5625rem',
      // The whole row is the link, positioned like its tooth.
      '::after': {
        content: '',
        position: 'absolute',
        inset: '0 auto 0 0',
        width: `calc(100% / ${yearShare})`,
      },
    },
    print: { paddingBlock: vars.space[1] },
  },
});

export const row = style({ ':hover': { background: vars.color.wash } });

/** Small enough for two three-digit amounts beside a year, even at double text size. */
export const figure = style({ ...cell, fontSize: vars.size.small, textAlign: 'right' });

/** Emphasized, as the comb above shows these figures. */
export const salons = style([figure, { fontWeight: 600 }]);

/** A tooth behind its row, positioned by a cell, as WebKit positions nothing by a table row. */
export const tooth = style({
  display: 'none',
  stroke: vars.color.lacquer,
  strokeWidth: '100%',
  '@media': {
    [teeth]: {
      display: 'block',
      position: 'absolute',
      zIndex: -1,
      inset: '1px auto 0 0',
      width: `calc(100% / ${yearShare})`,
      height: 'calc(100% - 1px)',
      opacity: 0.14,
    },
    [media.forcedColors]: { stroke: 'CanvasText' },
  },
});
