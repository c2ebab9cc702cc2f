import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';
import { typography } from './type';
import { visuallyHidden } from './visually-hidden';
import { zOrder } from './z-order';

const { color, space } = vars;

/** A window of each width, all to one scale. */
export const windows = style({ display: 'grid', gap: space[7] });

export const name = style({ ...typography.h4, marginBottom: space[1] });
export const note = style({ ...typography.small, marginBottom: space[3], color: color.ink2 });

export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontFamily: vars.font.text,
});

export const page = style({ fill: color.wash, stroke: color.lineStrong });
export const gutter = style({ fill: color.backgroundHero });
export const column = style({ fill: color.comb });
export const rule = style({ stroke: color.lineStrong, strokeWidth: 1 });
export const tooth = style({ fill: color.comb });
/** On a phone they would be too small to read, or lie over one another: the table has them. */
export const label = style({
  fill: color.ink,
  fontSize: '24px',
  textAnchor: 'middle',
  '@media': { [media.mobile]: { display: 'none' } },
});

export const splits = style({ display: 'grid', gap: space[5] });

const split = style({ display: 'grid', gap: '24px', marginBottom: space[2] });
const shareOf = (...parts: readonly number[]) => ({
  gridTemplateColumns: parts.map((part) => `minmax(0, ${part}fr)`).join(' '),
});

export const shares = styleVariants(
  {
    '8/4': shareOf(8, 4),
    '5/7': shareOf(5, 7),
    '4/8': shareOf(4, 8),
    '3/9': shareOf(3, 9),
    '6/6': shareOf(6, 6),
    '4/4/4': shareOf(4, 4, 4),
  },
  (columns) => [split, columns],
);

export const part = style({
  ...typography.small,
  padding: space[4],
  borderRadius: vars.radius.card,
  background: color.backgroundHero,
});
export const tall = style([part, { background: color.wash }]);
export const use = style({ ...typography.small, color: color.ink2 });

export const scroller = style({ overflowX: 'auto' });
export const table = style({ ...typography.small, borderCollapse: 'collapse', textAlign: 'left' });
export const cell = style({
  padding: `${space[3]} ${space[5]} ${space[3]} 0`,
  fontWeight: 400,
  '@media': { [media.mobile]: { paddingBlock: 0 } },
});
/** On a phone what a row says stands beneath its name, which needs no heading. */
globalStyle(`${table} tr`, {
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: space[1],
      paddingBlock: space[3],
    },
  },
});
globalStyle(`${table} :is(th, td):last-child`, {
  '@media': { [media.mobile]: { gridColumn: '1 / -1', color: color.ink2 } },
});
globalStyle(`${table} thead`, { '@media': { [media.mobile]: visuallyHidden } });

/** Sheets over one another, the topmost first, each a step further in than the one above. */
export const layers = style({ display: 'grid', paddingRight: space[8] });

const sheet = style({
  ...typography.small,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  marginTop: `-${space[2]}`,
  padding: `${space[5]} ${space[5]} ${space[6]}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.e2,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

const step = 12;

export const depths = styleVariants(zOrder, (depth) => [
  sheet,
  { zIndex: depth, left: `${((zOrder.skipLink - depth) / 10) * step}px` },
]);

export const background = style([
  sheet,
  {
    left: `${(zOrder.skipLink / 10) * step}px`,
    background: color.backgroundHero,
    boxShadow: 'none',
  },
]);

/** Beneath the name where there is no room beside it. */
export const lifted = style({ flex: '1 1 8rem' });

export const depth = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
