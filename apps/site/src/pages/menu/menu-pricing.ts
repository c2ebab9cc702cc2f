/** The prices of rows, each worked out once: a row that is not typed in keeps what it had. */
import {
  type MenuPrices,
  type MenuRow,
  menuPrices,
  readMenuRow,
} from '@tallycomb/inflation-core/menu';
import type { PriceIndexes } from '../../calculator/price-indexes';

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
