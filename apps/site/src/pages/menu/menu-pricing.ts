/** Prices of rows, calculated once for each version of a row. */

import type { MenuTableColumn } from '@tallycomb/content/calculator';
import {
  type CarriedPrice,
  type MenuItem,
  type MenuPrices,
  type MenuPricesOptions,
  type MenuRow,
  menuPrices,
} from '@tallycomb/inflation-core/menu';
import type { PriceIndexes } from '../../calculator/figures/price-indexes';
import { finestStep, stepOf } from '../../calculator/rounding';
import { FIGURES, type FigureName } from './menu-columns';
import { isBlank, type MenuEntry, type MenuState, type Sorting } from './menu-reducer';
import { readEntry } from './menu-state';

/** The new prices of a service, with the one that it has now, in dollars. */
export interface PricedService extends MenuPrices {
  readonly price: number;
}

/** Gives the prices of a row; `undefined` for one that is not finished, or without the indexes. */
export type PricesOf = (row: MenuRow) => PricedService | undefined;

/** True if the new price of a service differs from its price now. */
export const isChanged = (prices: PricedService | undefined): boolean =>
  prices?.rounded !== undefined && prices.rounded !== prices.price;

export interface PricedMenu {
  readonly menu: MenuState;
  readonly pricesOf: PricesOf;
}

type Indexes = Omit<MenuPricesOptions, 'step'>;

function pricedService(item: MenuItem, rounding: string, indexes: Indexes): PricedService {
  const { price } = item;
  const pricesAt = (step: number) => ({ ...menuPrices(item, { ...indexes, step }), price });
  const finest = pricesAt(finestStep(rounding));
  const to = amountOf(finest.keepsPace);
  const step = to && stepOf(rounding, { from: price, to });
  return step === undefined || step === finestStep(rounding) ? finest : pricesAt(step);
}

export function createPricing(
  indexes: Pick<PriceIndexes, 'cpiU' | 'personalCareServices'> | 'loading' | 'failed',
  step: string,
): PricesOf {
  if (typeof indexes === 'string') return () => undefined;
  const series = { prices: indexes.cpiU, salons: indexes.personalCareServices };
  const known = new WeakMap<MenuRow, PricedService | undefined>();
  return (row) => {
    if (!known.has(row)) {
      const { item } = readEntry(row);
      known.set(row, item && pricedService(item, step, series));
    }
    return known.get(row);
  };
}

const amountOf = (price: CarriedPrice | undefined) => (price?.ok ? price.amount : undefined);

/** The value that a row is sorted by. */
function valueIn(column: MenuTableColumn, row: MenuRow, pricesOf: PricesOf) {
  if (column === 'service') return isBlank(row) ? undefined : row.service;
  if (column in FIGURES) {
    const prices = pricesOf(row);
    return prices && FIGURES[column as FigureName].valueOf(prices);
  }
  const value = readEntry(row).item?.[column as 'price' | 'since' | 'visits'];
  return typeof value === 'object' ? value.year * 12 + value.month : value;
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en-US', { numeric: true });

/** Sorts rows; those without a value stay last in either direction. */
export function sortEntries(
  entries: readonly MenuEntry[],
  { column, direction }: Sorting,
  pricesOf: PricesOf,
): MenuEntry[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const valued = entries.map((entry) => ({ entry, value: valueIn(column, entry, pricesOf) }));
  valued.sort(({ value: a }, { value: b }) => {
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    return sign * compare(a, b);
  });
  return valued.map(({ entry }) => entry);
}

/** The same column in the other direction. */
export const reversed = ({ column, direction }: Sorting): Sorting => ({
  column,
  direction: direction === 'ascending' ? 'descending' : 'ascending',
});
