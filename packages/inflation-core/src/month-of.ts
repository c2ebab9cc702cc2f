import { requireMonth } from './argument-checks';
import type { Month } from './month';

/**
 * Gives the month that a `Date` shows on the calendar of the machine it runs on.
 * Throws `invalid-month` for an invalid date.
 *
 * @example
 * monthOf(new Date(2026, 10, 21)) // => { year: 2026, month: 11 }
 */
export function monthOf(date: Date): Month {
  const month = { year: date.getFullYear(), month: date.getMonth() + 1 };
  requireMonth('date', month);
  return month;
}
