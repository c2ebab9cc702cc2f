/** The prices of rows, each worked out once: a row that is not typed in keeps what it had. */
import type { MenuColumn } from '@tallycomb/content/calculator';
import {
  type CarriedPrice,
  type MenuPrices,
  type MenuRow,
  menuPrices,
  readMenuRow,
} from '@tallycomb/inflation-core/menu';
import type { PriceIndexes } from '../../calculator/price-indexes';
import { isBlank, type MenuEntry, type Sorting } from './menu-state';

/** The new prices of a service, with the one that it has now, in dollars. */
export interface PricedService extends MenuPrices {
  readonly price: number;
}

/** Gives the prices of a row; `undefined` for one that is not finished, or without the indexes. */
export type PricesOf = (row: MenuRow) => PricedService | undefined;

export function createPricing(
  indexes: PriceIndexes | 'loading' | 'failed',
  step: number,
): PricesOf {
  if (typeof indexes === 'string') return () => undefined;
  const options = { prices: indexes.cpiU, salons: indexes.personalCareServices, step };
  const known = new WeakMap<MenuRow, PricedService | undefined>();
  return (row) => {
    if (!known.has(row)) {
      const { item } = readMenuRow(row);
      known.set(row, item && { ...menuPrices(item, options), price: item.price });
    }
    return known.get(row);
  };
}

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
