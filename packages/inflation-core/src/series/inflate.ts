import { partsOf, requireAmount, requireMonth, requireSeries } from '../argument-checks';
import { scaleCents, toCents } from '../exact-cents';
import { InflationError } from '../inflation-error';
import type { Month } from '../month';
import { outOfRange } from '../out-of-range';
import { type IndexReading, rangeOf, readIndex, toWholeIndex } from './index-for';
import type { IndexSeries } from './index-series';

/** An amount carried from one month to another, and the two readings that it rests on. */
export interface Inflated {
  /** Dollars in `to`'s money, to the cent. */
  readonly amount: number;
  readonly from: IndexReading;
  readonly to: IndexReading;
  /** `to` index ÷ `from` index, unrounded. */
  readonly factor: number;
}

/**
 * Carries dollars from one month's money to another's (`to` defaults to the newest), by the
 * published index of each month or the last before it; rounded once, to the cent.
 * Throws `invalid-argument`, `invalid-amount`, `invalid-month`, `before-series` and `after-newest`.
 *
 * @example
 * inflate(cpiU, { amount: 250_000, from: { year: 2019, month: 6 }, to: { year: 2026, month: 8 } }).amount // => 326946.28
 */
export function inflate(
  series: IndexSeries,
  input: { readonly amount: number; readonly from: Month; readonly to?: Month },
): Inflated {
  requireSeries('series', series);
  const { amount, from, to = series.newest } = partsOf(input);
  requireAmount('amount', amount);
  const start = requireIndex(series, 'from', from);
  const end = requireIndex(series, 'to', to);
  const [top, bottom] = [toWholeIndex(series, end.index), toWholeIndex(series, start.index)];
  const cents = scaleCents(toCents(amount), top, bottom);
  return { amount: cents / 100, from: start, to: end, factor: end.index / start.index };
}

/**
 * Gives the change in the index from one month to another (`to` defaults to the newest), in per
 * cent and unrounded. Throws `invalid-argument`, `invalid-month`, `before-series` and `after-newest`.
 *
 * @example
 * formatPercent(changeInPercent(cpiU, { from: { year: 2020, month: 1 }, to: { year: 2026, month: 8 } })) // => '+29.85%'
 */
export function changeInPercent(
  series: IndexSeries,
  input: { readonly from: Month; readonly to?: Month },
): number {
  requireSeries('series', series);
  const { from, to = series.newest } = partsOf(input);
  const start = toWholeIndex(series, requireIndex(series, 'from', from).index);
  const end = toWholeIndex(series, requireIndex(series, 'to', to).index);
  return ((end - start) / start) * 100;
}

/** As `readIndex`; throws `invalid-month`, which names the argument, and what `indexFor` refuses. */
export function requireIndex(series: IndexSeries, name: string, month: Month): IndexReading {
  requireMonth(name, month);
  const reading = readIndex(series, month);
  if (reading) return reading;
  const { code, message, range } = outOfRange(month, rangeOf(series));
  throw new InflationError(code, message, range);
}
