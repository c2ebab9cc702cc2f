import type { Month } from '../month.ts';
import type { IndexSeries } from './index-series.ts';
import { levelOfYear } from './level.ts';
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
  requireSeries('series', series);
  const { reading, months } = levelOfYear(series, 'year', year);
  return { year, index: reading.index, months };
}
