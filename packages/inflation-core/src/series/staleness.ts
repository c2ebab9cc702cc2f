import { requireMonth, requireWhole } from '../argument-checks.ts';
import { isoMonth, type Month, monthName, monthsApart, moved } from '../month.ts';
import type { IndexSeries } from './index-series.ts';
import { MONTHS_IN } from './period.ts';
import { requireSeries } from './series-check.ts';

/** A day of the calendar. */
export interface Day extends Month {
  /** From 1; the first when left out. */
  readonly day?: number | undefined;
}

/** The age of a series. */
export interface Staleness {
  /** Months from the newest published month to `today`'s; 0 when that is not later. */
  readonly monthsOld: number;
  /** Number of newer indexes that are out by `today` at the latest. */
  readonly missedReleases: number;
  /** True where one was missed: a refresh is overdue. */
  readonly stale: boolean;
}

/**
 * Tells how old a series is, and how many releases it missed by its own publishing rule: the Bureau
 * of Labor Statistics publishes a month by the 15th of the next. Months known to be never published
 * do not count. Throws `invalid-argument`, `invalid-month` or `invalid-number`.
 *
 * @example
 * staleness(cpiU, { year: 2026, month: 9, day: 20 }) // => { monthsOld: 1, missedReleases: 0, stale: false }
 * staleness(cpiU, { year: 2026, month: 11, day: 23 }) // => { monthsOld: 3, missedReleases: 2, stale: true }
 */
export function staleness(series: IndexSeries, today: Day): Staleness {
  requireSeries('series', series);
  requireMonth('today', today);
  requireWhole('today.day', today.day ?? 1, 1, 31);
  const monthsOld = Math.max(0, monthsApart(today, series.newest));
  const missedReleases = countReleases(series, newestDue(series, today));
  return { monthsOld, missedReleases, stale: missedReleases > 0 };
}

/** The last month whose index is due. On the day of the rule itself it may still be to come. */
function newestDue({ publishing }: IndexSeries, today: Day): Month {
  const isOut = (today.day ?? 1) > publishing.byDay;
  return moved(today, -publishing.monthsLater - (isOut ? 0 : 1));
}

/** Counts the releases due after the newest index, less those known to be never published. */
function countReleases({ newest, missing, frequency }: IndexSeries, due: Month): number {
  const releases = Math.floor(monthsApart(due, newest) / MONTHS_IN[frequency]);
  const known = new Set(missing.map(isoMonth));
  const expected = Array.from({ length: Math.max(0, releases) }, (_, at) =>
    isoMonth(moved(newest, at * MONTHS_IN[frequency] + 1)),
  );
  return expected.filter((month) => !known.has(month)).length;
}

/**
 * Writes the caption of a table or a chart of a series: its publisher, name, id and newest month.
 *
 * @example
 * seriesCaption(cpiU) // => 'US Bureau of Labor Statistics: CPI-U, all items, US city average, not seasonally adjusted (CUUR0000SA0), as of August 2026'
 */
export function seriesCaption(series: IndexSeries): string {
  requireSeries('series', series);
  const { source, name, id, newest } = series;
  return `${source}: ${name} (${id}), as of ${monthName(newest)}`;
}
