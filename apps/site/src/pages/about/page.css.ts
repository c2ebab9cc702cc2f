import { media, art as purposeArt, scrollTarget, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { belowHeader, inRow } from '../../layout';

export const headSection = style([
  belowHeader('clamp(40px, 5vw, 96px)'),
  { paddingBottom: 0, overflowX: 'clip' },
]);

export const line = style({ display: 'block' });

export const headLead = style({
  marginTop: vars.space[6],
  maxWidth: '27em',
  '@media': { [media.mobile]: { marginTop: vars.space[5] } },
});

/** As tall as hair needs on a phone; wider pages show all of it, not a cut across. */
export const headArt = style({
  display: 'block',
  width: '100%',
  height: 'max(180px, 24vw)',
  marginTop: 'clamp(16px, 2vw, 40px)',
  '@media': { print: { display: 'none' } },
});

/** Heading or picture, with words beside it from a desktop on. */
const eightAndFour = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
} as const;

export const sectionHead = style({
  ...eightAndFour,
  alignItems: ['end', 'last baseline'],
  gap: vars.space[5],
  marginBottom: vars.space[8],
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { gap: vars.space[4], marginBottom: vars.space[5] },
    print: { display: 'block', marginBottom: vars.space[4] },
  },
});

export const sectionLead = style({ maxWidth: '24em' });

export const timeZone = style({ whiteSpace: 'nowrap' });

/** Ends with the comb at the poster's lower edge. */
export const purposeSection = style({ paddingBottom: 0, overflowX: 'clip' });

export const poster = style({
  ...eightAndFour,
  alignItems: 'end',
  gap: 'clamp(32px, 6vw, 96px)',
  '@media': {
    // The comb is in the corner, beside the last sentences.
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"poster"' },
    print: { display: 'block' },
  },
});

export const purposeText = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBottom: vars.section,
  '@media': {
    [media.mobile]: { gridArea: 'poster', gap: vars.space[5], paddingBottom: vars.space[6] },
  },
});

const cornerComb = '104px';

export const purposeHeading = style({ color: vars.color.onTeal2 });

export const claim = style({
  ...typography.hero,
  // Three lines in the widest column.
  fontSize: `min(${vars.size.hero}, 8.75rem)`,
  lineHeight: 1.02,
  paddingBottom: vars.space[4],
  textWrap: 'balance',
  // Four lines instead of five.
  '@media': { [media.mobile]: { paddingBottom: vars.space[2], fontSize: vars.size.h1 } },
});

export const note = style({ fontSize: vars.size.small, color: vars.color.onTeal2 });

/** Allows a page break after it. */
export const closing = style({
  '@media': {
    [media.mobile]: { marginRight: `calc(${cornerComb} + ${vars.space[5]})` },
    print: { breakAfter: 'auto' },
  },
});

export const comb = style({
  width: '100%',
  // Covers a gap that fractions of a pixel would leave below.
  marginBottom: '-1px',
  overflow: 'visible',
  '@media': {
    [media.mobile]: { gridArea: 'poster', justifySelf: 'end', width: cornerComb },
    print: { display: 'none' },
  },
});

/** Extends the comb's spine to the edge of the page. */
export const handle = style({ fill: purposeArt.powder });

/** Map above its countries. */
export const world = style({ display: 'grid', gap: vars.space[5] });

export const zones = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: vars.space[8],
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const zone = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  '@media': { [media.mobile]: { paddingBlock: vars.space[1] } },
});

export const mapNote = style({ marginTop: vars.space[5], color: vars.color.ink2 });

export const country = style({ ...typography.h4 });

export const cultureLead = style({
  marginTop: vars.space[5],
  maxWidth: '20em',
  '@media': { [media.mobile]: { marginTop: vars.space[4] } },
});

/** Names as large as headings, where the page has room. */
export const values = style({});

globalStyle(`${values} h3`, { '@media': { [media.tabletUp]: typography.tab } });

const rule = `1px solid ${vars.color.lineStrong}`;

export const positions = style({ borderBottom: rule });

export const position = style({
  ...inRow(vars.space[5], 'baseline'),
  paddingBlock: vars.space[5],
  borderTop: rule,
  '@media': {
    [media.mobile]: { alignItems: 'center', gap: vars.space[2], paddingBlock: vars.space[4] },
  },
});

/** On a phone beside the button if both fit, with the terms below. */
export const title = style({
  ...typography.tab,
  '@media': { [media.mobile]: { ...typography.h3, flexGrow: 1 } },
});

export const leader = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const terms = style({
  ...inRow(`0 ${vars.space[5]}`),
  '@media': { [media.mobile]: { order: 1, flexBasis: '100%' } },
});

export const careersSection = style(scrollTarget);

export const careersGroup = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  selectors: { '& + &': { marginTop: vars.space[8] } },
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { gap: vars.space[4], selectors: { '& + &': { marginTop: vars.space[6] } } },
    print: { display: 'block' },
  },
});

export const benefits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[6],
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
  },
});

export const benefit = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `3px solid ${vars.color.ink}`,
  // Name and sentence side by side, unless large text does not fit.
  '@media': {
    [media.mobile]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space[4],
      paddingTop: vars.space[3],
      borderTop: rule,
    },
  },
});

export const benefitName = style({ '@media': { [media.mobile]: { flex: '0 0 8.5rem' } } });

export const benefitSentence = style({
  textWrap: 'balance',
  '@media': { [media.mobile]: { flex: '1 1 11rem', textWrap: 'pretty' } },
});
