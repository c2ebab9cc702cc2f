import {
  partsOf,
  requireAmount,
  requireMonth,
  requireSignal,
  requireText,
  requireThat,
} from '../argument-checks.ts';
import { InflationError } from '../inflation-error.ts';
import {
  type AmountAndAdjusted,
  type Direction,
  lostRevenue,
  raiseToKeepPace,
} from '../lost-revenue.ts';
import { roundToCents } from '../money.ts';
import { type Month, monthsApart } from '../month.ts';
import type { IndexSeries } from '../series/index-series.ts';
import { requireSeries } from '../series/series-check.ts';
import type { LookupClient, LookupOutcome, LookupRequest } from './client.ts';
import { answerFrom } from './client.ts';
import { estimatedAnswer } from './estimated-answer.ts';
import {
  type AdjustedAmount,
  type LookupAnswer,
  type LookupError,
  requireItem,
  requireItems,
} from './parse-answer.ts';

/** A request, and the client that answers it. */
export interface CalculateInflationInput extends LookupRequest {
  /** The current month; the core never reads a clock. */
  readonly today: Month;
  /** The client that is asked first. */
  readonly client: LookupClient;
  /** A series that answers when the client cannot, in place of the estimate from yearly rates. */
  readonly fallback?: IndexSeries | undefined;
}

/** The figures of a result, whatever their source. */
export interface InflationFigures {
  /** Dollars of `from`, to the cent. */
  readonly amount: number;
  /** The month in whose dollars `amount` is given. */
  readonly from: Month;
  /** The current month, as it was passed in. */
  readonly today: Month;
  /** Dollars needed now to buy what `amount` bought in `from`. */
  readonly adjusted: number;
  /** The size of the yearly gap in dollars, never negative. */
  readonly lost: number;
  /** Direction of prices: risen, fallen or unchanged. */
  readonly direction: Direction;
  /**
   * The ratio of `adjusted` to `amount`, free of their rounding to cents: carry other prices by
   * this pair. From a service that names no index it is the two amounts, each half a cent off at
   * most: under one thousandth of a per cent from $1,000 on.
   */
  readonly ratio: AmountAndAdjusted;
  /** Per cent, unrounded; negative when prices fell. */
  readonly raiseInPercent: number;
  /** The newest published month, of a quarter or year its first, as `points` has it; for an estimate, `today`. */
  readonly asOf: Month;
  /** The month whose index stands for `from`, when the service names it. */
  readonly baseIndexMonth?: Month;
  /** The publisher's id of the series that the figures come from, when the service names it. */
  readonly seriesId?: string;
  /**
   * Ascending: `from` at the entered amount, then every published month after it; for an estimate
   * the end of each year, then `today`. The last is `adjusted`. An estimate that starts in a
   * December has that month twice, before and after its year's rate.
   */
  readonly points: readonly AdjustedAmount[];
}

/**
 * Figures from a published index, or estimated from yearly rates. `reason` says why the client gave
 * none: on every estimate, and on figures of `fallback`. Plain data throughout.
 */
export type InflationResult = (
  | { readonly source: 'index'; readonly reason?: LookupError }
  | { readonly source: 'estimate'; readonly reason: LookupError }
) &
  InflationFigures;

/**
 * Looks the adjusted amount up, or falls back to a series or to the labelled estimate from the
 * specified yearly rates. Rejects only with `signal.reason` when `signal` aborts, with
 * `invalid-argument`, `invalid-amount` or `invalid-month` for bad arguments, or with
 * `before-series` or `after-newest` for a month that the data do not reach. The estimate reaches
 * from January 1913, where US indexes begin. A month after `today` changes nothing in it, as the
 * specification says (sections 7 and 9): where the service cannot be asked, 06/2099 gives 0 and not
 * `after-newest`. The amount is above 0, as in the address of the lookup; `inflate` carries zero
 * and credits.
 *
 * @example
 * const offline = createLookupClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
 * const asked = { amount: 100_000, from: { year: 2024, month: 6 }, today: { year: 2026, month: 7 } };
 * const result = await calculateInflation({ ...asked, client: offline });
 * result.source // => 'estimate'
 * result.lost // => 6375.78
 * const indexed = await calculateInflation({ ...asked, client: offline, fallback: cpiU });
 * indexed.source // => 'index'
 * indexed.lost // => 6622.11
 * await calculateInflation({ ...asked, amount: 0, client: offline }).catch(({ code }) => code) // => 'invalid-amount'
 * inflate(cpiU, { ...asked, amount: -100_000 }).amount // => -106622.11
 */
