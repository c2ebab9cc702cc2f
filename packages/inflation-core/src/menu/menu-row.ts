import { partsOf, requireText } from '../argument-checks';
import { halfWidth } from '../half-width';
import { parseRevenue } from '../money';
import { type Month, readMonth } from '../month';
import { normalizeMonth, normalizeRevenue } from '../normalize-inputs';

/** One service of a menu as its fields hold it: text, finished or not. */
export interface MenuRow {
  /** Its name, as typed. */
  readonly service: string;
  /** Dollars. */
  readonly price: string;
  /** The month in which this price last changed. */
  readonly since: string;
  /** Visits a month; may be empty. */
  readonly visits: string;
}

/** What a row says. */
export interface MenuItem {
  /** Its name, as entered. */
  readonly service: string;
  /** Dollars. */
  readonly price: number;
  /** The month in which this price last changed. */
  readonly since: Month;
  /** Visits a month, whole, from 0 to 999,999; `undefined` where none are known. */
  readonly visits: number | undefined;
}

/** Why a field cannot be read. */
export interface MenuIssue {
  /** Where it is to be mended. */
  readonly field: Exclude<keyof MenuRow, 'service'>;
  /** What is wrong. */
  readonly code:
    | 'missing-price'
    | 'invalid-price'
    | 'missing-month'
    | 'invalid-month'
    | 'invalid-visits';
}

/** What a row says, as far as it can be read. */
export interface MenuRowReading {
  /** There once price and month can be read. */
  readonly item: MenuItem | undefined;
  /** What keeps the rest from being read. */
  readonly issues: readonly MenuIssue[];
}

/**
 * Reads a row, in the ways in which people and spreadsheets write one: `normalizeRevenue` and
 * `normalizeMonth`, and a month as `Jun-19`. What could be a thousand times as much is refused. Throws
 * `invalid-argument` for what is no text.
 *
 * @example
 * const row = { service: 'Balayage', price: '$1,185.50', since: 'Jun-19', visits: '40' };
 * readMenuRow(row).item // => { service: 'Balayage', price: 1185.5, since: { year: 2019, month: 6 }, visits: 40 }
 * readMenuRow({ ...row, price: '1.185' }).issues // => [{ field: 'price', code: 'invalid-price' }]
 */
export function readMenuRow(row: MenuRow): MenuRowReading {
  const { service, ...texts } = partsOf(row);
  for (const field of FIELDS) requireText(field, texts[field]);
  const price = parseRevenue(normalizeRevenue(texts.price) ?? '');
  const since = readMonth(menuMonth(texts.since) ?? '');
  const visits = parseVisits(texts.visits);
  const issues: MenuIssue[] = [];
  if (price === undefined) {
    issues.push({ field: 'price', code: texts.price.trim() ? 'invalid-price' : 'missing-price' });
  }
  if (since === undefined) {
    issues.push({ field: 'since', code: texts.since.trim() ? 'invalid-month' : 'missing-month' });
  }
  if (visits === undefined && texts.visits.trim()) {
    issues.push({ field: 'visits', code: 'invalid-visits' });
  }
  const isRead = price !== undefined && since !== undefined;
  return { item: isRead ? { service, price, since, visits } : undefined, issues };
}

const FIELDS = ['price', 'since', 'visits'] as const;

/**
 * Writes a month as a field holds it, MM/YYYY: as `normalizeMonth`, and from `Jun-19`, which is how
 * a spreadsheet shows a month that was typed into it. Its years are 1930 to 2029, as they are there.
 * Throws `invalid-argument` for what is no text.
 *
 * @example
 * menuMonth('Jun-19') // => '06/2019'
 * menuMonth('6/1/2019') // => '06/2019'
 * menuMonth('6/19') // => undefined
 */
export function menuMonth(text: string): string | undefined {
  requireText('text', text);
  const [, name, digits] = /^([a-z]{3,})-(\d\d)$/i.exec(text.trim()) ?? [];
  if (!name) return normalizeMonth(text);
  return normalizeMonth(`${name} ${Number(digits) < 30 ? 20 : 19}${digits}`);
}

function parseVisits(text: string): number | undefined {
  const trimmed = halfWidth(text).trim();
  const plain = /^\d{1,3},\d{3}$/.test(trimmed) ? trimmed.replace(',', '') : trimmed;
  return /^\d{1,6}$/.test(plain) ? Number(plain) : undefined;
}
