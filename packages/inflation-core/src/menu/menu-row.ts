import { partsOf, requireText } from '../argument-checks.ts';
import { halfWidth } from '../half-width.ts';
import { parseRevenue } from '../money.ts';
import { type Month, readMonth, slashed } from '../month.ts';
import { monthOf } from '../months.ts';
import { normalizeMonth } from '../normalize-inputs.ts';
import { type PriceMark, readPrice } from './read-price.ts';
import { hasDigit, readOnce } from './tokens.ts';

/** One service of a menu as its fields hold it: text, finished or not. */
export interface MenuRow extends PriceMark {
  /** Its name, as typed. */
  readonly service: string;
  /** Dollars. */
  readonly price: string;
  /** The month in which this price last changed. */
  readonly since: string;
  /** Visits a month; may be empty. */
  readonly visits: string;
  /** Who gives it or for what hair, where that has a price of its own: `Senior`, `Short`. */
  readonly level?: string | undefined;
  /** How long it takes, where the list says so. */
  readonly minutes?: number | undefined;
  /** Words behind its price that change nothing of it: `50% deposit required`. */
  readonly remark?: string | undefined;
  /** The heading that it stands below in its list. */
  readonly section?: string | undefined;
}

/** Fields of which none could be read. */
export const BLANK_ROW: MenuRow = { service: '', price: '', since: '', visits: '' };

/** Tells a service from others, and its levels from one another. */
export const keyOf = ({ service, level = '' }: MenuRow): string => `${service}\n${level}`;

/** A row as numbers and months. */
export interface MenuItem extends PriceMark {
  /** Its name, as entered. */
  readonly service: string;
  /** Dollars. */
  readonly price: number;
  /** The month in which this price last changed. */
  readonly since: Month;
  /** Visits a month, whole, from 0 to 999,999; `undefined` where none are known. */
  readonly visits: number | undefined;
  /** Who gives it or for what hair, where that has a price of its own. */
  readonly level?: string | undefined;
  /** How long it takes, where that is known. */
  readonly minutes?: number | undefined;
}

/** Why a field cannot be read. */
export interface MenuIssue {
  /** The field to mend. */
  readonly field: 'price' | 'since' | 'visits';
  /** The problem. */
  readonly code:
    | 'missing-price'
    | 'invalid-price'
    | 'missing-month'
    | 'invalid-month'
    | 'invalid-visits';
}

/** A row, as far as it can be read. */
export interface MenuRowReading {
  /** There once price and month can be read. */
  readonly item: MenuItem | undefined;
  /** Problems that keep the rest from being read. */
  readonly issues: readonly MenuIssue[];
}

/**
 * Reads a row, in the ways in which salons and spreadsheets write one: a price with its mark, as
 * `parseMenu` takes it, and a month as `menuMonth` does. What could be another amount is refused.
 * Throws `invalid-argument` for what is no text.
 *
 * @example
 * const row = { service: 'Balayage', price: '$1,185.50', since: 'Jun-19', visits: '40' };
 * readMenuRow(row).item // => { service: 'Balayage', price: 1185.5, since: { year: 2019, month: 6 }, visits: 40 }
 * readMenuRow({ ...row, price: 'from $65' }).item.from // => true
 * readMenuRow({ ...row, price: '1.185' }).issues // => [{ field: 'price', code: 'invalid-price' }]
 */
export function readMenuRow(row: MenuRow): MenuRowReading {
  const { service, level, from, unit, minutes, ...texts } = partsOf(row);
  requireText('service', service);
  for (const field of FIELDS) requireText(field, texts[field]);
  const reading = readPrice(texts.price);
  const marked = reading.kind === 'price' ? reading.marked : { price: '' };
  const { price: amount, ...mark } = { from, unit, ...marked };
  const price = parseRevenue(amount);
  const since = readMonth(menuMonth(texts.since) ?? '');
  const visits = parseVisits(texts.visits);
  const issues = FIELDS.flatMap((field) => issueOf(field, texts[field], { price, since, visits }));
  if (price === undefined || since === undefined) return { item: undefined, issues };
  return { item: { service, price, since, visits, level, minutes, ...mark }, issues };
}

const FIELDS = ['price', 'since', 'visits'] as const;

const KIND = { price: 'price', since: 'month', visits: 'visits' } as const;

function issueOf(
  field: MenuIssue['field'],
  text: string,
  read: Readonly<Record<MenuIssue['field'], unknown>>,
): readonly MenuIssue[] {
  if (read[field] !== undefined) return [];
  if (text.trim()) return [{ field, code: `invalid-${KIND[field]}` }];
  return field === 'visits' ? [] : [{ field, code: `missing-${KIND[field]}` }];
}

/** Whole numbers up to 999,999, with or without their comma. */
export function parseVisits(text: string): number | undefined {
  const trimmed = halfWidth(text).trim();
  const plain = /^\d{1,3},\d{3}$/.test(trimmed) ? trimmed.replace(',', '') : trimmed;
  return /^\d{1,6}$/.test(plain) ? Number(plain) : undefined;
}

const century = (digits: string) => `${Number(digits) < 30 ? 20 : 19}${digits}`;

type Rewriting = readonly [RegExp, (...parts: string[]) => string];

/** Turns months of spreadsheets and exports into forms of `normalizeMonth`; one after the other. */
const REWRITINGS: readonly Rewriting[] = [
  [/(\d)[T\s]+\d\d?:\d\d.*$/i, (_, day = '') => day],
  [/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i, () => ''],
  [
    /^\d\d?[\s-]+([a-z]{3,})\.?,?[\s-]+'?(\d\d)$/i,
    (_, name, year = '') => `${name} ${century(year)}`,
  ],
  [
    /^([a-z]{3,})\.?\s*(\d\d?,)?(?:\s*['-]\s*|(?<=,)\s*)(\d\d)$/i,
    (_, name, _day, year = '') => `${name} ${century(year)}`,
  ],
  [
    /^(\d\d?)([/-])(\d\d?)\2(\d\d)$/,
    (_, month, mark = '', day, year = '') => [month, day, century(year)].join(mark),
  ],
  [/^(?:\d\d?\.)?(\d\d?)\.(\d{4})$/, (_, month, year) => `${month}/${year}`],
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
  return written.length > LONGEST ? undefined : monthIn(written);
}

const monthIn = /* @__PURE__ */ readOnce((written) =>
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
