import { requireAmount, requireNumber } from '../argument-checks';
import { scaleCents, toCents } from '../exact-cents';
import { compareMonths, type Month } from '../month';
import { positionOf, toWholeIndex } from './index-for';
import type { IndexPoint, IndexSeries } from './index-series';
import { requireIndex } from './inflate';

const MONTHS = 12;

/** The price level of a year. */
export interface AnnualAverage {
  /** The calendar year. */
  readonly year: number;
  /** Mean of the published months, unrounded. */
  readonly index: number;
  /** The months that it is the mean of, ascending: fewer than twelve where one was not published. */
  readonly months: readonly Month[];
}

/** A year's amount carried to a month or to another year. */
export interface InflatedFromYear {
  /** Dollars in `to`'s money, to the cent. */
  readonly amount: number;
  /** `to` index ÷ the year's average, unrounded. */
  readonly factor: number;
  /** The same as a change in per cent, unrounded. */
  readonly changeInPercent: number;
}

/** Whole indexes as a sum and a count: a mean that is not rounded yet. */
interface Level {
  readonly sum: number;
  readonly count: number;
}

/**
 * Averages the months of a year that were published, as the publisher's annual average does: all
 * twelve, or fewer where one is missing or still to come. Throws `invalid-number` for a year that the
 * series does not reach.
 *
 * @example
 * annualAverage(cpiU, 2019).index.toFixed(3) // => '255.657'
 * annualAverage(cpiU, 2025).months.length // => 11
 */
export function annualAverage(series: IndexSeries, year: number): AnnualAverage {
  const points = pointsIn(series, year);
  const { sum, count } = levelOf(series, points);
  return {
    year,
    index: sum / count / 10 ** series.decimals,
    months: points.map(({ month }) => month),
  };
}

/**
 * Carries dollars from the average of a year to a month, or to the average of another year (`to`
 * defaults to the newest month); rounded once, to the cent.
 * Throws `invalid-amount`, `invalid-number` for a year that the series does not reach,
 * `invalid-month`, `before-series` and `after-newest`.
 *
 * @example
 * inflateFromYear(cpiU, { amount: 50, year: 2019, to: { year: 2026, month: 8 } }).amount // => 65.51
 * inflateFromYear(cpiU, { amount: 50, year: 2019, to: 2020 }).amount // => 50.62
 */
export function inflateFromYear(
  series: IndexSeries,
  {
    amount,
    year,
    to = series.newest,
  }: { readonly amount: number; readonly year: number; readonly to?: Month | number },
): InflatedFromYear {
  requireAmount('amount', amount);
  const start = levelOf(series, pointsIn(series, year));
  const end = typeof to === 'number' ? levelOf(series, pointsIn(series, to)) : levelAt(series, to);
  const [top, bottom] = [end.sum * start.count, start.sum * end.count];
  return {
    amount: scaleCents(toCents(amount), top, bottom) / 100,
    factor: top / bottom,
    changeInPercent: ((top - bottom) / bottom) * 100,
  };
}

/**
 * Gives the even change a year, in per cent and unrounded, that leads from the average of a year to
 * a month (`to` defaults to the newest). The average stands for the middle of its months, the end of
 * June in a whole year. `undefined` over less than twelve months, which no yearly rate describes.
 * Throws `invalid-number` for a year that the series does not reach, `invalid-month`,
 * `before-series` and `after-newest`.
 *
 * @example
 * formatPercent(averageRatePerYear(cpiU, { year: 2019, to: { year: 2026, month: 8 } })) // => '+3.87%'
 * averageRatePerYear(cpiU, { year: 2026, to: { year: 2026, month: 8 } }) // => undefined
 */
export function averageRatePerYear(
  series: IndexSeries,
  { year, to = series.newest }: { readonly year: number; readonly to?: Month },
): number | undefined {
  const { factor } = inflateFromYear(series, { amount: 1, year, to });
  const distances = pointsIn(series, year).map(({ month }) => compareMonths(to, month));
  const months = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
  return months < MONTHS ? undefined : (factor ** (MONTHS / months) - 1) * 100;
}

function pointsIn(series: IndexSeries, year: number): readonly IndexPoint[] {
  const { first, newest, points } = series;
  requireNumber('year', year, { from: first.year, to: newest.year, isWhole: true });
  const start = positionOf(series, { year: year - 1, month: MONTHS }) + 1;
  const end = positionOf(series, { year, month: MONTHS }) + 1;
  return points.slice(Math.max(0, start), end);
}

function levelOf(series: IndexSeries, points: readonly IndexPoint[]): Level {
  const sum = points.reduce((total, { index }) => total + toWholeIndex(series, index), 0);
  return { sum, count: points.length };
}

function levelAt(series: IndexSeries, month: Month): Level {
  return { sum: toWholeIndex(series, requireIndex(series, 'to', month).index), count: 1 };
}
