import { type EstimateInput, estimateAdjustedRevenue } from '../estimate.ts';
import { outOfRange, outOfRangeError } from '../inflation-error.ts';
import { type Month, monthsApart } from '../month.ts';
import type { LookupAnswer } from './parse-answer.ts';

/** The first month of any US index: the rates of a few years say nothing of earlier centuries. */
const FIRST_ESTIMATED: Month = { year: 1913, month: 1 };

const FAR_AHEAD: Month = { year: 9999, month: 12 };

/** Base index, so large that rounding to the cent shows in no ratio. */
const ESTIMATED_INDEX = 100_000_000;

/**
 * Gives the estimate in the form of a lookup's answer, with indexes of its own; throws
 * `before-series`.
 */
export function estimatedAnswer({ amount: entered, from, today }: EstimateInput): LookupAnswer {
  if (monthsApart(from, FIRST_ESTIMATED) < 0) {
    throw outOfRangeError(outOfRange(from, { first: FIRST_ESTIMATED, newest: today }));
  }
  // Rates are yearly, and would change the amount of a later month of the current year.
  const span = { from: monthsApart(from, today) > 0 ? FAR_AHEAD : from, today };
  const { points, adjusted } = estimateAdjustedRevenue({ ...span, amount: entered });
  const { points: indexes } = estimateAdjustedRevenue({ ...span, amount: ESTIMATED_INDEX });
  const items = points.map(({ year, amount }, at) => ({
    month: year === today.year ? today : { year, month: 12 },
    amount,
    index: indexes[at]?.amount ?? ESTIMATED_INDEX,
  }));
  const newest = items.at(-1) ?? { month: today, amount: adjusted };
  return { items, newest, baseIndex: ESTIMATED_INDEX };
}
