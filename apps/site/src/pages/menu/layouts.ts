/**
 * The menu is drawn in three ways: as lines in a wide window, as a card for each row in others, as
 * a table on paper. Only paper has a table's own layout: on a screen each row is a box of its own,
 * so that the browser lays out and paints no more of them than are in sight.
 */
import { breakpoints, media } from '@tallycomb/ui/styles';

export const wide = `screen and (min-width: ${breakpoints.stacked}px)`;
export const cards = `screen and ${media.stacked}`;
export const paper = 'print';

/** In hundredths of the width. */
export const columnWidths = {
  service: 20,
  price: 10.5,
  since: 11,
  visits: 8,
  keepsPace: 9.5,
  withSalons: 9.5,
  rounded: 8.5,
  changeInPercent: 8.5,
  changeAMonth: 10,
  end: 4.5,
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
