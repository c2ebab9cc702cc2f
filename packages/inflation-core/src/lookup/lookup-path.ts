import { requireAmount, requireMonth } from '../argument-checks';
import { isoMonth, type Month } from '../month';

export const LOOKUP_ROOT = '/api/inflation/adjusted-revenue/';

/** The path of one lookup: dollars with two decimals, the first of the month. Spec, section 7. */
export function lookupPath(seriesKey: string, amount: number, from: Month): string {
  requireAmount('amount', amount);
  requireMonth('from', from);
  // Of a text, Intl rounds the decimal that it shows, half away from zero, as `roundToCents` does.
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const dollars = money.format(`${amount}`).replace(/[$,]/g, '');
  return `${LOOKUP_ROOT}${encodeURIComponent(seriesKey)}/${dollars}/${isoMonth(from)}-01`;
}
