import { requireAmount, requireMonth } from '../argument-checks';
import { roundToCents } from '../money';
import { isoMonth, type Month } from '../month';

export const LOOKUP_ROOT = '/api/inflation/adjusted-revenue/';

/** The path of one lookup: dollars with two decimals, the first of the month. Spec, section 7. */
export function lookupPath(seriesKey: string, amount: number, from: Month): string {
  requireAmount('amount', amount);
  requireMonth('from', from);
  const dollars = roundToCents(amount).toFixed(2);
  return `${LOOKUP_ROOT}${encodeURIComponent(seriesKey)}/${dollars}/${isoMonth(from)}-01`;
}
