import { type Month, moved, readMonth } from '../month.ts';
import type { Frequency } from './index-series.ts';

/** The months of a period. */
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

/** Reads what `parseMonth` reads, and `2020-Q1` and `2020` where quarters and years are published. */
export function parsePeriod(text: string, frequency: Frequency): Month | undefined {
  const trimmed = text.trim();
  const [, quarterYear, quarter] = /^(\d{4})[\s-]?Q([1-4])$/i.exec(trimmed) ?? [];
  if (quarter && frequency === 'quarterly') {
    return { year: Number(quarterYear), month: Number(quarter) * 3 - 2 };
  }
  if (/^\d{4}$/.test(trimmed) && frequency === 'yearly') return { year: Number(trimmed), month: 1 };
  return readMonth(trimmed);
}
