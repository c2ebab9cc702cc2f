import {
  isMonth,
  isSignedAmount,
  partsOf,
  requireList,
  requireSignedAmount,
} from '../argument-checks.ts';
import { scaleDollars } from '../exact-cents.ts';
import { monthsApart } from '../month.ts';
import { readIndex, toWholeIndex } from './index-for.ts';
import type { IndexSeries } from './index-series.ts';
import { levelAt, type MonthOrYear, ratioOf } from './level.ts';
import { requireSeries } from './series-check.ts';

/** An amount of a column, as `inflate` takes one. */
export interface AmountToInflate {
  /** Dollars in `from`'s money; a refund is negative. */
  readonly amount: number;
  /** The month or year whose money it is. */
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
  requireSeries('series', series);
  requireList('amounts', amounts);
  const wholeIndexOf = wholeIndexes(series);
  return amounts.map((row, at) => {
    const { amount, from, to = series.newest } = partsOf(row);
    const [top, bottom] = [wholeIndexOf(to), wholeIndexOf(from)];
    // What is no plain row is a year, or refused: only then its name is written.
    return top && bottom && isSignedAmount(amount)
      ? scaleDollars(amount, top, bottom)
      : inflateRow(series, { amount, from, to }, `amounts[${at}]`);
  });
}

/** The whole index that stands for a month, found once for all rows; nothing for any other value. */
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
