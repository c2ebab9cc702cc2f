import { requireAmount, requireMonth } from '../argument-checks';
import { roundDecimal } from '../exact-cents';
import { formatIsoMonth, type Month } from '../month';

export const LOOKUP_ROOT = '/api/inflation/adjusted-revenue/';

/** The path of one lookup: revenue with two decimals, the first of the month. Spec, section 7. */
export function lookupPath(revenue: number, month: Month): string {
  requireAmount('revenue', revenue);
  requireMonth('month', month);
  return `${LOOKUP_ROOT}us/${roundDecimal(revenue, 2).toFixed(2)}/${formatIsoMonth(month)}-01`;
}
