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

const chamfer = '36px';

/** After the oldest decade: a price tag that fills the rest of its row. */
export const tag = style({
  ...stacked(vars.space[5]),
  gridTemplateRows: '1fr',
  justifyItems: 'start',
  padding: `${vars.space[8]} ${vars.space[5]} ${vars.space[5]}`,
  background: vars.color.backgroundHoney,
  color: vars.color.onHoney,
  clipPath: `polygon(${chamfer} 0, calc(100% - ${chamfer}) 0, 100% ${chamfer}, 100% 100%, 0 100%, 0 ${chamfer})`,
  maskImage: 'radial-gradient(circle 9px at 50% 30px, #0000 96%, #000)',
  vars: {
    [vars.color.focus]: vars.color.focusOnHoney,
    [vars.color.strike]: vars.color.lacquerOnHoney,
  },
  '@media': {
    [media.mobile]: { marginTop: vars.space[6] },
    [media.forcedColors]: { border: '1px solid', clipPath: 'none', maskImage: 'none' },
    print: { display: 'none' },
  },
});

export const tagWords = style({ ...typography.h3, textWrap: 'balance' });

export const pageLink = style(tappable);

export const discount = style({ ...typography.lead, textWrap: 'pretty' });

export const discountAmount = style({
  ...typography.num,
  display: 'block',
  marginBottom: vars.space[4],
});

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

/** Columns of years and their dots, and of inflation, as shares of a row. */
const shares = { year: '34%', prices: '27%' } as const;

globalStyle(`${table} thead th:nth-child(1)`, { width: shares.year, textAlign: 'left' });
globalStyle(`${table} thead th:nth-child(2)`, { width: shares.prices });

const cell = {
  borderTop: `1px solid ${vars.color.line}`,
  paddingLeft: vars.space[2],
} as const;

export const year = style({ ...cell, paddingLeft: 0 });

/** A year and the dots that lead to its figures. */
export const name = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] });

/** High enough to tap, without gaps between years. */
export const yearLink = style({
  fontWeight: 600,
  display: 'inline-block',
  paddingBlock: vars.space[2],
  '@media': {
    [`screen and ${media.stacked}`]: { paddingBlock: '.5625rem' },
    print: { paddingBlock: vars.space[1] },
  },
});

export const row = style({ ':hover': { background: vars.color.wash } });

/** Small enough for two three-digit amounts beside a year, even at double text size. */
export const figure = style({ ...cell, fontSize: vars.size.small, textAlign: 'right' });

/** Emphasized, as the comb above shows these figures. */
export const salons = style([figure, { fontWeight: 600 }]);
