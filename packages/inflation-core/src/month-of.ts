import { isMonth, partsOf, requireThat } from './argument-checks';
import type { Month } from './month';

/**
 * Gives the month that a `Date` shows on the calendar of the machine it runs on, or at Greenwich.
 * Throws `invalid-month` for an invalid date, `invalid-argument` for another calendar.
 *
 * @example
 * monthOf(new Date(2026, 10, 21)) // => { year: 2026, month: 11 }
 * monthOf(new Date('2026-11-30T23:30:00-05:00'), 'utc') // => { year: 2026, month: 12 }
 */
export function monthOf(date: Date, calendar: 'local' | 'utc' = 'local'): Month {
  const utc = calendar === 'utc' ? 'UTC' : '';
  requireThat(!!utc || calendar === 'local', 'calendar', 'local or utc', calendar);
  const read = partsOf(date);
  const month = { year: read[`get${utc}FullYear`]?.(), month: read[`get${utc}Month`]?.() + 1 };
  requireThat(isMonth(month), 'date', 'a Date', date, 'invalid-month');
  return month;
}
