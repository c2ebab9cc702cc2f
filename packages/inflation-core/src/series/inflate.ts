import {
  isMonth,
  isSignedAmount,
  partsOf,
  requireList,
  requireSignedAmount,
} from '../argument-checks.ts';
import { scaleDollars } from '../exact-cents.ts';
import { monthsApart } from '../month.ts';
import { type IndexReading, readIndex, toWholeIndex } from './index-for.ts';
import type { IndexSeries } from './index-series.ts';
import { levelAt, type MonthOrYear, ratioOf } from './level.ts';
import { requireSeries } from './series-check.ts';

/** An amount carried from one month or year to another, and the two index readings behind it. */
export interface Inflated {
  /** Dollars in `to`'s money, to the cent. */
  readonly amount: number;
  /** Index of the start. */
  readonly from: IndexReading<MonthOrYear>;
  /** Index of the end. */
  readonly to: IndexReading<MonthOrYear>;
  /** `to` index ÷ `from` index, unrounded. */
  readonly factor: number;
  /** The publisher's id of the series. */
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
  const own = requireSeries('series', series);
  const { amount, from, to = own.newest } = partsOf(input);
  requireSignedAmount('amount', amount);
  const [start, end] = [levelAt(own, 'from', from), levelAt(own, 'to', to)];
  const [top, bottom] = ratioOf(start, end);
  return {
    amount: scaleDollars(amount, top, bottom),
    from: start.reading,
    to: end.reading,
    factor: top / bottom,
    seriesId: own.id,
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
  const own = requireSeries('series', series);
  const { from, to = own.newest } = partsOf(input);
  return changeBetween(own, from, to);
}

/** `changeInPercent` for a checked series. */
export function changeBetween(series: IndexSeries, from: MonthOrYear, to: MonthOrYear): number {
  const [start, end] = [levelAt(series, 'from', from), levelAt(series, 'to', to)];
  const [top, bottom] = ratioOf(start, end);
  return ((top - bottom) / bottom) * 100;
}

/** A row of `inflateMany`, as `inflate` takes one. */
export interface AmountToInflate {
  /** Dollars in `from`'s money; a refund is negative. */
  readonly amount: number;
  /** The month or year in whose dollars `amount` is given. */
  readonly from: MonthOrYear;
  /** The month or year to carry it to; the newest when left out. */
  readonly to?: MonthOrYear | undefined;
}

/**
 * Carries a whole column, each amount as `inflate` does, to the cent, and gives the dollars in their
 * order. Throws as `inflate` does, and names the row: `amounts[3].from`.
 *
 * @example
 * inflateMany(cpiU, [{ amount: 250_000, from: { year: 2019, month: 6 }, to: { year: 2026, month: 8 } }, { amount: 50, from: 2019, to: 2020 }]) // => [326946.28, 50.62]
 */
export function inflateMany(series: IndexSeries, amounts: readonly AmountToInflate[]): number[] {
  const own = requireSeries('series', series);
  requireList('amounts', amounts);
  const wholeIndexOf = wholeIndexes(own);
  return amounts.map((row, at) => {
    const { amount, from, to = own.newest } = partsOf(row);
    const [top, bottom] = [wholeIndexOf(to), wholeIndexOf(from)];
    // Years and refused rows take the slower way, which writes the row's name for messages.
    return top && bottom && isSignedAmount(amount)
      ? scaleDollars(amount, top, bottom)
      : inflateRow(own, { amount, from, to }, `amounts[${at}]`);
  });
}

/**
 * Gives a month's whole index, found once for all rows; nothing for a year or a month out of range.
 */
function wholeIndexes(series: IndexSeries): (when: MonthOrYear) => number | undefined {
  const found: (number | undefined)[] = [];
  return (when) => {
    const at = isMonth(when) ? monthsApart(when, series.first) : -1;
    if (at < 0 || !isMonth(when)) return undefined;
    found[at] ??= toWholeIndex(series, readIndex(series, when)?.index ?? 0);
    return found[at];
  };
}

function inflateRow(
  series: IndexSeries,
  { amount, from, to }: AmountToInflate & { readonly to: MonthOrYear },
  name: string,
): number {
  requireSignedAmount(`${name}.amount`, amount);
  const start = levelAt(series, `${name}.from`, from);
  return scaleDollars(amount, ...ratioOf(start, levelAt(series, `${name}.to`, to)));
}
