import { requireMonth } from '../argument-checks';
import { estimateAdjustedRevenue } from '../estimate';
import { type Direction, lostRevenue, raiseToKeepPace } from '../lost-revenue';
import { roundToCents } from '../money';
import { compareMonths, type Month } from '../month';
import type { LookupClient, LookupOutcome, LookupRequest } from './client';
import { LookupError } from './lookup-error';
import type { AdjustedAmount } from './parse-answer';

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
  /** Dollars needed now to buy what `entered` bought in `from`. */
  readonly adjusted: number;
  /** The size of the yearly gap in dollars, never negative. */
  readonly lost: number;
  readonly direction: Direction;
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
 * Rejects only with `signal.reason` when `signal` aborts, or with `invalid-amount` or
 * `invalid-month` for bad arguments.
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
  const estimate = estimateAdjustedRevenue({ revenue, from: month, today });
  const outcome = await askSafely(client, request);
  if (signal?.aborted) throw signal.reason;

  if (outcome.ok) {
    const { items, newest, baseIndexMonth } = outcome;
    return { source: 'index', ...figures(request, newest, items, baseIndexMonth) };
  }
  const years = estimate.points.map(({ year, amount }) => ({
    month: year === today.year ? today : { year, month: 12 },
    amount,
  }));
  const now = { month: today, amount: estimate.adjusted };
  return { source: 'estimate', reason: outcome.error, ...figures(request, now, years) };
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
  { month: asOf, amount: adjusted }: AdjustedAmount,
  later: readonly AdjustedAmount[],
  baseIndexMonth?: Month,
): InflationFigures {
  const entered = roundToCents(revenue);
  const { amount: lost, direction } = lostRevenue({ entered, adjusted });
  return {
    entered,
    from,
    adjusted,
    lost,
    direction,
    raiseInPercent: raiseToKeepPace({ entered, adjusted }),
    asOf,
    baseIndexMonth,
    points: pointsSince({ month: from, amount: entered }, later, { month: asOf, amount: adjusted }),
  };
}

function pointsSince(
  start: AdjustedAmount,
  later: readonly AdjustedAmount[],
  end: AdjustedAmount,
): AdjustedAmount[] {
  const points = [start, ...later.filter((point) => isStep(start, point))];
  // A start after the last month still ends at the adjusted amount, without going back in time.
  if (points.at(-1)?.amount !== end.amount) points.push({ ...start, amount: end.amount });
  return points;
}

function isStep(start: AdjustedAmount, { month, amount }: AdjustedAmount): boolean {
  const monthsLater = compareMonths(month, start.month);
  return monthsLater > 0 || (monthsLater === 0 && amount !== start.amount);
}
