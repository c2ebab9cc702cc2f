import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fitting, inRow, pairGap } from '../../layout';
import { resultEdge } from './page.css';

/** Less space than between other sections, as they belong together. */
export const section = style({ paddingBlock: resultEdge });

/** Sentence that explains the section’s large figure. */
export const lead = style({ marginTop: vars.space[4] });

/** The column of the table of years, or of its chart. */
export const years = style({ minWidth: 0 });

// Hairlines that show on the section's background.
globalStyle(`${years} > :not(details, figure) table`, {
  vars: { [vars.color.line]: `color-mix(in srgb, ${vars.color.lineStrong} 45%, transparent)` },
});

export const missed = style({
  containerType: 'inline-size',
  marginTop: vars.space[6],
  '@media': { [media.mobile]: { marginTop: vars.space[4] } },
});

export const missedSpan = style(typography.question);

// Amounts of up to eleven characters fill the page's width.
export const missedFigure = styleVariants({ short: '27cqi', long: '12cqi' }, (fontSize) => ({
  ...typography.result,
  display: 'block',
  marginTop: vars.space[2],
  // A comma reaches below the line.
  marginBottom: `calc(.045em + ${vars.space[6]})`,
  fontSize,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { marginBottom: `calc(.045em + ${vars.space[4]})` } },
}));

export const missedNote = style({
  maxWidth: '44em',
  textWrap: 'pretty',
  '@media': { [media.mobile]: typography.small },
});

/** The table beside its chart, or above it. */
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'start',
  gap: `${vars.space[5]} ${pairGap}`,
  marginTop: vars.space[6],
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
    [media.mobile]: { marginTop: vars.space[3] },
  },
});

/** The button, and a link beside it. */
export const download = style({
  ...inRow(`0 ${vars.space[5]}`, 'center'),
  ...typography.small,
  marginTop: vars.space[4],
});

export const unfold = style({
  marginTop: vars.space[5],
  '@media': { [media.mobile]: { marginTop: vars.space[4] } },
});

/** Words beside a chart; the chart begins the row, as the sections above and below begin with words. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 'clamp(24px, 6vw, 96px)',
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] },
  },
});

globalStyle(`${halves} > :has(+ figure)`, { '@media': { [media.tabletUp]: { order: 1 } } });

export const salonsNote = style({ maxWidth: '38em' });

export const estimateNote = style({ marginTop: vars.space[5], maxWidth: '34em' });

export const salonFigures = style({
  marginTop: vars.space[5],
  // The disclosure below has a line of its own.
  '@media': { [media.mobile]: { marginTop: vars.space[4], borderBottom: 0 } },
});

globalStyle(`${salonFigures} > div`, {
  '@media': { [media.mobile]: { paddingBlock: `${vars.space[2]} 0` } },
});

/** All visits as a comb's teeth, whose round feet the spine cuts off. */
export const visitsComb = style({
  display: 'block',
  width: '100%',
  height: '80px',
  borderBottom: `${vars.space[4]} solid`,
  '@media': {
    [media.mobile]: { height: '52px', borderWidth: vars.space[2] },
    print: { display: 'none' },
  },
});

export const visitsAnswer = style({
  ...typography.tab,
  lineHeight: 1.12,
  marginTop: vars.space[4],
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const visitsFold = style({
  marginTop: vars.space[5],
  '@media': { [media.mobile]: { marginTop: vars.space[4] } },
});

// In colors of the yellow background.
globalStyle(`${visitsFold} > details`, { borderColor: 'currentColor' });
globalStyle(`${visitsFold} > details > summary::after`, { color: 'inherit' });

export const formula = style({
  ...typography.small,
  marginTop: vars.space[3],
});

export const guide = style({ marginTop: vars.space[4] });

// 44 pixels high for a finger, in the room of a line.
globalStyle(`:is(${guide}, ${download}) > a`, { paddingBlock: '.75rem' });

export const visitsCard = style({
  ...fitting('9.5rem', `${vars.space[2]} ${vars.space[4]}`),
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

// Labels, fields and hints line up, however long a label is.
globalStyle(`${visitsCard} > *`, { gridRow: 'span 4', gridTemplateRows: 'subgrid' });
// Both prices above what a visit costs and how many there are.
globalStyle(`${visitsCard} > *`, { '@media': { [media.tabletUp]: { gridColumn: 'span 2' } } });
globalStyle(`${visitsCard} > :nth-child(-n + 2)`, {
  '@media': { [media.tabletUp]: { gridColumn: 'span 3' } },
});
globalStyle(`${visitsCard} label`, { alignSelf: 'end' });
