import { isWithin } from '../argument-checks';
import type { Month } from '../month';
import type { LookupError } from './lookup-error';

/** One item of an answer. */
export interface AdjustedAmount {
  readonly month: Month;
  /** Dollars that buy in `month` what the entered amount bought in the start month. */
  readonly amount: number;
  /** What prices stand at in `month`, when the source says so: only a ratio of two means anything. */
  readonly index?: number;
}

/** An answer that has been checked and put in order. */
export interface LookupAnswer {
  /** Ascending, one a month. */
  readonly items: readonly AdjustedAmount[];
  readonly newest: AdjustedAmount;
  /** The month whose index stands for the start month, when the service names it. */
  readonly baseIndexMonth?: Month;
  /** The index of `baseIndexMonth`, when the service names it. */
  readonly baseIndex?: number;
  /** The publisher's id of the series that the figures come from, when the service names it. */
  readonly seriesId?: string;
}

interface DatedItem {
  readonly date: string;
  readonly item: AdjustedAmount;
  readonly base: Omit<LookupAnswer, 'items' | 'newest'>;
}

/**
 * Reads a lookup's JSON in any order; `undefined` unless it is a non-empty array whose every item
 * has a date and an amount above 0. Of two items in one month the later date counts, of two with
 * one date the last.
 */
export function parseAnswer(body: unknown): LookupAnswer | undefined {
  const parsed = Array.isArray(body) ? body.map(parseItem) : [];
  if (!parsed.every((dated) => dated !== undefined)) return undefined;
  parsed.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  // A later entry of a Map replaces an earlier one in its place.
  const byMonth = new Map(parsed.map(({ date, item }) => [date.slice(0, 7), item]));
  const items = [...byMonth.values()];
  const newest = items.at(-1);
  return newest && { items, newest, ...parsed.at(-1)?.base };
}

/** What a refusal of our handler says; nothing of another's. */
export function parseRefusal(status: number, body: unknown): Partial<LookupError> {
  const { code, message, ...range } = propertiesOf(propertiesOf(body).error);
  if (typeof code !== 'string' || typeof message !== 'string') return {};
  const cause = { code, message };
  const [first, newest] = [range.first, range.newest].map((text) => parseDate(String(text)));
  const isOutOfRange = code === 'before-series' || code === 'after-newest';
  if (status !== 422 || !isOutOfRange || !first || !newest) return { cause };
  return { code, message, range: { first, newest }, cause };
}

function parseItem(item: unknown): DatedItem | undefined {
  const { date, amount, index, ...named } = propertiesOf(item);
  const month = typeof date === 'string' && parseDate(date);
  if (!month || !isMoney(amount)) return undefined;
  return {
    date,
    item: { month, amount, ...(isIndex(index) && { index }) },
    base: parseBase(named),
  };
}

function parseBase({
  baseIndexMonth: text,
  baseIndex,
  seriesId,
}: Record<string, unknown>): DatedItem['base'] {
  const baseIndexMonth = parseDate(String(text));
  return {
    ...(baseIndexMonth && { baseIndexMonth }),
    ...(isIndex(baseIndex) && { baseIndex }),
    ...(typeof seriesId === 'string' && { seriesId }),
  };
}

function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' ? { ...value } : {};
}

// A date of the calendar, with or without a day or a time; only its month counts.
function parseDate(text: string): Month | undefined {
  const [date = '', year, month] = /^(\d{4})-(\d\d)(?:-\d\d(?:T.*)?)?$/.exec(text) ?? [];
  // February 30 lies in March, or nowhere.
  const isDay = new Date(date.slice(0, 10)).getUTCMonth() + 1 === Number(month);
  return isDay ? { year: Number(year), month: Number(month) } : undefined;
}

// Wide enough for any published index, on any base.
const isIndex = (index: unknown) => isWithin(index, 0.001, 1_000_000);

// Above this a double has no cents left to show.
const isMoney = (amount: unknown) => isWithin(amount, Number.MIN_VALUE, Number.MAX_SAFE_INTEGER);
