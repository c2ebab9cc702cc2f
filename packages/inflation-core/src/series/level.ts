import { requireThat, requireWhole } from '../argument-checks.ts';
import { outOfRange, outOfRangeError } from '../inflation-error.ts';
import type { Month } from '../month.ts';
import { type IndexReading, positionOf, rangeOf, requireIndex, toWholeIndex } from './index-for.ts';
import type { IndexPoint, IndexSeries } from './index-series.ts';
import { startOfPeriod } from './period.ts';

/** A month; or a year, for the mean of its published months. */
export type MonthOrYear = Month | number;

/** Price level of a month or a year, as a mean not rounded yet. */
export interface Level {
  readonly reading: IndexReading<MonthOrYear>;
  /** Sum of the whole indexes. */
  readonly sum: number;
  readonly count: number;
  /** Months in the mean. */
  readonly months: readonly Month[];
}

const MONTHS = 12;

/** Gives the level; throws what `requireIndex` does, or `invalid-number` for what is no year. */
export function levelAt(series: IndexSeries, name: string, when: MonthOrYear): Level {
  return typeof when === 'number'
    ? levelOfYear(series, name, when)
    : levelOfMonth(series, name, when);
}

/** `to` ÷ `from` as two whole numbers. */
export function ratioOf(from: Level, to: Level): readonly [top: number, bottom: number] {
  return [to.sum * from.count, from.sum * to.count];
}

/**
 * Gives a year's level; throws `invalid-number` for one without an index, and what `indexFor`
 * refuses.
 */
export function levelOfYear(series: IndexSeries, name: string, year: number): Level {
  const points = pointsIn(series, name, year);
  const sum = points.reduce((total, { index }) => total + toWholeIndex(series, index), 0);
  const count = points.length;
  const months = points.map(({ month }) => month);
  const index = sum / count / 10 ** series.decimals;
  const indexMonth = months.at(-1) ?? series.first;
  const reading = { index, indexMonth, requested: year, isCarriedForward: false };
  return { reading, sum, count, months };
}

function levelOfMonth(series: IndexSeries, name: string, month: Month): Level {
  const reading = requireIndex(series, name, month);
  const sum = toWholeIndex(series, reading.index);
  return { reading, sum, count: 1, months: [startOfPeriod(month, series.frequency)] };
}

function pointsIn(series: IndexSeries, name: string, year: number): readonly IndexPoint[] {
  requireWhole(name, year, 0, 9999);
  const range = rangeOf(series);
  const isReached = year >= range.first.year && year <= range.newest.year;
  if (!isReached) throw outOfRangeError(outOfRange(year, range));
  const { points } = series;
  const start = positionOf(series, { year: year - 1, month: MONTHS }) + 1;
  const end = positionOf(series, { year, month: MONTHS }) + 1;
  const published = points.slice(Math.max(0, start), end);
  const isPublished = published.length > 0;
  requireThat(isPublished, name, 'a year with an index', year, 'invalid-number');
  return published;
}
