import { toCents } from '../exact-cents.ts';
import type { InflationResult } from '../lookup/calculate-inflation.ts';
import { requireResult } from '../lookup/result-check.ts';
import { monthsApart, moved } from '../month.ts';

/**
 * Gives the dollars that unchanged prices have missed from the month after `from` to `asOf`: a
 * twelfth of each month's yearly gap, to the cent. A month that was never published has the gap of
 * the one before. Negative when prices fell. It is a sum of the past, and not the yearly gap of
 * today. An estimate has no months, so no such sum.
 *
 * @example
 * const fetch = async () => Response.json([
 *   { date: '2026-07-01', amount: 1012 },
 *   { date: '2026-08-01', amount: 1024 },
 * ]);
 * const result = await calculateInflation({
 *   amount: 1000,
 *   from: { year: 2026, month: 6 },
 *   today: { year: 2026, month: 11 },
 *   client: createLookupClient({ fetch }),
 * });
 * result.source === 'index' && missedSoFar(result) // => 3
 */
export function missedSoFar(result: Extract<InflationResult, { source: 'index' }>): number {
  requireResult(result);
  const { amount, from, asOf, points } = result;
  const amountCents = toCents(amount);
  let twelfths = 0;
  let gap = 0;
  let next = 0;
  for (let month = moved(from, 1); monthsApart(month, asOf) <= 0; month = moved(month, 1)) {
    for (let point = points[next]; point; point = points[next]) {
      if (monthsApart(point.month, month) > 0) break;
      gap = toCents(point.amount) - amountCents;
      next++;
    }
    twelfths += gap;
  }
  return Math.round(twelfths / 12) / 100;
}
