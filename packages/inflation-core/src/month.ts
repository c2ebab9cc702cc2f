/** A calendar month: `year` 0–9999, `month` 1–12. Never a `Date`, so no time zone can move it. */
export interface Month {
  /** 0–9999. */
  readonly year: number;
  /** 1–12. */
  readonly month: number;
}

const MONTH_NAMES: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const FORMS: readonly RegExp[] = [
  /^(?<month>\d\d?)\s*[/-]\s*(?<year>\d{4})$/,
  /^(?<one>\d\d?)\s*[/-]\s*(?<other>\d\d?)\s*[/-]\s*(?<year>\d{4})$/,
  /^(?<year>\d{4})\s*[/-]\s*(?<month>\d\d?)(\s*[/-]\s*(?<day>\d\d?)([T ]\d\d:\d\d.*)?)?$/,
  // Six digits are no month if the first two could be one: 121912.
  /^(?<year>(1[3-9]|[2-9]\d)\d\d)(?<month>\d\d)$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<month>[a-z]{3,})\.?,?\s*((?<day>\d\d?)(st|nd|rd|th)?,?\s+)?(?<year>\d{4})$/i,
  /^(?<year>\d{4})\s+(?<month>[a-z]{3,})$/i,
  /^(?<day>\d\d?)(st|nd|rd|th)?[.\s-]*(?<month>[a-z]{3,})[.,\s-]*(?<year>\d{4})$/i,
];

/** Order of the day and the month before a year: as in the US, or as in most of the world. */
export type DayOrder = 'month-first' | 'day-first';

/** `parseMonth` for a checked text; without an order, a date that could be two months is none. */
export function readMonth(text: string, order?: DayOrder): Month | undefined {
  for (const form of FORMS) {
    const groups = form.exec(text.trim())?.groups;
    if (groups) return monthOfForm(groups, order);
  }
  return undefined;
}

function monthOfForm(groups: Readonly<Record<string, string>>, order?: DayOrder) {
  const { year, month, day, one, other } = groups;
  if (month) return monthWithDay(year, month, day);
  const us = order === 'day-first' ? undefined : monthWithDay(year, one, other);
  const world = order === 'month-first' ? undefined : monthWithDay(year, other, one);
  const isAmbiguous = us && world && us.month !== world.month;
  return isAmbiguous ? undefined : (us ?? world);
}

/** Reads a month and checks its day; `undefined` if either does not exist. */
function monthWithDay(year?: string, month = '', day?: string): Month | undefined {
  const read = {
    year: Number(year),
    month: /^\d/.test(month) ? Number(month) : monthNumber(month),
  };
  if (read.month < 1 || read.month > 12) return undefined;
  const isDay = day === undefined || (Number(day) >= 1 && Number(day) <= daysIn(read));
  return isDay ? read : undefined;
}

function daysIn({ year, month }: Month): number {
  // Leap years come again after 400, and Date takes a year below 100 for one of the last century.
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** Reads MM/YYYY and no other form. */
export function readSlashed(text: string): Month | undefined {
  const match = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(text);
  return match ? { year: Number(match[2]), month: Number(match[1]) } : undefined;
}

/** Reads `YYYY-MM`, or `YYYY-MM-01` for the first of that month, as addresses have them. */
export function parseIsoMonth(text: string): Month | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])(?:-01)?$/.exec(text);
  return match ? { year: Number(match[1]), month: Number(match[2]) } : undefined;
}

/** Number, from 1, of the month whose name begins so; 0 for none. */
export function monthNumber(name: string): number {
  const start = name.toLowerCase();
  return MONTH_NAMES.findIndex((full) => full.toLowerCase().startsWith(start)) + 1;
}

/** `formatMonth` for a checked month. */
export function slashed({ year, month }: Month): string {
  return `${digits(month, 2)}/${digits(year, 4)}`;
}

/** `compareMonths` for checked months. */
export function monthsApart(a: Month, b: Month): number {
  return countOf(a) - countOf(b);
}

/** `formatIsoMonth` for a checked month. */
export function isoMonth({ year, month }: Month): string {
  return `${digits(year, 4)}-${digits(month, 2)}`;
}

/** `formatMonthName` for a checked month. */
export function monthName({ year, month }: Month): string {
  return `${MONTH_NAMES[month - 1]} ${year}`;
}

/** `addMonths` for a checked month. */
export function moved(month: Month, months: number): Month {
  const count = countOf(month) + months;
  const movedYear = Math.floor(count / 12);
  return { year: movedYear, month: count - movedYear * 12 + 1 };
}

/** Counts the months since January of the year 0. */
function countOf({ year, month }: Month): number {
  return year * 12 + month - 1;
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
