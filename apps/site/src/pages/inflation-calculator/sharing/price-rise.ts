import type { Month } from '@tallycomb/inflation-core';
import type { PriceIndexes } from '../../../calculator/figures/price-indexes';

/** The change of other prices since the visitor's own last changed. */
export interface PriceRise {
  /** Salon prices where they reach back that far, else all prices. */
  readonly pricesOf: 'salons' | 'all';
  readonly from: Month;
  readonly to: Month;
  readonly changeInPercent: number;
  /** Level of each published month, relative to the first. */
  readonly levels: readonly [number, ...number[]];
}

const SERIES = { salons: 'personalCareServices', all: 'cpiU' } as const;

/** The rise by the published indexes; `undefined` if neither has that month. */
export function priceRise(from: Month, indexes: PriceIndexes): PriceRise | undefined {
  for (const pricesOf of ['salons', 'all'] as const) {
    const compared = indexes.compareSeries(indexes[SERIES[pricesOf]], indexes.cpiU, from);
    if (!compared.ok) continue;
    const { changeInPercent, points } = compared.series;
    const [, ...later] = points.map((point) => 1 + point.changeInPercent / 100);
    return { pricesOf, from, to: compared.to, changeInPercent, levels: [1, ...later] };
  }
  return undefined;
}
