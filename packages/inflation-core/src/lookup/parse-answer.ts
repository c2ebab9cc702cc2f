import { isWithin, partsOf, requireList, requireMonth, requireThat } from '../argument-checks.ts';
import type { MonthRange, OutOfRange } from '../inflation-error.ts';
import type { Month } from '../month.ts';

/** One item of an answer. */
export interface AdjustedAmount {
  /** The month of the index. */
  readonly month: Month;
  /** Dollars that buy in `month` what the entered amount bought in the start month. */
  readonly amount: number;
  /** Index level in `month`, when the source names it; only the ratio of two has a meaning. */
  readonly index?: number;
}

/** An answer that has been checked and put in order. */
export interface LookupAnswer {
  /** Ascending, one a month. */
  readonly items: readonly AdjustedAmount[];
  /** The last of `items`. */
  readonly newest: AdjustedAmount;
  /** The month whose index stands for the start month, when the service names it. */
  readonly baseIndexMonth?: Month;
  /** The index of `baseIndexMonth`, when the service names it. */
  readonly baseIndex?: number;
  /** The publisher's id of the series that the figures come from, when the service names it. */
  readonly seriesId?: string;
}

/**
 * Why a lookup gave no figure: `offline-or-blocked` (the network, DNS, CORS or a browser extension
 * stopped it), `timed-out`, `http-status` (see `status`), `invalid-response`; or the service answered
 * that its data do not reach the month: `before-series` or `after-newest`. The server's own
 * refusals are `LookupRefusalCode`.
 */
export type LookupErrorCode =
  | 'offline-or-blocked'
  | 'timed-out'
  | 'http-status'
  | 'invalid-response'
  | OutOfRange['code'];

/** Cause of a failed lookup: the service's own refusal, or the error that `fetch` threw. */
export interface LookupErrorCause {
  /** The refusal's code, or the name of the error. */
  readonly code: string;
  /** The message of the refusal or the error. */
  readonly message: string;
}

/** A failed lookup. Plain data: it stays whole in JSON, a worker's message or a server component. */
export interface LookupError {
  /** Why there is no figure. */
  readonly code: LookupErrorCode;
  /** As specified; for a month out of range, the service's own sentence. */
  readonly message: string;
  /** The HTTP status, where the service answered with another than 2xx. */
  readonly status?: number;
  /** Months that can be asked for; only with `before-series` and `after-newest`. */
  readonly range?: MonthRange;
  /** The refusal or error behind it, if there was one. */
  readonly cause?: LookupErrorCause;
}

type Row = readonly [date: string, AdjustedAmount, Omit<LookupAnswer, 'items' | 'newest'>];

/**
 * Reads a lookup's JSON in any order; `undefined` unless it is a non-empty array whose every item
 * has a date and an amount above 0. Of two items in one month the later date counts, of two with
 * one date the last.
 */
export function parseAnswer(body: unknown): LookupAnswer | undefined {
  const rows = Array.isArray(body) ? body.map(parseRow) : [];
  if (!rows.every((row) => !!row)) return undefined;
  rows.sort(([a], [b]) => a.localeCompare(b));
  // A later entry of a Map replaces an earlier one in its place.
  const byMonth = new Map(rows.map(([date, item]) => [date.slice(0, 7), item]));
  const items = [...byMonth.values()];
  const newest = items.at(-1);
  return newest && { items, newest, ...rows.at(-1)?.[2] };
}

function parseRow(row: unknown): Row | undefined {
  const { date, amount, index, baseIndexMonth: base, baseIndex, seriesId } = partsOf(row);
  const month = parseDate(date);
  const baseIndexMonth = parseDate(base);
  if (!month || !isFigure(amount)) return undefined;
  return [
    `${date}`,
    { month, amount, ...(isFigure(index) && { index }) },
    {
      ...(baseIndexMonth && { baseIndexMonth }),
      ...(isFigure(baseIndex) && { baseIndex }),
      ...(typeof seriesId === 'string' && { seriesId }),
    },
  ];
}

/** Reads a refusal of our handler; nothing of any other. */
export function parseRefusal(body: unknown): Partial<LookupError> {
  const { code, message, first: start, newest: end } = partsOf(partsOf(body).error);
  if (typeof code !== 'string' || typeof message !== 'string') return {};
  const cause = { code, message };
  const first = parseDate(start);
  const newest = parseDate(end);
  const isOutOfRange = code === 'before-series' || code === 'after-newest';
  return isOutOfRange && first && newest
    ? { code, message, range: { first, newest }, cause }
    : { cause };
}

// With or without a day or a time, which are ignored.
function parseDate(value: unknown): Month | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])(T.*)?)?$/.exec(`${value}`);
  return match ? { year: Number(match[1]), month: Number(match[2]) } : undefined;
}

// An index or dollars; a larger double has no cents left to show.
function isFigure(value: unknown): value is number {
  return isWithin(value, 1e-9, 1e15);
}

/** Refuses a list with malformed items. */
export function requireItems(name: string, items: readonly AdjustedAmount[]): void {
  requireList(name, items);
  for (const [at, item] of items.entries()) requireItem(`${name}[${at}]`, item);
}

export function requireItem(name: string, item: AdjustedAmount): void {
  const { month, amount, index } = partsOf(item);
  requireMonth(`${name}.month`, month);
  requireThat(isWithin(amount, 0, 1e306), `${name}.amount`, 'an amount', amount, 'invalid-amount');
  const isIndex = index === undefined || isWithin(index, 1e-9, 1e306);
  requireThat(isIndex, `${name}.index`, 'a number above 0', index);
}
