import type { Month } from '@tallycomb/inflation-core';
import type { PriceIndexes } from '../../../calculator/figures/price-indexes';

/** How far prices went while the visitor's stayed. */
export interface PriceStory {
  /** Salon prices where they reach back that far, else all prices. */
  readonly whose: 'salons' | 'all';
  readonly from: Month;
  readonly to: Month;
  readonly changeInPercent: number;
  /** Each published month's level, where 1 is that of the first. */
  readonly levels: readonly [number, ...number[]];
}

const SERIES = { salons: 'personalCareServices', all: 'cpiU' } as const;

/** By the published indexes; nothing where neither has that month. */
export function priceStory(from: Month, indexes: PriceIndexes): PriceStory | undefined {
  for (const whose of ['salons', 'all'] as const) {
    const compared = indexes.compareSeries(indexes[SERIES[whose]], indexes.cpiU, from);
    if (!compared.ok) continue;
    const { changeInPercent, points } = compared.series;
    const [, ...later] = points.map((point) => 1 + point.changeInPercent / 100);
    return { whose, from, to: compared.to, changeInPercent, levels: [1, ...later] };
  }
  return undefined;
}
