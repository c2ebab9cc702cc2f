import { halfWidth } from '../half-width.ts';
import { slashed } from '../month.ts';
import { monthOf } from '../months.ts';
import { normalizeMonth } from '../normalize-inputs.ts';
import { hasDigit, readOnce } from './tokens.ts';

const century = (digits: string) => `${Number(digits) < 30 ? 20 : 19}${digits}`;

type Rewriting = readonly [RegExp, (...parts: string[]) => string];

/** Turns months of spreadsheets and exports into forms of `normalizeMonth`; one after the other. */
const REWRITINGS: readonly Rewriting[] = [
  [/(\d)[T\s]+\d\d?:\d\d.*$/i, (_, day = '') => day],
  [/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i, () => ''],
  [/(\d)(?:st|nd|rd|th)\b/i, (_, day = '') => day],
  [
    /^(\d\d?)[\s-]+([a-z]{3,})\.?,?[\s-]+(\d{4}|'?\d\d)$/i,
    (_, day, name, year) => `${name} ${day}, ${year}`,
  ],
  [
    /^([a-z]{3,})\.?\s*(\d\d?,)?(?:\s*['-]\s*|(?<=,)\s*)(\d\d)$/i,
    (_, name, _day, year = '') => `${name} ${century(year)}`,
  ],
  [
    /^(\d\d?)([/-])(\d\d?)\2(\d\d)$/,
    (_, month, mark = '', day, year = '') => [month, day, century(year)].join(mark),
  ],
  [/^(\d\d?)\.(\d{4})$/, (_, month, year) => `${month}/${year}`],
  [/^(\d\d?)\.(\d\d?)\.(\d{4})$/, (_, _day, month, year) => `${month}/${year}`],
  [/^(\d{4})\.(\d\d?)(?:\.\d\d?)?$/, (_, year, month) => `${month}/${year}`],
  [/^(?:1[3-9]|2\d|3[01])([/-])(\d\d?)\1(\d{4})$/, (_, _mark, month, year) => `${month}/${year}`],
];

/** A text with more characters names no month. */
const LONGEST = 60;

/**
 * Writes a month as a field holds it, MM/YYYY: as `normalizeMonth`, and from what spreadsheets and
 * exports write for a month or a day of it. `6/1/2019` is the first of June, as in the US, and a day
 * from 13 on is one wherever it stands. Years of two digits are 1930 to 2029, as in a spreadsheet.
 * Throws `invalid-argument` for what is no text.
 *
 * @example
 * menuMonth('Jun-19') // => '06/2019'
 * menuMonth('6/1/2019 12:00 AM') // => '06/2019'
 * menuMonth('15/06/2019') // => '06/2019'
 * menuMonth('1 June 2019') // => '06/2019'
 * menuMonth('6/19') // => undefined
 */
export function menuMonth(text: string): string | undefined {
  const written = halfWidth(text).replace(/[‘’]/g, "'").trim();
  return written.length > LONGEST ? undefined : readMonth(written);
}

const readMonth = /* @__PURE__ */ readOnce((written) =>
  normalizeMonth(
    REWRITINGS.reduce((read, [form, rewrite]) => read.replace(form, rewrite), written),
  ),
);

const SLASHED_DAY = /^(\d\d?)([/-])(\d\d?)\2(?=\d\d)/;

/** True for a column that writes its days before its months: two are from 13 on. */
export function isDayFirst(cells: readonly string[]): boolean {
  return cells.filter((cell) => Number(SLASHED_DAY.exec(cell.trim())?.[1]) > 12).length > 1;
}

/** Puts the month of a day before it. */
export const monthFirst = (cell: string): string => cell.trim().replace(SLASHED_DAY, '$3$2$1$2');

/** The months that a cell may mean which names none for certain: a year, `06/19`, a serial day. */
export function possibleMonths(cell: string): readonly string[] {
  const text = halfWidth(cell).trim();
  if (/^(?:19|20)\d\d$/.test(text)) return [`01/${text}`];
  if (/^[2-6]\d{4}$/.test(text)) {
    // A spreadsheet counts days from 30 December 1899 on.
    return [slashed(monthOf(new Date(Date.UTC(1899, 11, 30 + Number(text))), 'utc'))];
  }
  const [, month, year] = /^([a-z]{3,}|\d\d?)\.?[\s/-](\d\d)$/i.exec(text) ?? [];
  const read =
    year && normalizeMonth(`${month}${hasDigit(month ?? '') ? '/' : ' '}${century(year)}`);
  return read ? [read] : [];
}
