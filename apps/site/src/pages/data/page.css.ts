import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { inRow, stacked } from '../../layout';

export const head = style({
  paddingTop: 'clamp(128px, 8rem + 3vw, 184px)',
  '@media': { print: { paddingTop: 0 } },
});

export const title = style({ ...typography.h1Article, maxWidth: '11em' });

export const lead = style({ marginTop: vars.space[5] });

export const updated = style({ marginTop: vars.space[4], color: vars.color.ink2 });

export const filesHeading = style({ marginTop: vars.space[8] });

export const filesLead = style({ marginTop: vars.space[3], maxWidth: '44em' });

export const span = style({ fontWeight: 600 });

export const files = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space[5],
  marginTop: vars.space[5],
});

export const file = style({
  overflow: 'hidden',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.e1,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const fileLabel = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  fontSize: vars.size.small,
  '@media': {
    [media.mobile]: { gap: vars.space[2], padding: vars.space[4] },
    print: { paddingInline: 0 },
  },
});

export const fileLinks = style({
  ...inRow(vars.space[4]),
  marginTop: vars.space[2],
});

export const tableRegion = style({ marginTop: vars.space[5] });

/** Both tables have the same columns, and scroll where letters are too large for them. */
export const table = style({
  '@media': { [media.tabletUp]: { tableLayout: 'fixed', minWidth: '42rem' } },
});

globalStyle(`${table} thead > tr > :first-child`, { width: '18%' });

// Rows to look up, not a few to dwell on: at the size of a result they fill three screens.
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[2],
  verticalAlign: 'middle',
  '@media': { [media.mobile]: { paddingBlock: vars.space[1] } },
});
// All seven columns stand on a tablet.
globalStyle(`${table} * + :is(th, td)`, { paddingLeft: vars.space[4] });
globalStyle(`${table} tbody th`, { fontSize: '1.5rem' });

export const notes = style(stacked(vars.space[5]));

export const field = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.small,
});

export const noteLinks = style({ display: 'grid', gap: vars.space[4] });

/** Large enough for a finger, whatever is beside it. */
export const noteLink = style({ display: 'inline-block', paddingBlock: vars.space[1] });

/** Drawn from the spine down, and turned over: a tooth's length is its index. */
export const comb = style({
  width: '100%',
  height: '144px',
  paddingBottom: vars.space[5],
  borderTop: '12px solid',
  background: vars.color.backgroundHero,
  color: vars.color.strand3,
  stroke: 'currentcolor',
  strokeWidth: 1.5,
  transform: 'scaleY(-1)',
  '@media': {
    [media.mobile]: { height: '96px' },
    [media.forcedColors]: { background: 'Canvas', color: 'CanvasText' },
  },
});
