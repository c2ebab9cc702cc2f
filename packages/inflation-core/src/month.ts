/** A calendar month: `year` 0–9999, `month` 1–12. Never a `Date`, so no time zone can move it. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

export const MONTH_NAMES: readonly string[] =
  /* @__PURE__ */ 'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * Reads a month typed as MM/YYYY (month 01–12, four-digit year); `undefined` for anything else.
 *
 * @example
 * parseMonth('06/2019') // => { year: 2019, month: 6 }
 * parseMonth('6/2019') // => undefined
 */
export function parseMonth(text: string): Month | undefined {
  const match = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(text.trim());
  return match ? { year: Number(match[2]), month: Number(match[1]) } : undefined;
}

/**
 * Reads `YYYY-MM`, or `YYYY-MM-01` for the first of that month; `undefined` for anything else.
 *
 * @example
 * parseIsoMonth('2019-06-01') // => { year: 2019, month: 6 }
 * parseIsoMonth('2019-06-15') // => undefined
 */
export function parseIsoMonth(text: string): Month | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])(?:-01)?$/.exec(text);
  return match ? { year: Number(match[1]), month: Number(match[2]) } : undefined;
}

/**
 * Writes a month as people type it, MM/YYYY.
 *
 * @example
 * formatMonth({ year: 2019, month: 6 }) // => '06/2019'
 */
export function formatMonth({ year, month }: Month): string {
  return `${digits(month, 2)}/${digits(year, 4)}`;
}

/**
 * Writes a month as YYYY-MM.
 *
 * @example
 * formatIsoMonth({ year: 2019, month: 6 }) // => '2019-06'
 */
export function formatIsoMonth({ year, month }: Month): string {
  return `${digits(year, 4)}-${digits(month, 2)}`;
}

/**
 * Writes a month in words, in US English.
 *
 * @example
 * formatMonthName({ year: 2019, month: 6 }) // => 'June 2019'
 */
export function formatMonthName({ year, month }: Month): string {
  return `${MONTH_NAMES[month - 1]} ${year}`;
}

/**
 * Counts the months from `b` to `a`: negative when `a` is earlier, 0 when equal. Sorts ascending.
 *
 * @example
 * compareMonths({ year: 2020, month: 1 }, { year: 2019, month: 11 }) // => 2
 */
export function compareMonths(a: Month, b: Month): number {
  return (a.year - b.year) * 12 + a.month - b.month;
}

/**
 * Moves a month by a whole number of months, forwards or (negative) backwards.
 *
 * @example
 * addMonths({ year: 2019, month: 11 }, 3) // => { year: 2020, month: 2 }
 * addMonths({ year: 2019, month: 1 }, -1) // => { year: 2018, month: 12 }
 */
export function addMonths({ year, month }: Month, months: number): Month {
  const count = year * 12 + month - 1 + months;
  const movedYear = Math.floor(count / 12);
  return { year: movedYear, month: count - movedYear * 12 + 1 };
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
