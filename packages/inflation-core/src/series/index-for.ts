import { requireMonth } from '../argument-checks.ts';
import {
  type MonthRange,
  type OutOfRange,
  outOfRange,
  outOfRangeError,
} from '../inflation-error.ts';
import { type Month, monthsApart } from '../month.ts';
import type { IndexPoint, IndexSeries } from './index-series.ts';
import { MONTHS_IN } from './period.ts';
import { requireSeries } from './series-check.ts';

/** The index used for a month or a year, and the month that it was published for. */
export interface IndexReading<Asked extends Month | number = Month> {
  /** Index level; of a year, the unrounded mean of its published months. */
  readonly index: number;
  /** Month of the index: of a quarter or a year its first, of a mean its last. */
  readonly indexMonth: Month;
  /** The month or year that was asked for. */
  readonly requested: Asked;
  /** True when `requested` was never published, so that the last index before it stands in. */
  readonly isCarriedForward: boolean;
}

/** A reading, or why there is none. */
export type IndexLookup =
  | ({ readonly ok: true } & IndexReading)
  | ({ readonly ok: false } & OutOfRange);

/**
 * Finds the index for a month: its own, or the last one published before it (never interpolated).
 * A month before the series begins is `before-series`, one after its newest `after-newest`.
 * Throws `invalid-argument` and `invalid-month`.
 *
 * @example
 * indexFor(cpiU, { year: 2025, month: 10 }) // => { ok: true, index: 324.8, indexMonth: { year: 2025, month: 9 }, requested: { year: 2025, month: 10 }, isCarriedForward: true }
 * const early = indexFor(cpiU, { year: 1912, month: 12 });
 * early.ok || early.message // => 'December 1912 is too early: the index begins in January 1913.'
 */
export function indexFor(series: IndexSeries, month: Month): IndexLookup {
  const own = requireSeries('series', series);
  requireMonth('month', month);
  const reading = readIndex(own, month);
  return reading ? { ok: true, ...reading } : { ok: false, ...outOfRange(month, rangeOf(own)) };
}

/** `indexFor` for checked arguments; `undefined` out of range. */
export function readIndex(series: IndexSeries, month: Month): IndexReading | undefined {
  const point = series.points[positionOf(series, month)];
  if (!point || monthsApart(month, series.newest) > 0) return undefined;
  return {
    index: point.index,
    indexMonth: point.month,
    requested: month,
    isCarriedForward: monthsApart(month, point.month) >= MONTHS_IN[series.frequency],
  };
}

/**
 * `readIndex` that throws: `invalid-month` with the argument's name, or what `indexFor` refuses.
 */
export function requireIndex(series: IndexSeries, name: string, month: Month): IndexReading {
  requireMonth(name, month);
  const reading = readIndex(series, month);
  if (reading) return reading;
  throw outOfRangeError(outOfRange(month, rangeOf(series)));
}

/** The months that a series has an index for. */
export const rangeOf = ({ first, newest }: IndexSeries): MonthRange => ({ first, newest });

/** The position of the last point published up to a month; negative when there is none. */
export function positionOf({ points, first }: IndexSeries, month: Month): number {
  let position = Math.min(monthsApart(month, first), points.length - 1);
  while (isAfter(points[position], month)) position--;
  return position;
}

/** An index in whole units of the series' last decimal, so that a ratio of two is exact. */
export function toWholeIndex({ decimals }: IndexSeries, index: number): number {
  return Math.round(index * 10 ** decimals);
}

function isAfter(point: IndexPoint | undefined, month: Month): boolean {
  return point !== undefined && monthsApart(point.month, month) > 0;
}
