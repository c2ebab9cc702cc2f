import { partsOf, requireText } from '../argument-checks.ts';
import { halfWidth } from '../half-width.ts';
import { parseRevenue } from '../money.ts';
import { type Month, readMonth } from '../month.ts';
import { menuMonth } from './menu-month.ts';
import { type PriceMark, readPrice } from './read-price.ts';

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
