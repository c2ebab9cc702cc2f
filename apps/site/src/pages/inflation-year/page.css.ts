import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { belowHeader, inRow, stacked, tappable } from '../../layout';

/** Ends with the comb's spine. */
export const section = style([belowHeader('clamp(40px, 4vw, 72px)'), { paddingBottom: 0 }]);

export const back = style({
  ...tappable,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});

export const arrow = style({ width: '1.125em', height: '1.125em' });

export const heading = style({
  marginTop: vars.space[5],
  // Keeps "What $50 in 2019" on one line of a narrow phone, in the fallback font too.
  fontSize: `clamp(3.4rem, 17vw, ${vars.size.h1})`,
  // Cuts a fallback font off at its lines, so that nothing moves when the real one arrives.
  paddingBlock: '.2em',
  marginBottom: '-.2em',
  overflowY: 'clip',
});

/** The one figure of a year, over the comb's short teeth, and another as a row of a price list. */
export const figures = style({ containerType: 'inline-size' });

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  borderTop: '1px solid currentColor',
  paddingBlock: vars.space[3],
  fontSize: vars.size.lead,
  fontVariantNumeric: 'lining-nums',
});

export const figureLabel = style(typography.question);

export const amount = styleVariants({
  // On a line of its own, as large as fits.
  salons: {
    ...typography.num,
    flexBasis: '100%',
    marginBlock: `${vars.space[4]} ${vars.space[3]}`,
    fontSize: 'min(15rem, 35cqi)',
    overflowWrap: 'anywhere',
  },
  prices: typography.h3,
});

export const updated = style({ marginTop: vars.space[5] });

export const ratesHeading = style({ ...typography.h4, marginTop: vars.space[7] });

export const noRates = style({ marginTop: vars.space[3] });

export const rates = style({
  marginTop: vars.space[4],
  // The usual line is too pale on the wash.
  vars: { [vars.color.line]: vars.color.lineStrong },
});

export const years = style({ marginTop: vars.space[6] });

export const table = style({});

globalStyle(`${table} caption`, { textWrap: 'balance' });

const onPhone = `screen and ${media.mobile}`;

globalStyle(`${table} tbody :is(th, td)`, {
  '@media': { [onPhone]: { paddingBlock: '7px', lineHeight: 1.3 } },
});

export const change = style({
  ...typography.small,
  display: 'inline-block',
  minWidth: '4.5em',
  color: vars.color.ink2,
  fontWeight: 400,
  '@media': { [onPhone]: { display: 'block', fontSize: vars.size.caption, lineHeight: 1.3 } },
});

/** Columns whose headings stand on one line. */
export const columns = style({ alignItems: 'baseline' });

export const methodText = style(stacked(vars.space[5]));

export const citation = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  '@media': { print: { padding: 0 } },
});

/** Parts that are useless on paper. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const links = style({
  ...inRow(`${vars.space[4]} ${vars.space[6]}`),
  marginTop: vars.space[7],
});

export const link = style(tappable);
