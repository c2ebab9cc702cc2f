import {
  partsOf,
  requireAmount,
  requireMonth,
  requireText,
  requireThat,
} from '../argument-checks.ts';
import type { InflationResult } from './calculate-inflation.ts';
import { requireItems } from './parse-answer.ts';

/** Refuses what is no result of `calculateInflation`, and names a part that storage damaged. */
export function requireResult(result: InflationResult): void {
  requireThat('points' in partsOf(result), 'result', 'what calculateInflation gives', result);
  const { source, amount, from, today, asOf, points, seriesId } = result;
  const isSource = source === 'index' || source === 'estimate';
  requireThat(isSource, 'result.source', 'index or estimate', source);
  requireAmount('result.amount', amount);
  for (const [part, month] of Object.entries({ from, today, asOf })) {
    requireMonth(`result.${part}`, month);
  }
  if (seriesId !== undefined) requireText('result.seriesId', seriesId);
  requireItems('result.points', points);
}
