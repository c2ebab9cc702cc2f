/** Public functions on months: they check the arguments that those of `month.ts` trust. */
import {
  isMonth,
  partsOf,
  requireMonth,
  requireText,
  requireThat,
  requireWhole,
} from './argument-checks.ts';
import {
  type DayOrder,
  isoMonth,
  type Month,
  monthName,
  monthsApart,
  moved,
  readMonth,
  readSlashed,
  slashed,
} from './month.ts';

/**
 * Reads a month in the forms in which people and programs write one; `undefined` for anything else,
 * and for a date that could be two months. A day is ignored if its month has it, and refused if
 * not. An order says which number is the day in `5/6/2019`; with `'MM/YYYY'` only that form counts:
 * month 01–12, four-digit year. Throws `invalid-argument`.
 *
 * @example
 * parseMonth('06/2022') // => { year: 2022, month: 6 }
 * parseMonth('2022-06-15T09:30:00Z') // => { year: 2022, month: 6 }
 * parseMonth('202206') // => { year: 2022, month: 6 }
 * parseMonth('June 2022') // => { year: 2022, month: 6 }
 * parseMonth('2022 JUN') // => { year: 2022, month: 6 }
 * parseMonth('15 June 2022') // => { year: 2022, month: 6 }
 * parseMonth('5/6/2019') // => undefined
 * parseMonth('5/6/2019', 'month-first') // => { year: 2019, month: 5 }
 * parseMonth('5/6/2019', 'day-first') // => { year: 2019, month: 6 }
 * parseMonth('6/22') // => undefined
 * parseMonth('6/2022', 'MM/YYYY') // => undefined
 */
export function parseMonth(text: string, form?: 'MM/YYYY' | DayOrder): Month | undefined {
  requireText('text', text);
  if (form === 'MM/YYYY') return readSlashed(text.trim());
  const isForm = form === undefined || form === 'month-first' || form === 'day-first';
  requireThat(isForm, 'form', 'MM/YYYY, month-first or day-first', form);
  return readMonth(text, form);
}

/**
 * Writes a month as people type it, MM/YYYY.
 *
 * @example
 * formatMonth({ year: 2019, month: 6 }) // => '06/2019'
 */
export function formatMonth(month: Month): string {
  requireMonth('month', month);
  return slashed(month);
}

/**
 * Writes a month as YYYY-MM.
 *
 * @example
 * formatIsoMonth({ year: 2019, month: 6 }) // => '2019-06'
 */
export function formatIsoMonth(month: Month): string {
  requireMonth('month', month);
  return isoMonth(month);
}

/**
 * Writes a month in words, in US English.
 *
 * @example
 * formatMonthName({ year: 2019, month: 6 }) // => 'June 2019'
 */
export function formatMonthName(month: Month): string {
  requireMonth('month', month);
  return monthName(month);
}

/**
 * Counts the months from `b` to `a`: negative when `a` is earlier, 0 when equal. Sorts ascending.
 *
 * @example
 * compareMonths({ year: 2020, month: 1 }, { year: 2019, month: 11 }) // => 2
 */
export function compareMonths(a: Month, b: Month): number {
  requireMonth('a', a);
  requireMonth('b', b);
  return monthsApart(a, b);
}

/**
 * Gives the month of a `Date` in the machine's time zone, or in UTC. Throws `invalid-month` for an
 * invalid date, `invalid-argument` for another calendar.
 *
 * @example
 * monthOf(new Date(2026, 10, 21)) // => { year: 2026, month: 11 }
 * monthOf(new Date('2026-11-30T23:30:00-05:00'), 'utc') // => { year: 2026, month: 12 }
 */
export function monthOf(date: Date, calendar: 'local' | 'utc' = 'local'): Month {
  requireThat(['local', 'utc'].includes(calendar), 'calendar', 'local or utc', calendar);
  const isDate = typeof partsOf(date).getUTCFullYear === 'function';
  requireThat(isDate, 'date', 'a Date', date, 'invalid-month');
  const month =
    calendar === 'utc'
      ? { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
      : { year: date.getFullYear(), month: date.getMonth() + 1 };
  requireThat(isMonth(month), 'date', 'a Date', date, 'invalid-month');
  return month;
}

/**
 * Moves a month by a whole number of months, forwards or (negative) backwards, within the years 0 to
 * 9999. Throws `invalid-month`, and `invalid-number` for any other `months`.
 *
 * @example
 * addMonths({ year: 2019, month: 11 }, 3) // => { year: 2020, month: 2 }
 * addMonths({ year: 2019, month: 1 }, -1) // => { year: 2018, month: 12 }
 */
export function addMonths(month: Month, months: number): Month {
  requireMonth('month', month);
  requireWhole('months', months, -120_000, 120_000);
  const to = moved(month, months);
  requireThat(isMonth(to), 'months', 'within the years 0 to 9999', months, 'invalid-number');
  return to;
}
