import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { fitting, inRow } from '../../../layout';
import { plainButton, wide } from '../page.css';

const { color, size, space } = vars;

const sign = '1.5rem';
/** Columns of a line in a wide window; in others its prices are at the end of its name. */
const columns = 'minmax(0, 1fr) minmax(6rem, auto) minmax(6.5rem, auto) 4rem';

/** Left out on paper, where the menu is another list. */
export const list = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});

export const tools = style({
  ...inRow(space[3], 'center'),
  minHeight: '64px',
  marginBottom: space[3],
});

export const hint = style([tools, typography.question, { alignItems: 'end' }]);

/** As wide as its short options need: the longest would take a line of its own. */
globalStyle(`${tools} > select`, { flex: '0 1 9rem', minWidth: 0 });

const lineColumns = {
  display: 'grid',
  gridTemplateColumns: `${columns} ${sign}`,
  columnGap: space[3],
  alignItems: 'baseline',
  selectors: {
    // The money of a month has a column once there are visits.
    '[data-visits] &': { gridTemplateColumns: `${columns} minmax(6rem, auto) ${sign}` },
  },
} as const;

/** Heads of the figures, which are words in each line for screen readers. */
export const heads = style({
  display: 'none',
  color: color.ink2,
  fontSize: size.caption,
  fontWeight: 600,
  textAlign: 'right',
  '@media': { [wide]: lineColumns },
});

/** A heading of the list and its services, in a wide window side by side. */
export const section = style({
  marginTop: space[5],
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
      columnGap: space[5],
      marginTop: space[4],
      paddingTop: space[3],
      borderTop: `1px solid ${color.line}`,
    },
  },
});

export const heading = style({
  ...typography.h3,
  paddingBlock: space[1],
  color: color.accentText,
  overflowWrap: 'anywhere',
});

export const row = style({
  selectors: {
    '&[data-open]': {
      marginBlock: space[2],
      marginInline: `calc(-1 * ${space[3]})`,
      paddingInline: space[3],
      borderRadius: vars.radius.card,
      background: color.wash,
    },
  },
});

/** The button of a row: a plus at its end, or a minus while it is open. */
export const line = style({
  ...inRow(`0 ${space[2]}`),
  position: 'relative',
  alignItems: 'last baseline',
  width: '100%',
  minHeight: '48px',
  padding: `${space[2]} ${sign} ${space[2]} 0`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '::after': {
    content: ['"+"', '"+" / ""'],
    position: 'absolute',
    right: 0,
    bottom: space[2],
    color: color.accentText,
    fontSize: '1.25rem',
    fontWeight: 600,
  },
  ':hover': { background: color.wash },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: { '&[aria-expanded="true"]::after': { content: ['"−"', '"−" / ""'] } },
  '@media': {
    [wide]: {
      ...lineColumns,
      paddingRight: 0,
      '::after': { position: 'static', gridColumn: '-2', textAlign: 'right' },
    },
  },
});

export const name = style({
  flex: '1 1 6rem',
  overflowX: 'clip',
  '@media': { [wide]: { fontSize: '1.25rem' } },
});

/** Does not break if it fits on a line. */
export const whole = style({ display: 'inline-block' });

/** What the price is for: “per hour”. */
export const unit = style({ color: color.ink2, fontSize: size.small });

/** “from” before a new price. */
export const before = style({ paddingRight: '3px', color: color.ink2, fontSize: size.small });

/** From the last word to the prices, without width, so that it wraps no word. */
export const leader = style({
  display: 'inline-block',
  width: '100%',
  marginInline: `${space[2]} calc(-100% - ${space[2]})`,
});

// Beside two prices with “from” a phone has room for two dots.
globalStyle(`${line}:has(${before}) ${leader}`, {
  '@media': { '(max-width: 480px)': { display: 'none' } },
});

/** Both prices, which stay together on a phone. */
export const prices = style({
  ...inRow(`0 ${space[1]}`, 'baseline'),
  justifyContent: 'flex-end',
  marginLeft: 'auto',
  textAlign: 'right',
  '@media': { [wide]: { display: 'contents' } },
});

export const now = style({ color: color.ink2, '@media': { [wide]: { gridColumn: 2 } } });

/** As wide on a phone before there is a price, so that no name wraps when it comes. */
export const next = style({ minWidth: '2.75rem', '@media': { [wide]: { gridColumn: 3 } } });

/** The arrow to a price that is not known yet. */
export const unknown = style({ visibility: 'hidden' });

export const newPrice = style({
  ...typography.h4,
  color: color.accentText,
  fontSize: '1.75rem',
  // The line is as high without it, so that nothing moves when it comes.
  lineHeight: 0,
  '@media': {
    [wide]: { fontSize: '2.25rem' },
    '(min-width: 1200px)': { fontSize: '2.75rem' },
  },
});

// Heads stand above figures only; their room is kept, so that no row moves when one comes.
globalStyle(`${list}:not(:has(${newPrice})) > ${heads}`, { visibility: 'hidden' });

const inItsColumn = (column: number) =>
  ({
    display: 'none',
    '@media': { [wide]: { display: 'block', gridColumn: column } },
  }) as const;

export const change = style({ ...inItsColumn(4), textAlign: 'right', whiteSpace: 'nowrap' });

export const extra = style({
  ...inItsColumn(5),
  textAlign: 'right',
  selectors: { [`${list}:not([data-visits]) &`]: { display: 'none' } },
});

export const editor = style({
  minWidth: 0,
  margin: 0,
  padding: `${space[2]} 0 ${space[3]}`,
  border: 0,
});

export const fields = style({ ...inRow(space[3], 'end'), width: '100%' });

globalStyle(`${fields} > *`, { flex: '1 1 7.5rem', minWidth: 0, gap: space[1] });
globalStyle(`${fields} > :first-child`, { flex: '3 1 16rem' });
globalStyle(`${fields} label`, { fontSize: size.small });
globalStyle(`${fields} input`, { minHeight: '48px', paddingBlock: '.375rem', fontSize: '1rem' });

/** Figures of an open row, or its errors: as high as either, so that nothing moves when they change places. */
export const behind = style({
  ...inRow(`${space[1]} ${space[4]}`),
  alignContent: 'start',
  minHeight: '60px',
  paddingBlock: space[3],
  fontSize: size.small,
  '@media': { [media.mobile]: { minHeight: '104px' } },
});

export const problem = style({
  display: 'flex',
  gap: space[1],
  color: color.accentText,
  fontWeight: 600,
});

export const problemIcon = style({
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  color: color.accentText,
});

export const figures = style({ ...fitting('15rem', `${space[1]} ${space[7]}`), flex: '1 1 100%' });

export const figure = style(inRow(`0 ${space[2]}`, 'baseline'));

export const amount = style({ marginLeft: 'auto', fontWeight: 600, overflowWrap: 'anywhere' });

export const deleteButton = style([
  plainButton,
  { margin: `${space[2]} calc(-1 * ${space[2]}) 0` },
]);

export const deleted = style({
  paddingBlock: space[2],
  color: color.ink2,
  fontSize: size.small,
  overflowWrap: 'anywhere',
});
