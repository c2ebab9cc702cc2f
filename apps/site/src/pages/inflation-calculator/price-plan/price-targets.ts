/** New prices that keep up with inflation. */
import { priceBoxText, roundingText } from '@tallycomb/content/calculator';
import {
  addMonths,
  adjustPrice,
  compareMonths,
  formatMonth,
  type Month,
  parseMonth,
  parseRevenue,
} from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import type { IndexSeries } from '@tallycomb/inflation-core/series';
import { loadPriceIndexes, type PriceIndexes } from '../../../calculator/figures/price-indexes';
import { chosenFrom, useEntryTexts } from '../../../calculator/form/use-entry-texts';
import { defaultRounding } from '../../../calculator/rounding';
import { useLoaded } from '../../../calculator/use-loaded';

/** The current and the new price in dollars, and the change of the index between. */
export interface FoundTarget {
  readonly from: number;
  readonly to: number;
  readonly changeInPercent: number;
  /** Months at both ends of the change. */
  readonly since: Month;
  readonly asOf: Month;
  /** Prices that kept up, one per year, the last of `asOf`; at least one. */
  readonly yearly: readonly number[];
  readonly isEstimate: boolean;
}

/** A target, or the reason that there is none. */
export type PriceTarget = FoundTarget | keyof typeof priceBoxText.left;

type RegionalIndex = IndexSeries | 'loading' | 'failed';

/**
 * Both targets of a price, from the month when it last changed. The form's own month goes by the
 * result, estimate or not; another month by the published index, and a region by its own.
 */
function priceTargets(
  { price, since }: { price: number | undefined; since: Month | undefined },
  result: InflationResult,
  indexes: PriceIndexes | 'loading' | 'failed',
  regional?: RegionalIndex,
): Readonly<Record<'prices' | 'salons', PriceTarget>> {
  if (price === undefined || !since) {
    return { prices: 'not-entered', salons: 'not-entered' };
  }
  const along = (series: RegionalIndex): PriceTarget => {
    if (typeof indexes === 'string') return indexes;
    if (typeof series === 'string') return series;
    if (compareMonths(since, series.first) < 0) return 'before-series';
    const start = earlierOf(since, series.newest);
    const { amount, from, to } = indexes.inflate(series, { amount: price, from: start });
    return {
      from: price,
      to: amount,
      changeInPercent: indexes.changeInPercent(series, { from: start }),
      since: from.indexMonth,
      asOf: to.indexMonth,
      yearly: yearsBetween(start, series.newest).map(
        (month) => indexes.inflate(series, { amount: price, from: start, to: month }).amount,
      ),
      isEstimate: false,
    };
  };
  const published = (name: 'cpiU' | 'personalCareServices') =>
    along(typeof indexes === 'string' ? indexes : indexes[name]);
  const isOfResult = compareMonths(since, result.from) === 0;
  const byResult = {
    from: price,
    // At least a cent, even if another provider's answer gives less.
    to: Math.max(0.01, adjustPrice({ price, ...result.ratio })),
    changeInPercent: result.raiseInPercent,
    since: result.baseIndexMonth ?? since,
    asOf: result.asOf,
    yearly: yearsBetween(since, result.asOf).map(
      (month) => (price / result.amount) * neededBy(month, result),
    ),
    isEstimate: result.source === 'estimate',
  };
  const wholeUs = isOfResult ? byResult : published('cpiU');
  return {
    prices: regional ? along(regional) : wholeUs,
    salons: published('personalCareServices'),
  };
}

/** Months a year apart that end at `to`; the first is at most a year after `from`. */
function yearsBetween(from: Month, to: Month): readonly Month[] {
  const before = addMonths(to, -12);
  return compareMonths(before, from) > 0 ? [...yearsBetween(from, before), to] : [to];
}

/** The result's amount in dollars of a month: its last point that is no later. */
const neededBy = (month: Month, { points, adjusted }: InflationResult) =>
  points.findLast((point) => compareMonths(point.month, month) <= 0)?.amount ?? adjusted;

const earlierOf = (one: Month, other: Month) => (compareMonths(one, other) < 0 ? one : other);

/** The entered price and its targets. The month is the result's unless another is entered. */
export function useAskedPrice(result: InflationResult, regional?: RegionalIndex) {
  const [typed, type] = useEntryTexts<'price' | 'month' | 'rounding'>('price-box');
  const indexes = useLoaded(loadPriceIndexes, result);
  const { price = '' } = typed;
  const isExample = price.trim() === '';
  const rounding = chosenFrom(roundingText.steps, typed.rounding, defaultRounding);
  const month = typed.month ?? formatMonth(result.from);
  const dollars = parseRevenue(isExample ? priceBoxText.examplePrice : price);
  const typedMonth = parseMonth(month, 'MM/YYYY');
  const isPast = typedMonth !== undefined && compareMonths(typedMonth, result.today) <= 0;
  const since = isPast ? typedMonth : undefined;
  return {
    price,
    /** True until a price is entered: the targets are those of the example. */
    isExample,
    /** The price as a number; `undefined` if it cannot be read. */
    dollars,
    month,
    /** The month it was set; `undefined` if it cannot be read or is still to come. */
    since,
    rounding,
    /** True if another month or rounding than the proposed was chosen. */
    isChanged: typed.month !== undefined || rounding !== defaultRounding,
    type,
    targets: priceTargets({ price: dollars, since }, result, indexes, regional),
  };
}

export type AskedPrice = ReturnType<typeof useAskedPrice>;
