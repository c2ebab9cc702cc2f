import type { MenuColumn } from '@tallycomb/content/calculator';
import { type CarriedPrice, type MenuRow, readMenuRow } from '@tallycomb/inflation-core/menu';
import type { PricesOf } from './menu-pricing';
import { isBlank, type MenuEntry, type Sorting } from './menu-state';

const amountOf = (price: CarriedPrice | undefined) => (price?.ok ? price.amount : undefined);

type Valued = (row: MenuRow, pricesOf: PricesOf) => string | number | undefined;

const VALUES: Readonly<Record<MenuColumn, Valued>> = {
  service: (row) => (isBlank(row) ? undefined : row.service),
  price: (row) => readMenuRow(row).item?.price,
  since: (row) => {
    const { item } = readMenuRow(row);
    return item && item.since.year * 12 + item.since.month;
  },
  visits: (row) => readMenuRow(row).item?.visits,
  keepsPace: (row, pricesOf) => amountOf(pricesOf(row)?.keepsPace),
  withSalons: (row, pricesOf) => amountOf(pricesOf(row)?.withSalons),
  rounded: (row, pricesOf) => pricesOf(row)?.rounded,
  changeInPercent: (row, pricesOf) => pricesOf(row)?.changeInPercent,
  changeAMonth: (row, pricesOf) => pricesOf(row)?.changeAMonth,
};

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en-US', { numeric: true });

/** The rows in an order; those without a value stay last either way. */
export function sortEntries(
  entries: readonly MenuEntry[],
  { column, direction }: Sorting,
  pricesOf: PricesOf,
): MenuEntry[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const valued = entries.map((entry) => ({ entry, value: VALUES[column](entry, pricesOf) }));
  valued.sort(({ value: a }, { value: b }) => {
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    return sign * compare(a, b);
  });
  return valued.map(({ entry }) => entry);
}

/** The order that a press on a column asks for. */
export function nextSorting(column: MenuColumn, sorting: Sorting | undefined): Sorting {
  const isAscending = sorting?.column === column && sorting.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}
