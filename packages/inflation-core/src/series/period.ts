import { type Month, moved, readMonth } from '../month.ts';
import type { Frequency } from './index-series.ts';

/** Number of months in a period. */
export const MONTHS_IN: Readonly<Record<Frequency, number>> = {
  monthly: 1,
  quarterly: 3,
  yearly: 12,
};

/** The first month of the period that a month lies in. */
export function startOfPeriod({ year, month }: Month, frequency: Frequency): Month {
  return { year, month: month - ((month - 1) % MONTHS_IN[frequency]) };
}

/** The last month of the period that a month lies in. */
export function endOfPeriod(month: Month, frequency: Frequency): Month {
  return moved(startOfPeriod(month, frequency), MONTHS_IN[frequency] - 1);
}

/**
 * Rewrites publishers' forms of a month to forms that `readMonth` reads. Two-digit years are 1930
 * to 2029, as in spreadsheets. `2020.1` is left out: it may have been 2020.10.
 */
const REWRITINGS: readonly (readonly [form: RegExp, rewritten: string])[] = [
  [/^([a-z]{3,})-(\d{4})$/i, '$1 $2'],
  [/^(\d{4})-([a-z]{3,})$/i, '$1 $2'],
  [/^([a-z]{3,})-([3-9]\d)$/i, '$1 19$2'],
  [/^([a-z]{3,})-([0-2]\d)$/i, '$1 20$2'],
  [/^(\d{4})[\s-]?M(\d\d?)$/i, '$1-$2'],
  [/^(\d{4})\.(\d\d)$/, '$1-$2'],
  [/^(\d\d)\.(\d{4})$/, '$2-$1'],
  [/^Q([1-4])[\s/-]?(\d{4})$/i, '$2-Q$1'],
];

/** Reads a month as publishers write it, and a quarter or a year where those are published. */
export function parsePeriod(text: string, frequency: Frequency): Month | undefined {
  const written = REWRITINGS.reduce((read, rewriting) => read.replace(...rewriting), text.trim());
  const [, year, quarter] = /^(\d{4})(?:[\s-]?Q([1-4]))?$/i.exec(written) ?? [];
  if (!year) return readMonth(written);
  if (frequency !== (quarter ? 'quarterly' : 'yearly')) return undefined;
  return { year: Number(year), month: Number(quarter ?? 1) * 3 - 2 };
}
