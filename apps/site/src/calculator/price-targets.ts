/** What one price would have to be. */
import type { priceBoxText } from '@tallycomb/content/calculator';
import { adjustPrice, compareMonths, type Month } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import type { IndexSeries } from '@tallycomb/inflation-core/series';
import type { PriceIndexes } from './price-indexes';

/** Two prices in dollars, now and to be, and what moved meanwhile; or why there are none. */
export type PriceTarget =
  | {
      readonly from: number;
      readonly to: number;
      readonly changeInPercent: number;
      /** The months that the change lies between. */
      readonly since: Month;
      readonly asOf: Month;
      readonly isEstimate: boolean;
    }
  | keyof typeof priceBoxText.left;

interface AskedPrice {
  /** Dollars. */
  readonly price: number | undefined;
  /** When it last changed. */
  readonly since: Month | undefined;
}

/** The form's own month goes by the result, estimate or not; another month by the published index. */
export function priceTargets(
  { price, since }: AskedPrice,
  result: InflationResult,
  indexes: PriceIndexes | 'loading' | 'failed',
): Readonly<Record<'prices' | 'salons', PriceTarget>> {
  if (price === undefined || !since || compareMonths(since, result.today) > 0) {
    return { prices: 'open', salons: 'open' };
  }
  const along = (name: 'cpiU' | 'personalCareServices'): PriceTarget => {
    if (typeof indexes === 'string') return indexes;
    const series: IndexSeries = indexes[name];
    if (compareMonths(since, series.first) < 0) return 'before-series';
    const { amount, from, to } = indexes.inflate(series, { amount: price, from: since });
    return {
      from: price,
      to: amount,
      changeInPercent: indexes.changeInPercent(series, { from: since }),
      since: from.indexMonth,
      asOf: to.indexMonth,
      isEstimate: false,
    };
  };
  const isOfResult = compareMonths(since, result.from) === 0;
  return {
    prices: isOfResult
      ? {
          from: price,
          to: adjustPrice({ price, ...result.ratio }),
          changeInPercent: result.raiseInPercent,
          since: result.baseIndexMonth ?? since,
          asOf: result.asOf,
          isEstimate: result.source === 'estimate',
        }
      : along('cpiU'),
    salons: along('personalCareServices'),
  };
}
