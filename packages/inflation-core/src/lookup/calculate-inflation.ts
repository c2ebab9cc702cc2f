import { requireMonth } from '../argument-checks';
import { type EstimateInput, estimateAdjustedRevenue } from '../estimate';
import { InflationError } from '../inflation-error';
import {
  type Direction,
  type EnteredAndAdjusted,
  lostRevenue,
  raiseToKeepPace,
} from '../lost-revenue';
import { roundToCents } from '../money';
import { compareMonths, formatMonthName, type Month } from '../month';
import type { LookupClient, LookupOutcome, LookupRequest } from './client';
import { LookupError } from './lookup-error';
import type { AdjustedAmount, LookupAnswer } from './parse-answer';

/** A request, and what answers it. */
export interface CalculateInflationInput extends LookupRequest {
  /** The current month; the core never reads a clock. */
  readonly today: Month;
  readonly client: LookupClient;
}

/** The figures of a result, whatever their source. */
export interface InflationFigures {
  /** Dollars, to the cent. */
  readonly entered: number;
  readonly from: Month;
  /** The current month, as it was passed in. */
  readonly today: Month;
  /** Dollars needed now to buy what `entered` bought in `from`. */
  readonly adjusted: number;
  /** The size of the yearly gap in dollars, never negative. */
  readonly lost: number;
  readonly direction: Direction;
  /**
   * What `adjusted` is to `entered`, free of their cents: carry other prices by this pair. Of a
   * service that names no index it is the two amounts, each half a cent off at most: under one
   * thousandth of a per cent from $1,000 on.
   */
  readonly ratio: EnteredAndAdjusted;
  /** Per cent, unrounded; negative when prices fell. */
  readonly raiseInPercent: number;
  /** The newest published month; for an estimate, `today`. */
  readonly asOf: Month;
  /** The month whose index stands for `from`, when the service names it. */
  readonly baseIndexMonth: Month | undefined;
  /**
   * Ascending: `from` at the entered revenue, then every published month after it; for an estimate
   * the end of each year, then `today`. The last is `adjusted`. An estimate that starts in a
   * December has that month twice, before and after its year's rate.
   */
  readonly points: readonly AdjustedAmount[];
}

/** Figures from the published index, or from the yearly rates with the reason why. */
export type InflationResult = (
  | { readonly source: 'index' }
  | { readonly source: 'estimate'; readonly reason: LookupError }
) &
  InflationFigures;

/**
 * Does the whole job: looks the revenue up, or falls back to the labelled local estimate.
 * A month after `today` changes nothing. Rejects only with `signal.reason` when `signal` aborts,
 * with `invalid-amount` or `invalid-month` for bad arguments, or with `before-series` for a month
 * that the service's data do not reach.
 *
 * @example
 * const offline = createLookupClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
 * const result = await calculateInflation({ revenue: 100_000, month: { year: 2024, month: 6 }, today: { year: 2026, month: 7 }, client: offline });
 * result.source // => 'estimate'
 * result.lost // => 6375.78
 */
export async function calculateInflation({
  today,
  client,
  ...request
}: CalculateInflationInput): Promise<InflationResult> {
  const { revenue, month, signal } = request;
  requireMonth('month', month);
  // Before asking: a bad argument must not be mistaken for a failed lookup.
  const estimate = estimatedAnswer({ revenue, from: month, today });
  const outcome = await askSafely(client, request);
  if (signal?.aborted) throw signal.reason;

  if (outcome.ok) return { source: 'index', ...figures(request, today, outcome) };
  const { error: reason } = outcome;
  if (reason.code === 'before-series') throw beforeSeries(month);
  return { source: 'estimate', reason, ...figures(request, today, estimate) };
}

function beforeSeries(month: Month): InflationError {
  return new InflationError('before-series', `The data begin after ${formatMonthName(month)}.`);
}

const FAR_AHEAD: Month = { year: 9999, month: 12 };

/** Dollars so many that a cent of them shows in no ratio. */
const ESTIMATED_INDEX = 100_000_000;

/** The estimate in the form of an answer, with an index of its own. */
function estimatedAnswer({ revenue, from, today }: EstimateInput): LookupAnswer {
  // The rates go by years, and would move a month to come in the current one.
  const span = { from: compareMonths(from, today) > 0 ? FAR_AHEAD : from, today };
  const { points, adjusted } = estimateAdjustedRevenue({ ...span, revenue });
  const { points: indexes } = estimateAdjustedRevenue({ ...span, revenue: ESTIMATED_INDEX });
  const items = points.map(({ year, amount }, at) => ({
    month: year === today.year ? today : { year, month: 12 },
    amount,
    index: indexes[at]?.amount ?? ESTIMATED_INDEX,
  }));
  const newest = items.at(-1) ?? { month: today, amount: adjusted };
  return { items, newest, baseIndex: ESTIMATED_INDEX };
}

// A client of the caller's own may reject; that is no answer, and no reason to give none.
async function askSafely(client: LookupClient, request: LookupRequest): Promise<LookupOutcome> {
  try {
    return await client.lookup(request);
  } catch (error) {
    return { ok: false, error: new LookupError('offline-or-blocked', String(error)) };
  }
}

function figures(
  { revenue, month: from }: LookupRequest,
  today: Month,
  answer: LookupAnswer,
): InflationFigures {
  const entered = roundToCents(revenue);
  const { items, newest, baseIndexMonth, baseIndex } = agreedAnswer(entered, answer);
  const { month: asOf, amount: adjusted } = newest;
  const { amount: lost, direction } = lostRevenue({ entered, adjusted });
  const start = { month: from, amount: entered, ...(baseIndex && { index: baseIndex }) };
  const ratio = ratioOf(start, newest);
  return {
    entered,
    from,
    today,
    adjusted,
    lost,
    direction,
    ratio,
    raiseInPercent: raiseToKeepPace(ratio),
    asOf,
    baseIndexMonth,
    points: pointsSince(start, items, newest),
  };
}

/** Without indexes where there are none for both ends, or where they tell another story than the amounts. */
function agreedAnswer(entered: number, answer: LookupAnswer): LookupAnswer {
  const { items, newest, baseIndex = Number.NaN, ...rest } = answer;
  const { amount, index = Number.NaN } = newest;
  const difference = Math.abs((entered * index) / baseIndex - amount);
  if (difference < Math.max(0.01, amount * 1e-12)) return answer;
  return { ...rest, items: items.map(withoutIndex), newest: withoutIndex(newest) };
}

const withoutIndex = ({ month, amount }: AdjustedAmount): AdjustedAmount => ({ month, amount });

const THOUSANDTHS = 1000;

function ratioOf(start: AdjustedAmount, end: AdjustedAmount): EnteredAndAdjusted {
  if (!start.index || !end.index) return { entered: start.amount, adjusted: end.amount };
  // An index has three decimals, money two.
  return { entered: start.index * THOUSANDTHS, adjusted: end.index * THOUSANDTHS };
}

function pointsSince(
  start: AdjustedAmount,
  later: readonly AdjustedAmount[],
  end: AdjustedAmount,
): AdjustedAmount[] {
  const points = [start, ...later.filter((point) => isStep(start, point))];
  // A start after the last month still ends at the adjusted amount, without going back in time.
  if (points.at(-1)?.amount !== end.amount) points.push({ ...end, month: start.month });
  return points;
}

function isStep(start: AdjustedAmount, { month, amount }: AdjustedAmount): boolean {
  const monthsLater = compareMonths(month, start.month);
  return monthsLater > 0 || (monthsLater === 0 && amount !== start.amount);
}
