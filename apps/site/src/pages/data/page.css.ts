import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { inRow, stacked, tappable } from '../../layout';

/** Ends with the comb's spine. */
export const head = style({
  paddingTop: 'clamp(128px, 8rem + 3vw, 184px)',
  paddingBottom: 0,
  '@media': { print: { paddingTop: 0 } },
});

export const title = style({ ...typography.h1Article, maxWidth: '11em' });

export const lead = style({ marginTop: vars.space[5] });

export const updated = style({ ...typography.small, marginTop: vars.space[4] });

/** On a phone small enough for its second sentence in one line. */
export const story = style({
  ...typography.h2,
  maxWidth: '12em',
  fontSize: `min(${vars.size.h2}, 11vw)`,
});

export const sentence = style({ display: 'block', textWrap: 'balance' });

export const filesLead = style({ marginTop: vars.space[4], maxWidth: '44em' });

export const files = style({
  marginTop: vars.space[5],
  borderBottom: `1px solid ${vars.color.lineStrong}`,
});

export const file = style({
  ...inRow(`${vars.space[1]} ${vars.space[4]}`, 'baseline'),
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${vars.color.lineStrong}`,
});

export const fileName = style(typography.question);

export const leader = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const span = style({
  fontWeight: 600,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});

export const fileLinks = style({
  ...inRow(vars.space[4]),
  // Links line up in all rows.
  '@media': { [media.tabletUp]: { display: 'grid', gridTemplateColumns: 'auto auto 15rem' } },
});

export const fileNote = style({
  ...typography.small,
  flexBasis: '100%',
  color: vars.color.ink2,
});

export const tableRegion = style({ marginTop: vars.space[5] });

const phone = 'screen and (max-width: 480px)';
const period = '7.75rem';

/** Blank end of the columns in view, as wide as the table's fade. */
const pause = '24px';

/** Width of a column at which two series fit beside the period. */
const column = `max(4.25rem, (100vw - 2 * ${vars.gutter} - ${period} - ${pause}) / 2)`;

/** Shown where a table has columns out of view. */
export const swipe = style({
  ...typography.small,
  marginBottom: vars.space[4],
  fontWeight: 600,
  '@media': {
    screen: { display: 'none' },
    print: { display: 'none' },
    [phone]: { display: 'block' },
  },
});

/** Both tables have the same columns, and scroll if large text does not fit. */
export const table = style({
  '@media': {
    [media.tabletUp]: { tableLayout: 'fixed', minWidth: '42rem' },
    [phone]: { tableLayout: 'fixed', width: `calc(${period} + ${pause} + 6 * ${column})` },
  },
});

globalStyle(`${table} thead > tr > :first-child`, {
  width: '18%',
  '@media': { [phone]: { width: period } },
});

/** The first column out of view begins after the pause. */
globalStyle(`${table} thead > tr > :nth-child(4)`, {
  '@media': { [phone]: { width: `calc(${column} + ${pause})` } },
});

/** Periods stay in view beside the columns that scroll. */
globalStyle(`${table} tbody th`, {
  '@media': { [phone]: { position: 'sticky', left: 0, background: vars.color.bg } },
});

// Smaller than results, as so many rows would fill three screens.
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[2],
  verticalAlign: 'middle',
  '@media': { [media.mobile]: { paddingBlock: vars.space[1] } },
});
// All seven columns fit on a tablet.
globalStyle(`${table} * + :is(th, td)`, { paddingLeft: vars.space[4] });
globalStyle(`${table} tbody th`, { fontSize: '1.5rem' });

export const notes = style({ ...stacked(vars.space[5]), breakInside: 'avoid' });

export const field = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.small,
});

export const noteLinks = style({ display: 'grid', gap: vars.space[2] });

export const noteLink = style(tappable);

/** Change over twelve months, below its index. */
export const change = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.caption,
  lineHeight: 1.2,
});
