import { focusRing, typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import {
  cards,
  columnWidths,
  isTyped,
  line,
  lineOfFigures,
  paper,
  printedCell,
  wide,
} from './layouts';
import { onPaperOnly } from './table-row.css';

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

/** While there is no service yet, the lines of a list that is still to be filled in. */
export const body = style([
  part,
  {
    selectors: {
      'section:not([data-services]) &::after': {
        content: '',
        display: 'block',
        height: '180px',
        background: `radial-gradient(circle at 50% 50%, ${color.lineStrong} 0 1.3px, transparent 1.7px) 0 22px / 9px 60px`,
        opacity: 0.55,
      },
    },
    '@media': {
      print: { selectors: { 'section:not([data-services]) &::after': { content: 'none' } } },
    },
  },
]);

export const caption = style([
  part,
  { ...typography.small, paddingBottom: space[4], color: color.ink2, textAlign: 'left' },
]);

export const headRow = style({
  '@media': {
    [wide]: { ...line, alignItems: 'end', paddingBottom: space[2] },
    // The cards name what they hold, and `SortBy` sorts them.
    [cards]: { display: 'none' },
  },
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

export const columnHeader = styleVariants(columnWidths, (width, column) => [
  header,
  {
    ...(isTyped(column) ? { textAlign: 'left' } : {}),
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
    [paper]: { display: 'none' },
  },
});

export const arrow = style({ marginLeft: '.35em', fontWeight: 400 });

export const printedHeader = onPaperOnly;

const ruled = { borderTop: `6px double ${color.ink}` } as const;

export const totals = style({
  '@media': {
    [wide]: { ...lineOfFigures, ...ruled, alignItems: 'baseline', paddingBlock: space[3] },
    [cards]: { ...ruled, display: 'block', marginTop: space[5], paddingTop: space[4] },
    [paper]: ruled,
  },
});

export const totalsName = style({
  fontWeight: 600,
  textAlign: 'left',
  '@media': {
    [wide]: { gridColumn: '1 / 8' },
    [cards]: { display: 'block', paddingBottom: space[3] },
    [paper]: { ...printedCell, paddingLeft: 0 },
  },
});

/** Once there is something to sort. */
export const sortBy = style({
  display: 'none',
  '@media': {
    [cards]: {
      selectors: {
        'section[data-services] &': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: space[3],
          marginBottom: space[5],
        },
      },
    },
  },
});

export const sortLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: vars.size.small,
});

const control = {
  minHeight: '44px',
  padding: `${space[1]} ${space[3]}`,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.ink,
  fontSize: '1rem',
  fontWeight: 600,
  ':focus-visible': focusRing,
} as const;

export const sortColumns = style({ ...control, maxWidth: '100%' });

export const sortReverse = style({ ...control, cursor: 'pointer' });
