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
  /^(?<month>\d\d?)\s*([/-]\d\d?)?[/-]\s*(?<year>\d{4})$/,
  /^(?<year>\d{4})\s*[/-]\s*(?<month>\d\d?)([/-]\d\d?)?$/,
  /^(?<year>\d{4})(?<month>\d\d)[0-3]\d$/,
  /^(?<month>[a-z]{3,})\.?,?\s*(\d\d?,?\s+)?(?<year>\d{4})$/i,
];

/** As `parseMonth`, of what is text. */
export function readMonth(text: string): Month | undefined {
  for (const form of FORMS) {
    const { year, month } = form.exec(text.trim())?.groups ?? {};
    if (!year || !month) continue;
    const number = /^\d/.test(month) ? Number(month) : monthNumber(month);
    if (number >= 1 && number <= 12) return { year: Number(year), month: number };
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
  return MONTH_NAMES.findIndex((full) => full.toLowerCase().startsWith(start)) + 1;
}

/** As `formatMonth`, of what is a month. */
export function slashed({ year, month }: Month): string {
  return `${digits(month, 2)}/${digits(year, 4)}`;
}

/** As `compareMonths`, of what are months. */
export function monthsApart(a: Month, b: Month): number {
  return countOf(a) - countOf(b);
}

/** As `formatIsoMonth`, of what is a month. */
export function isoMonth({ year, month }: Month): string {
  return `${digits(year, 4)}-${digits(month, 2)}`;
}

/** As `formatMonthName`, of what is a month. */
export function monthName({ year, month }: Month): string {
  return `${MONTH_NAMES[month - 1]} ${year}`;
}

/** As `addMonths`, of what is a month. */
export function moved(month: Month, months: number): Month {
  const count = countOf(month) + months;
  const movedYear = Math.floor(count / 12);
  return { year: movedYear, month: count - movedYear * 12 + 1 };
}

/** The months before it, from January of the year 0 on. */
function countOf({ year, month }: Month): number {
  return year * 12 + month - 1;
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
