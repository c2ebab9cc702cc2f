import { compareMonths, type Month } from '../month';
import type { IndexSeries } from './index-series';

// A month's index is published in the middle of the next month, so two months are normal;
// a third allows for one skipped release, as in October 2025.
const MONTHS_BEFORE_STALE = 3;

/** The age of a series. */
export interface Staleness {
  /** Months from the newest published month to `today`'s; 0 when that is not later. */
  readonly monthsOld: number;
  /** True from the fourth month on. */
  readonly stale: boolean;
}

/**
 * Tells how old a series is, and whether a refresh is overdue (more than 3 months).
 *
 * @example
 * staleness(cpiU, { year: 2026, month: 11 }) // => { monthsOld: 3, stale: false }
 * staleness(cpiU, { year: 2026, month: 12 }) // => { monthsOld: 4, stale: true }
 */
export function staleness(series: IndexSeries, today: Month): Staleness {
  const monthsOld = Math.max(0, compareMonths(today, series.newest));
  return { monthsOld, stale: monthsOld > MONTHS_BEFORE_STALE };
}
