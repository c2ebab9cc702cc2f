import type { Month } from '@tallycomb/inflation-core';
import type { PriceIndexes } from '../../../calculator/figures/price-indexes';

/** The change of prices while the visitor's stayed the same. */
export interface PriceStory {
  /** Salon prices where they reach back that far, else all prices. */
  readonly whose: 'salons' | 'all';
  readonly from: Month;
  readonly to: Month;
  readonly changeInPercent: number;
  /** Level of each published month, relative to the first. */
  readonly levels: readonly [number, ...number[]];
}

const SERIES = { salons: 'personalCareServices', all: 'cpiU' } as const;

/** The story by the published indexes; `undefined` if neither has that month. */
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
