/**
 * The menu is drawn in three ways: as lines in a wide window, as a card for each row in others, as
 * a table on paper. Only paper has a table's own layout: on a screen each row is a box of its own,
 * so that the browser lays out and paints no more of them than are in sight.
 */
export const wide = 'screen and (min-width: 1280px)';
export const cards = 'screen and (max-width: 1279.98px)';
/** Cards with the figures beside what was typed. */
export const wideCards = 'screen and (min-width: 720px) and (max-width: 1279.98px)';
export const paper = 'print';

/** In hundredths of the width. */
export const columnWidths = {
  service: 23,
  price: 9,
  since: 10.5,
  visits: 7.5,
  keepsPace: 9,
  withSalons: 9,
  rounded: 9,
  changeInPercent: 8,
  changeAMonth: 11,
  end: 4,
} as const;

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

export const printedCell = { padding: '4px 0 4px 10px', verticalAlign: 'baseline' } as const;
