import { focusRing, typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { cards, columnWidths, line, paper, printedCell, wide } from './layouts';
import { onPaperOnly } from './menu-row.css';

const { color, space } = vars;

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { screen: { display: 'block' }, [paper]: { fontSize: '.8125rem' } },
});

/** A caption, head, body or foot, laid out as the table is. */
export const part = style({ '@media': { screen: { display: 'block' } } });

export const caption = style([
  part,
  { ...typography.small, paddingBottom: space[4], color: color.ink2, textAlign: 'left' },
]);

export const headRow = style({
  '@media': {
    [wide]: { ...line, alignItems: 'end', paddingBottom: space[2] },
    [cards]: { display: 'flex', flexWrap: 'wrap', gap: space[2] },
  },
});

/** Words before the buttons; in a table the columns need none. */
export const sortBy = style({
  display: 'none',
  '@media': { [cards]: { display: 'block', width: '100%', fontSize: vars.size.small } },
});

export const end = style({
  '@media': { [cards]: { display: 'none' }, [paper]: { display: 'none' } },
});

const header = style({
  color: color.ink2,
  fontSize: vars.size.caption,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'right',
  '@media': { [paper]: { ...printedCell, fontSize: '.75rem', verticalAlign: 'bottom' } },
});

const TYPED = ['service', 'price', 'since', 'visits'];

export const columnHeader = styleVariants(columnWidths, (width, column) => [
  header,
  {
    ...(TYPED.includes(column) ? { textAlign: 'left' } : {}),
    '@media': {
      [paper]: { width: `${width}%`, ...(column === 'service' ? { paddingLeft: 0 } : {}) },
    },
  },
]);

export const sort = style({
  minHeight: '32px',
  padding: `${space[1]} 0`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  ':hover': { color: color.ink },
  ':focus-visible': focusRing,
  '@media': {
    [cards]: {
      minHeight: '40px',
      padding: `${space[1]} ${space[3]}`,
      border: `1.5px solid ${color.lineStrong}`,
      color: color.ink,
    },
    [paper]: { display: 'none' },
  },
});

export const arrow = style({ marginLeft: '.35em', fontWeight: 400 });

export const printedHeader = onPaperOnly;

const ruled = { borderTop: `3px solid ${color.ink}` } as const;

export const totals = style({
  '@media': {
    [wide]: { ...line, ...ruled, alignItems: 'start', paddingBlock: space[2] },
    [cards]: { ...ruled, display: 'block', marginTop: space[5], paddingTop: space[4] },
    [paper]: ruled,
  },
});

export const totalsName = style({
  fontWeight: 600,
  textAlign: 'left',
  '@media': {
    [wide]: { gridColumn: '1 / 8', paddingTop: '10px' },
    [cards]: { display: 'block', paddingBottom: space[3] },
    [paper]: { ...printedCell, paddingLeft: 0 },
  },
});
