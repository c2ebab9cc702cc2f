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

/** A row of the wide layout: all have the same columns. */
export const line = {
  display: 'grid',
  gridTemplateColumns: Object.values(columnWidths)
    .map((width) => `minmax(0, ${width}fr)`)
    .join(' '),
  columnGap: '10px',
} as const;

export const printedCell = { padding: '4px 0 4px 10px', verticalAlign: 'baseline' } as const;
