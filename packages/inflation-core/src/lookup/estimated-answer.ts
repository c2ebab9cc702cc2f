import { type EstimateInput, estimateAdjustedRevenue } from '../estimate.ts';
import { outOfRange, outOfRangeError } from '../inflation-error.ts';
import { type Month, monthsApart } from '../month.ts';
import type { LookupAnswer } from './parse-answer.ts';

/** No US index is older; centuries at the rate of a few years are no estimate. */
const FIRST_ESTIMATED: Month = { year: 1913, month: 1 };

const FAR_AHEAD: Month = { year: 9999, month: 12 };

/** Dollars so many that a cent of them shows in no ratio. */
const ESTIMATED_INDEX = 100_000_000;

/** The estimate in the form of an answer, with an index of its own; throws `before-series`. */
export function estimatedAnswer({ amount: entered, from, today }: EstimateInput): LookupAnswer {
  if (monthsApart(from, FIRST_ESTIMATED) < 0) {
    throw outOfRangeError(outOfRange(from, { first: FIRST_ESTIMATED, newest: today }));
  }
  // The rates go by years, and would move a month to come in the current one.
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
