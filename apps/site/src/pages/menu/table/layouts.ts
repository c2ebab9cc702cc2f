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

/** Percentages of the row's width. */
const columnWidths = {
  service: 23,
  price: 12.5,
  newPrice: 11,
  since: 8.5,
  visits: 7,
  keepsPace: 8.5,
  withSalons: 8.5,
  changeInPercent: 7,
  changeAMonth: 9,
  end: 4,
} as const;

/** Space between the new price and the month beside it, added to the columns' gap. */
export const newPricePadding = { paddingRight: '12px' } as const;

const TYPED = ['service', 'price', 'since', 'visits'];

export const isTyped = (column: string) => TYPED.includes(column);

const columnsOf = (narrowestFigure: '0' | 'min-content') =>
  ({
    display: 'grid',
    gridTemplateColumns: Object.entries(columnWidths)
      .map(([column, width]) => `minmax(${isTyped(column) ? '0' : narrowestFigure}, ${width}fr)`)
      .join(' '),
    columnGap: '10px',
  }) as const;

/** Columns that all rows of the wide layout share. */
export const wideRow = columnsOf('0');

/** Columns of a row with figures: wide amounts take room from the fields. */
export const figureRow = columnsOf('min-content');
