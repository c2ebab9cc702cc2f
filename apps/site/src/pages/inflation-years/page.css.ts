import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { stacked } from '../../layout';

/** The spine of its comb ends it. */
export const head = style({ paddingBottom: 0 });

export const updated = style({ marginTop: vars.space[5] });

export const decades = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: `${vars.space[8]} clamp(32px, 4vw, 64px)`,
  '@media': {
    [media.mobile]: { rowGap: vars.space[6] },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '24px' },
  },
});

/** Where one is who has found no year: after the oldest, in the row of the decades. */
export const links = style({
  ...stacked(vars.space[4]),
  '@media': { print: { display: 'none' } },
});

/** Large enough for a finger, whatever is beside it. */
export const pageLink = style({ display: 'inline-block', paddingBlock: vars.space[1] });

export const oldest = style({ fontSize: vars.size.lead, lineHeight: 1.45 });

export const oldestAmount = style({
  ...typography.num,
  display: 'block',
  marginBottom: vars.space[4],
});

/** Where the comb above is small, the list is one itself, lying on its side. */
const teeth = `screen and ${media.stacked}`;

export const decade = style({ '@media': { print: { breakInside: 'avoid' } } });

export const table = style({
  width: '100%',
  marginTop: vars.space[4],
  // Columns that do not wait for the font of their figures.
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

/** Of its row, for the column of years. */
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

/** As high as a finger needs, without a gap between two years. */
export const yearLink = style({
  ...typography.h4,
  display: 'inline-block',
  paddingBlock: vars.space[2],
  '@media': { [teeth]: { paddingBlock: '.1875rem' }, print: { paddingBlock: vars.space[1] } },
});

export const row = style({ ':hover': { background: vars.color.wash } });

/** Two of three digits beside a year, in text of twice the size too. */
export const figure = style({ ...cell, fontSize: vars.size.small, textAlign: 'right' });

/** What the comb above shows, too. */
export const salons = style([figure, { fontWeight: 600 }]);

/** Behind its row, as long as the year's figure. It hangs on a cell: WebKit lets nothing hang on a row. */
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
