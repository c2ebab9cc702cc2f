import { partsOf, requireList, requireMonth } from '../argument-checks.ts';
import { type Month, moved } from '../month.ts';

/** Months from one price change to the next. */
const MONTHS_BETWEEN = 6;

/** Months of a plan, chosen and to be proposed. */
export interface ProposedMonthsInput {
  /** The current month. */
  readonly today: Month;
  /** One a step; `undefined` where a month is to be proposed. */
  readonly chosen: readonly (Month | undefined)[];
}

/**
 * Gives a plan its months: each that was chosen as it is, every other one six months after the one
 * before it. The first of all is the month after next, so that four weeks are left to tell clients.
 * Chosen months may be out of order; `planPriceSteps` refuses that. Throws `invalid-month`.
 *
 * @example
 * const today = { year: 2026, month: 11 };
 * proposePriceMonths({ today, chosen: [undefined, undefined] }) // => [{ year: 2027, month: 1 }, { year: 2027, month: 7 }]
 * proposePriceMonths({ today, chosen: [{ year: 2027, month: 3 }, undefined] }) // => [{ year: 2027, month: 3 }, { year: 2027, month: 9 }]
 */
export function proposePriceMonths(input: ProposedMonthsInput): Month[] {
  const { today, chosen } = partsOf(input);
  requireMonth('today', today);
  requireList('chosen', chosen);
  const months: Month[] = [];
  for (const [at, month] of chosen.entries()) {
    const before = months[at - 1];
    const next = month ?? (before ? moved(before, MONTHS_BETWEEN) : moved(today, 2));
    requireMonth(`chosen[${at}]`, next);
    months.push(next);
  }
  return months;
}
