import { partsOf, requireSignedAmount } from '../argument-checks.ts';
import { scaleDollars } from '../exact-cents.ts';
import type { IndexReading } from './index-for.ts';
import type { IndexSeries } from './index-series.ts';
import { levelAt, type MonthOrYear, ratioOf } from './level.ts';
import { requireSeries } from './series-check.ts';

/** An amount carried from one month or year to another, and the two readings that it rests on. */
export interface Inflated {
  /** Dollars in `to`'s money, to the cent. */
  readonly amount: number;
  /** The index that it comes from. */
  readonly from: IndexReading<MonthOrYear>;
  /** The index that it goes to. */
  readonly to: IndexReading<MonthOrYear>;
  /** `to` index ÷ `from` index, unrounded. */
  readonly factor: number;
  /** The publisher's id of the series that it rests on. */
  readonly seriesId: string;
}

/**
 * Carries dollars from one month's money to another's (`to` defaults to the newest), by the
 * published index of each month or the last before it; a year is the mean of its published months.
 * Rounded once, to the cent, from the exact quotient, also of an amount finer than a cent; a refund
 * is a negative amount.
 * Throws `invalid-argument`, `invalid-amount`, `invalid-month`, `before-series` and `after-newest`,
 * and `invalid-number` for a year in which nothing was published.
 *
 * @example
 * inflate(cpiU, { amount: 250_000, from: { year: 2019, month: 6 }, to: { year: 2026, month: 8 } }).amount // => 326946.28
 * inflate(cpiU, { amount: 50, from: 2019, to: 2020 }).amount // => 50.62
 * inflate(cpiU, { amount: -50, from: 2019, to: { year: 2026, month: 8 } }).amount // => -65.51
 * inflate(cpiU, { amount: 915_246.005, from: { year: 1923, month: 3 }, to: { year: 2026, month: 8 } }).amount // => 18249351.59
 */
export function inflate(
  series: IndexSeries,
  input: { readonly amount: number; readonly from: MonthOrYear; readonly to?: MonthOrYear },
): Inflated {
  requireSeries('series', series);
  const { amount, from, to = series.newest } = partsOf(input);
  requireSignedAmount('amount', amount);
  const [start, end] = [levelAt(series, 'from', from), levelAt(series, 'to', to)];
  const [top, bottom] = ratioOf(start, end);
  return {
    amount: scaleDollars(amount, top, bottom),
    from: start.reading,
    to: end.reading,
    factor: top / bottom,
    seriesId: series.id,
  };
}

/**
 * Gives the change in the index from one month or year to another (`to` defaults to the newest
 * month), in per cent and unrounded. Throws as `inflate` does.
 *
 * @example
 * formatPercent(changeInPercent(cpiU, { from: { year: 2020, month: 1 }, to: { year: 2026, month: 8 } })) // => '+29.85%'
 * formatPercent(changeInPercent(cpiU, { from: 2019, to: 2020 })) // => '+1.23%'
 */
export function changeInPercent(
  series: IndexSeries,
  input: { readonly from: MonthOrYear; readonly to?: MonthOrYear },
): number {
  requireSeries('series', series);
  const { from, to = series.newest } = partsOf(input);
  const [start, end] = [levelAt(series, 'from', from), levelAt(series, 'to', to)];
  const [top, bottom] = ratioOf(start, end);
  return ((top - bottom) / bottom) * 100;
}
