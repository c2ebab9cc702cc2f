import type { MenuTableColumn } from '@tallycomb/content/calculator';

/**
 * The two layouts of the menu: rows of fields in a wide window; in others a line per service,
 * which opens to its fields. Each row is a box of its own, so that the browser lays out and paints
 * only those in view.
 */
export const wide = 'screen and (min-width: 1280px)';
export const compact = 'screen and (max-width: 1279.98px)';

/** Hides the element until the menu has a service. */
export const onceHasService = {
  selectors: { 'section:not([data-services]) &': { display: 'none' } },
} as const;

/**
 * Shares of a wide row's width, without its gaps; in the order of `menuTableText.columns` and of
 * the cells in table-row.tsx.
 */
const columnWidths = {
  service: 22.5,
  price: 12.5,
  newPrice: 12.5,
  since: 8.5,
  visits: 7,
  keepsPace: 8.5,
  withSalons: 8.5,
  changeInPercent: 6,
  changeAMonth: 9,
  deleteButton: 4,
} as const satisfies Record<MenuTableColumn | 'deleteButton', number>;

/** Number of columns in the wide layout. */
export const columnCount = Object.keys(columnWidths).length;

/** Columns before the totals: all but the two changes and the button. */
export const columnsBeforeTotals = columnCount - 3;

/** Matches the cell of the new price. */
export const newPriceCell = `:nth-child(${Object.keys(columnWidths).indexOf('newPrice') + 1})`;

/** Space between the new price and the month beside it, added to the columns' gap. */
export const newPricePadding = { paddingRight: '12px' } as const;

const FIELDS: readonly string[] = [
  'service',
  'price',
  'since',
  'visits',
] satisfies readonly MenuTableColumn[];

/** True for a column that the visitor fills in. */
export const isField = (column: string) => FIELDS.includes(column);

const columnsOf = (smallestFigureWidth: '0' | 'min-content') =>
  ({
    display: 'grid',
    gridTemplateColumns: Object.entries(columnWidths)
      .map(
        ([column, width]) => `minmax(${isField(column) ? '0' : smallestFigureWidth}, ${width}fr)`,
      )
      .join(' '),
    columnGap: '10px',
  }) as const;

/** Columns of the head row. */
export const headColumns = columnsOf('0');

/** Columns of rows and totals: wide amounts take room from the fields. */
export const rowColumns = columnsOf('min-content');
