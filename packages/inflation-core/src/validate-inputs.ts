import { partsOf, requireText } from './argument-checks.ts';
import { parseRevenue } from './money.ts';
import type { Month } from './month.ts';
import { parseMonth } from './months.ts';

/** Texts of both fields. */
export interface CalculatorInputs {
  /** MM/YYYY, as typed. */
  readonly date: string;
  /** Dollars, as typed; commas allowed. */
  readonly annualRevenue: string;
}

/** One failed check: `missing-information`, `invalid-date-format` or `invalid-revenue-amount`. */
export interface InputIssue {
  /** The failed check. */
  readonly code: 'missing-information' | 'invalid-date-format' | 'invalid-revenue-amount';
  /** The field to correct. */
  readonly field: keyof CalculatorInputs;
}

/** The values of both fields, or the failed check. */
export type ValidatedInputs =
  | { readonly ok: true; readonly amount: number; readonly from: Month }
  | { readonly ok: false; readonly issues: readonly [InputIssue, ...InputIssue[]] };

/**
 * Checks both fields in the specified order (filled, date, revenue) and reports the first check
 * that fails; a missing pair is two issues. Throws `invalid-argument` for a field that is no text.
 *
 * @example
 * validateInputs({ date: '06/2019', annualRevenue: '250,000' }) // => { ok: true, amount: 250000, from: { year: 2019, month: 6 } }
 * validateInputs({ date: '13/2019', annualRevenue: '0' }) // => { ok: false, issues: [{ code: 'invalid-date-format', field: 'date' }] }
 */
export function validateInputs(inputs: CalculatorInputs): ValidatedInputs {
  const { date, annualRevenue } = partsOf(inputs);
  requireText('date', date);
  requireText('annualRevenue', annualRevenue);
  const missingRevenue = annualRevenue.trim() ? undefined : 'annualRevenue';
  if (!date.trim()) return failed('missing-information', 'date', missingRevenue);
  if (missingRevenue) return failed('missing-information', missingRevenue);

  const from = parseMonth(date, 'MM/YYYY');
  if (!from) return failed('invalid-date-format', 'date');
  const amount = parseRevenue(annualRevenue);
  if (!amount) return failed('invalid-revenue-amount', 'annualRevenue');
  return { ok: true, amount, from };
}

function failed(
  code: InputIssue['code'],
  first: InputIssue['field'],
  second?: InputIssue['field'],
): ValidatedInputs {
  const issue = { code, field: first };
  return { ok: false, issues: second ? [issue, { code, field: second }] : [issue] };
}