export async function calculateInflation(input: CalculateInflationInput): Promise<InflationResult> {
  const { today, client, fallback, ...request } = partsOf(input);
  // Before asking: a bad argument must not be mistaken for a failed lookup.
  requireArguments(input);
  const outcome = await askSafely(client, request);
  if (request.signal?.aborted) throw request.signal.reason;

  if (outcome.ok) return { source: 'index', ...figures(request, today, outcome) };
  const { error: reason } = outcome;
  const { code, message, range } = reason;
  if (code === 'before-series' || code === 'after-newest') {
    throw new InflationError(code, message, range);
  }
  if (!fallback) {
    const estimate = estimatedAnswer({ ...request, today });
    return { source: 'estimate', reason, ...figures(request, today, estimate) };
  }
  return { source: 'index', reason, ...figures(request, today, answerFrom(fallback, request)) };
}

function requireArguments(input: CalculateInflationInput): void {
  const { amount, from, today, client, fallback, signal } = partsOf(input);
  requireAmount('amount', amount);
  requireMonth('from', from);
  requireMonth('today', today);
  const isClient = typeof partsOf(client).lookup === 'function';
  requireThat(isClient, 'client', 'made by createLookupClient() or seriesClient()', client);
  if (fallback !== undefined) requireSeries('fallback', fallback);
  requireSignal(signal);
}

// A caller's own client may reject; that counts as a failed lookup.
async function askSafely(client: LookupClient, request: LookupRequest): Promise<LookupOutcome> {
  try {
    const outcome = await client.lookup(request);
    requireOutcome(outcome);
    return outcome;
  } catch (error) {
    if (error instanceof InflationError) throw error;
    return { ok: false, error: { code: 'offline-or-blocked', message: String(error) } };
  }
}

/** Refuses a malformed outcome of a caller's own client. */
function requireOutcome(outcome: LookupOutcome): void {
  const name = 'client.lookup()';
  const { ok } = partsOf(outcome);
  requireThat(typeof ok === 'boolean', name, 'an outcome with ok', outcome);
  if (!outcome.ok) {
    const { code, message } = partsOf(outcome.error);
    requireText(`${name}.error.code`, code);
    requireText(`${name}.error.message`, message);
    return;
  }
  requireItems(`${name}.items`, outcome.items);
  requireItem(`${name}.newest`, outcome.newest);
}

function figures(
  { amount: asked, from }: LookupRequest,
  today: Month,
  answer: LookupAnswer,
): InflationFigures {
  const amount = roundToCents(asked);
  const { items, newest, baseIndexMonth, baseIndex, seriesId } = consistentAnswer(amount, answer);
  const { month: asOf, amount: adjusted } = newest;
  const start = { month: from, amount, ...(baseIndex && { index: baseIndex }) };
  const ratio = ratioOf(start, newest);
  return {
    amount,
    from,
    today,
    adjusted,
    ...lostRevenue({ amount, adjusted }),
    ratio,
    raiseInPercent: raiseToKeepPace(ratio),
    asOf,
    ...(baseIndexMonth && { baseIndexMonth }),
    ...(seriesId && { seriesId }),
    points: pointsSince(start, items, newest),
  };
}

/** Drops the indexes unless both ends have one and they agree with the amounts. */
function consistentAnswer(amount: number, answer: LookupAnswer): LookupAnswer {
  const { items, newest, baseIndex = Number.NaN, ...rest } = answer;
  const { amount: adjusted, index = Number.NaN } = newest;
  const difference = Math.abs((amount * index) / baseIndex - adjusted);
  if (difference < Math.max(0.01, adjusted * 1e-12)) return answer;
  return { ...rest, items: items.map(withoutIndex), newest: withoutIndex(newest) };
}

const withoutIndex = ({ month, amount }: AdjustedAmount): AdjustedAmount => ({ month, amount });

function ratioOf(start: AdjustedAmount, end: AdjustedAmount): AmountAndAdjusted {
  if (!start.index || !end.index) return { amount: start.amount, adjusted: end.amount };
  // Scaled so that cents hold every digit of an index.
  const dollars = 10 ** (11 - Math.ceil(Math.log10(start.index)));
  return {
    amount: roundToCents(start.index * dollars),
    adjusted: roundToCents(end.index * dollars),
  };
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
  const monthsLater = monthsApart(month, start.month);
  return monthsLater > 0 || (monthsLater === 0 && amount !== start.amount);
}
