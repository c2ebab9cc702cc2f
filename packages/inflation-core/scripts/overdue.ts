import type { MonthlyValues } from './bls-answer.ts';
import { monthAfter } from './merge-series.ts';

/** The bureau publishes a month between the 10th and the 15th of the next; a few days are grace. */
const DUE_DAY = '20';

/**
 * The month that should be here and is not, or nothing.
 *
 * @example
 * overdueMonth(new Map([['2026-08', '334.98']]), '2026-10-20') // => undefined
 * overdueMonth(new Map([['2026-08', '334.98']]), '2026-10-21') // => '2026-09'
 */
export function overdueMonth(values: MonthlyValues, today: string): string | undefined {
  const [newest = ''] = [...values].findLast(([, value]) => value !== '-') ?? [];
  const next = monthAfter(newest);
  return today > `${monthAfter(next)}-${DUE_DAY}` ? next : undefined;
}
