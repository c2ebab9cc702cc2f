/**
 * The menu is drawn in two ways: as lines of fields in a wide window; in others as a line for each
 * service, which opens to its fields. Each row is a box of its own, so that the browser lays out and
 * paints no more of them than are in sight.
 */
export const wide = 'screen and (min-width: 1280px)';
export const compact = 'screen and (max-width: 1279.98px)';

/** Without a service there is nothing to figure out, and no room on a phone to say so. */
export const onceThereIsAService = {
  selectors: { 'section:not([data-services]) &': { display: 'none' } },
} as const;

/** In hundredths of the width. */
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

/** Space beside a new price, added to the gap of the columns. */
export const beforeTheDate = { paddingRight: '12px' } as const;

const TYPED = ['service', 'price', 'since', 'visits'];

export const isTyped = (column: string) => TYPED.includes(column);

const lineOf = (narrowestFigure: '0' | 'min-content') =>
  ({
    display: 'grid',
    gridTemplateColumns: Object.entries(columnWidths)
      .map(([column, width]) => `minmax(${isTyped(column) ? '0' : narrowestFigure}, ${width}fr)`)
      .join(' '),
    columnGap: '10px',
  }) as const;

/** A row of the wide layout: all have the same columns. */
export const line = lineOf('0');

/** A row of figures: an amount that is wider than its column takes room from what was typed. */
export const lineOfFigures = lineOf('min-content');
