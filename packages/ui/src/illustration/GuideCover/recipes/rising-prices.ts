import { indexes, whole } from './counting';

/** Prices that rise by three to eight dollars a step. */
export function risingPrices(count: number, first: number, next: () => number): number[] {
  let price = first + whole(0, 8, next());
  return indexes(count).map((index) => {
    if (index > 0) price += whole(3, 6, next());
    return price;
  });
}
