import { compareMonths, type Month, parseIsoMonth } from '../month';

export interface AdjustedAmount {
  readonly month: Month;
  /** Dollars that buy in `month` what the entered revenue bought in the start month. */
  readonly amount: number;
}

export interface LookupAnswer {
  /** Ascending, one a month. */
  readonly items: readonly AdjustedAmount[];
  readonly newest: AdjustedAmount;
  /** The month whose index stands for the start month, when the service names it. */
  readonly baseIndexMonth?: Month;
}

interface ReadItem extends AdjustedAmount {
  readonly date: string;
  readonly baseIndexMonth: Month | undefined;
}

/**
 * Reads a lookup's JSON in any order; `undefined` unless it is a non-empty array whose every item
 * has a date and an amount above 0. Of two items in one month the later date counts, of two with
 * one date the last.
 */
export function readAnswer(body: unknown): LookupAnswer | undefined {
  if (!Array.isArray(body)) return undefined;
  const read = body.map(readItem);
  const valid = read.filter((item) => item !== undefined);
  if (valid.length < read.length) return undefined;
  const items = onePerMonth(valid);
  const newest = items.at(-1);
  if (!newest) return undefined;
  const { baseIndexMonth } = newest;
  const amounts = items.map(asAmount);
  return {
    items: amounts,
    newest: asAmount(newest),
    ...(baseIndexMonth && { baseIndexMonth }),
  };
}

function readItem(item: unknown): ReadItem | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { date, amount, baseIndexMonth }: Record<string, unknown> = { ...item };
  const month = readDate(date);
  if (!month || !isMoney(amount)) return undefined;
  const base = typeof baseIndexMonth === 'string' ? parseIsoMonth(baseIndexMonth) : undefined;
  return { date: String(date), month, amount, baseIndexMonth: base };
}

// A date of the calendar, with or without a day or a time; only its month counts.
function readDate(date: unknown): Month | undefined {
  const match = typeof date === 'string' && /^(\d{4}-\d\d)(?:-(\d\d)(?:T.*)?)?$/.exec(date);
  const month = match ? parseIsoMonth(match[1] ?? '') : undefined;
  if (!match || !month) return undefined;
  const day = Number(match[2] ?? 1);
  // Day 0 of the following month is the last of this one.
  const lastDay = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate();
  return day >= 1 && day <= lastDay ? month : undefined;
}

// Above this a double has no cents left to show.
function isMoney(amount: unknown): amount is number {
  return typeof amount === 'number' && amount > 0 && amount < Number.MAX_SAFE_INTEGER;
}

function onePerMonth(items: readonly ReadItem[]): ReadItem[] {
  const byMonth = new Map<number, ReadItem>();
  for (const item of items) {
    const key = item.month.year * 12 + item.month.month;
    const other = byMonth.get(key);
    if (!other || item.date >= other.date) byMonth.set(key, item);
  }
  return [...byMonth.values()].sort((a, b) => compareMonths(a.month, b.month));
}

function asAmount({ month, amount }: AdjustedAmount): AdjustedAmount {
  return { month, amount };
}
