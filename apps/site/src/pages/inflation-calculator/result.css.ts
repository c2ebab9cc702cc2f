import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { fitting, inRow } from '../../layout';
import { resultEdge } from './page.css';

/** Less space than between other sections, as they belong together. */
export const section = style({ paddingBlock: resultEdge });

/** Sentence that explains the section’s large figure. */
export const lead = style({ marginTop: vars.space[4] });

/** The table beside its chart, or above it; the missed amount is beside the heading. */
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: `${vars.space[5]} clamp(32px, 5vw, 80px)`,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
  },
});

const wholeRow = { '@media': { [media.stacked]: { gridColumn: '1 / -1' } } } as const;

export const yearTable = style({ gridColumn: 1, minWidth: 0, ...wholeRow });

export const beside = style({ gridColumn: 2, ...wholeRow });

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

export const missed = style({ '@media': { [media.tabletUp]: { gridRow: 1, gridColumn: 2 } } });

export const missedFigure = style({
  ...typography.h3,
  display: 'block',
  marginTop: vars.space[1],
  overflowWrap: 'anywhere',
});

export const note = style({
  ...typography.small,
  marginTop: vars.space[2],
  maxWidth: '38em',
  color: vars.color.ink2,
});

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 'clamp(24px, 6vw, 96px)',
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] },
  },
});

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

export const visitsAnswer = style({
  ...typography.h3,
  marginTop: `clamp(${vars.space[4]}, 3vw, ${vars.space[5]})`,
  maxWidth: '22em',
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
  ...fitting('6.5rem', `${vars.space[2]} ${vars.space[4]}`),
});

// Labels, fields and hints line up, however long a label is.
globalStyle(`${visitsCard} > *`, { gridRow: 'span 4', gridTemplateRows: 'subgrid' });
globalStyle(`${visitsCard} label`, { alignSelf: 'end' });
