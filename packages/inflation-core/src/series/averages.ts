import { partsOf } from '../argument-checks.ts';
import type { Month } from '../month.ts';
import type { IndexSeries } from './index-series.ts';
import { levelAt, levelOfYear, type MonthOrYear, ratioOf } from './level.ts';
import { requireSeries } from './series-check.ts';

/** The price level of a year. */
export interface AnnualAverage {
  /** The calendar year. */
  readonly year: number;
  /** Mean of the published months, unrounded. */
  readonly index: number;
  /** The months that it is the mean of, ascending: fewer than twelve where one was not published. */
  readonly months: readonly Month[];
}

/**
 * Averages the months of a year that were published, as the publisher's annual average does: all
 * twelve, or fewer where one is missing or still to come. Throws `invalid-argument`, and
 * `before-series` or `after-newest` for a year that the series does not reach, and `invalid-number`
 * for one in which nothing was published.
 *
 * @example
 * annualAverage(cpiU, 2019).index.toFixed(3) // => '255.657'
 * annualAverage(cpiU, 2025).months.length // => 11
 */
export function annualAverage(series: IndexSeries, year: number): AnnualAverage {
  const own = requireSeries('series', series);
  const { reading, months } = levelOfYear(own, 'year', year);
  return { year, index: reading.index, months };
}

const MONTHS = 12;

/**
 * Gives the constant change a year, in per cent and unrounded, between two months or years, in
 * either order (`to` defaults to the newest month). A year stands for the middle of its published
 * months, the end of June in a whole one. `undefined` over less than twelve months, which no yearly
 * rate describes. Throws as `changeInPercent` does.
 *
 * @example
 * const to = { year: 2026, month: 8 };
 * formatPercent(averageRatePerYear(cpiU, { from: { year: 2019, month: 6 }, to })) // => '+3.82%'
 * formatPercent(averageRatePerYear(cpiU, { from: 2019, to })) // => '+3.87%'
 * averageRatePerYear(cpiU, { from: 2026, to }) // => undefined
 */
export function averageRatePerYear(
  series: IndexSeries,
  input: { readonly from: MonthOrYear; readonly to?: MonthOrYear },
): number | undefined {
  const own = requireSeries('series', series);
  const { from, to = own.newest } = partsOf(input);
  const [start, end] = [levelAt(own, 'from', from), levelAt(own, 'to', to)];
  const months = middleOf(end.months) - middleOf(start.months);
  if (Math.abs(months) < MONTHS) return undefined;
  const [top, bottom] = ratioOf(start, end);
  return ((top / bottom) ** (MONTHS / months) - 1) * 100;
}

/** The middle of some months, counted in months since the year 0. */
function middleOf(months: readonly Month[]): number {
  return months.reduce((sum, { year, month }) => sum + year * MONTHS + month, 0) / months.length;
}
