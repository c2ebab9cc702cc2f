import { requireAmount, requireMonth } from '../argument-checks';
import { formatIsoMonth, type Month } from '../month';

export const LOOKUP_ROOT = '/api/inflation/adjusted-revenue/';

const TWO_DECIMALS = {
  useGrouping: false,
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
} as const;

/** The path of one lookup: dollars with two decimals, the first of the month. Spec, section 7. */
export function lookupPath(seriesKey: string, amount: number, from: Month): string {
  requireAmount('amount', amount);
  requireMonth('from', from);
  // Of a text, Intl rounds the decimal that it shows, half away from zero, as `roundToCents` does.
  const dollars = new Intl.NumberFormat('en-US', TWO_DECIMALS).format(`${amount}`);
  return `${LOOKUP_ROOT}${encodeURIComponent(seriesKey)}/${dollars}/${formatIsoMonth(from)}-01`;
}
