/** A calendar month: `year` 0–9999, `month` 1–12. Never a `Date`, so no time zone can move it. */
export interface Month {
  /** 0–9999. */
  readonly year: number;
  /** 1–12. */
  readonly month: number;
}

const MONTH_NAMES: readonly string[] =
  /* @__PURE__ */ 'January February March April May June July August September October November December'.split(
    ' ',
  );

const FORMS: readonly RegExp[] = [
  /^(?<month>\d\d?)\s*(?:[/-]\d{1,2})?[/-]\s*(?<year>\d{4})$/,
  /^(?<year>\d{4})\s*[/-]\s*(?<month>\d\d?)(?:[/-]\d{1,2})?$/,
  /^(?<year>\d{4})(?<month>\d\d)[0-3]\d$/,
  /^(?<month>[a-z]{3,})\.?,?\s*(?:\d{1,2},?\s+)?(?<year>\d{4})$/i,
];

/**
 * Reads a month in the ways in which people and programs write one; `undefined` for what is none or
 * could be two. A day is read past. With `'MM/YYYY'` only that form counts: month 01–12, four-digit
 * year.
 *
 * @example
 * parseMonth('06/2022') // => { year: 2022, month: 6 }
 * parseMonth('6/2022') // => { year: 2022, month: 6 }
 * parseMonth('2022-06-15') // => { year: 2022, month: 6 }
 * parseMonth('20220601') // => { year: 2022, month: 6 }
 * parseMonth('June 2022') // => { year: 2022, month: 6 }
 * parseMonth('6/22') // => undefined
 * parseMonth('6/2022', 'MM/YYYY') // => undefined
 */
export function parseMonth(text: string, form?: 'MM/YYYY'): Month | undefined {
  const trimmed = text.trim();
  if (form && !/^\d\d\/\d{4}$/.test(trimmed)) return undefined;
  for (const pattern of FORMS) {
    const groups = pattern.exec(trimmed)?.groups;
    if (groups) {
      const { year, month = '' } = groups;
      const number = Number(month) || monthNumber(month);
      if (MONTH_NAMES[number - 1]) return { year: Number(year), month: number };
    }
  }
  return undefined;
}

/** Reads `YYYY-MM`, or `YYYY-MM-01` for the first of that month, as an address has them. */
export function parseIsoMonth(text: string): Month | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])(?:-01)?$/.exec(text);
  return match ? { year: Number(match[1]), month: Number(match[2]) } : undefined;
}

/** From 1; 0 for what begins no month's name. */
export function monthNumber(name: string): number {
  const start = name.toLowerCase();
  return start ? MONTH_NAMES.findIndex((full) => full.toLowerCase().startsWith(start)) + 1 : 0;
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
