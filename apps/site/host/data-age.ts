/** How old the price indexes of this build are: for the build's banner and `/healthz`. */
import { formatIsoMonth, monthOf } from '@tallycomb/inflation-core';
import { type Day, type IndexSeries, staleness } from '@tallycomb/inflation-core/series';

/** The day at Greenwich, wherever the host stands. */
export const dayOf = (date: Date): Day => ({ ...monthOf(date, 'utc'), day: date.getUTCDate() });

/**
 * The newest month of a series and its age.
 *
 * @example
 * describeAge(cpiU, { year: 2026, month: 10, day: 1 }) // => 'CUUR0000SA0 2026-08, 2 months old'
 * describeAge(cpiU, { year: 2026, month: 10, day: 20 }) // => 'CUUR0000SA0 2026-08, 2 months old: overdue'
 */
export function describeAge(series: IndexSeries, today: Day): string {
  const { monthsOld, stale } = staleness(series, today);
  const age = `${monthsOld} month${monthsOld === 1 ? '' : 's'} old`;
  return `${series.id} ${formatIsoMonth(series.newest)}, ${age}${stale ? ': overdue' : ''}`;
}
