/** How old the price indexes of this build are: for the build's banner and `/healthz`. */
import { formatIsoMonth, type Month } from '@tallycomb/inflation-core';
import { type IndexSeries, staleness } from '@tallycomb/inflation-core/series';

/**
 * The newest month of a series and its age, as of the month `today`.
 *
 * @example
 * describeAge(cpiU, { year: 2026, month: 11 }) // => 'CUUR0000SA0 2026-08, 3 months old'
 * describeAge(cpiU, { year: 2026, month: 12 }) // => 'CUUR0000SA0 2026-08, 4 months old: overdue'
 */
export function describeAge(series: IndexSeries, today: Month): string {
  const { monthsOld, stale } = staleness(series, today);
  const age = `${monthsOld} month${monthsOld === 1 ? '' : 's'} old`;
  return `${series.id} ${formatIsoMonth(series.newest)}, ${age}${stale ? ': overdue' : ''}`;
}
