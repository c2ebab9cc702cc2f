import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fitting, inRow } from '../../layout';
import { resultEdge } from './page.css';

/** Less space than between other sections, as they belong together. */
export const section = style({ paddingBlock: resultEdge });

/** Sentence that explains the section’s large figure. */
export const lead = style({ marginTop: vars.space[4] });

/** The section of the sum of all gaps. Hairlines of its table show on its background. */
export const poster = style([
  section,
  { vars: { [vars.color.line]: `color-mix(in srgb, ${vars.color.lineStrong} 45%, transparent)` } },
]);

export const missed = style({ containerType: 'inline-size', marginTop: vars.space[5] });

export const missedSpan = style(typography.question);

// Amounts of up to eleven characters fill the page's width.
export const missedFigure = styleVariants({ short: '26cqi', long: '16cqi' }, (fontSize) => ({
  ...typography.num,
  display: 'block',
  marginBlock: `${vars.space[3]} ${vars.space[5]}`,
  fontSize,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'anywhere',
}));

export const missedNote = style({ maxWidth: '44em', textWrap: 'pretty' });

/** The table beside its chart, or above it. */
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'start',
  gap: `${vars.space[5]} clamp(32px, 5vw, 80px)`,
  marginTop: vars.space[7],
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
    [media.mobile]: { marginTop: vars.space[5] },
  },
});

export const years = style({ minWidth: 0 });

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

globalStyle(`${halves} > :first-child`, { '@media': { [media.tabletUp]: { order: 1 } } });

export const salonsNote = style({ maxWidth: '38em' });

export const estimateNote = style({ marginTop: vars.space[5], maxWidth: '34em' });

export const salonFigures = style({
  marginTop: vars.space[5],
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, auto)',
      marginTop: vars.space[4],
    },
  },
});

// Each figure above its label.
globalStyle(`${salonFigures} > div`, {
  '@media': { [media.mobile]: { display: 'flex', flexDirection: 'column-reverse' } },
});
globalStyle(`${salonFigures} dd`, { '@media': { [media.mobile]: typography.h3 } });

/** All visits as a comb's teeth, whose round feet the spine cuts off. */
export const visitsComb = style({
  display: 'block',
  width: '100%',
  height: 'clamp(72px, 9vw, 120px)',
  marginTop: vars.space[5],
  borderBottom: `${vars.space[4]} solid`,
  strokeWidth: 'clamp(4px, .6vw, 8px)',
  strokeLinecap: 'round',
  '@media': { print: { display: 'none' } },
});

export const keptVisit = style({
  stroke: 'currentColor',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const lostVisit = style({
  stroke: vars.color.inflHatch,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const visitsAnswer = style({
  ...typography.tab,
  marginTop: vars.space[5],
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

/** Closer to its answer, where it is folded. */
export const visitsFold = style({
  '@media': { [media.mobile]: { marginTop: `calc(-1 * ${vars.space[5]})` } },
});

export const formula = style({
  ...typography.small,
  marginTop: vars.space[3],
});

export const guide = style({ marginTop: vars.space[4] });

// 44 pixels high for a finger, in the room of a line.
globalStyle(`:is(${guide}, ${download}) > a`, { paddingBlock: '.75rem' });

export const visitsCard = style({
  ...fitting('9.5rem', `${vars.space[2]} ${vars.space[4]}`),
});

// Labels, fields and hints line up, however long a label is.
globalStyle(`${visitsCard} > *`, { gridRow: 'span 4', gridTemplateRows: 'subgrid' });
globalStyle(`${visitsCard} label`, { alignSelf: 'end' });
