import { requireAmount } from '../argument-checks';
import { scaleCents, toCents } from '../exact-cents';
import { InflationError } from '../inflation-error';
import { formatMonthName, type Month } from '../month';
import { type IndexReading, readIndex, toThousandths } from './index-for';
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
 * Throws `invalid-amount`, `invalid-month` and `before-series`.
 *
 * @example
 * inflate(cpiU, { amount: 250_000, from: { year: 2019, month: 6 }, to: { year: 2026, month: 8 } }).amount // => 326946.28
 */
export function inflate(
  series: IndexSeries,
  {
    amount,
    from,
    to = series.newest,
  }: { readonly amount: number; readonly from: Month; readonly to?: Month },
): Inflated {
  requireAmount('amount', amount);
  const start = requireIndex(series, from);
  const end = requireIndex(series, to);
  const cents = scaleCents(toCents(amount), toThousandths(end.index), toThousandths(start.index));
  return { amount: cents / 100, from: start, to: end, factor: end.index / start.index };
}

/**
 * Gives the change in the index from one month to another (`to` defaults to the newest), in per
 * cent and unrounded. Throws `invalid-month` and `before-series`.
 *
 * @example
 * formatPercent(changeInPercent(cpiU, { from: { year: 2020, month: 1 }, to: { year: 2026, month: 8 } })) // => '+29.85%'
 */
export function changeInPercent(
  series: IndexSeries,
  { from, to = series.newest }: { readonly from: Month; readonly to?: Month },
): number {
  const start = toThousandths(requireIndex(series, from).index);
  const end = toThousandths(requireIndex(series, to).index);
  return ((end - start) / start) * 100;
}

/** As `readIndex`; throws `before-series`. */
export function requireIndex(series: IndexSeries, month: Month): IndexReading {
  const reading = readIndex(series, month);
  if (reading) return reading;
  throw new InflationError(
    'before-series',
    `${formatMonthName(month)} lies before ${series.id} begins, so there is no index to use. Ask for ${formatMonthName(series.first)} or later.`,
  );
}
