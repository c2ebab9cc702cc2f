import {
  partsOf,
  requireAmount,
  requireMonth,
  requireOptions,
  requireSignal,
  requireText,
  requireThat,
} from '../argument-checks.ts';
import { scaleDollars } from '../exact-cents.ts';
import { roundToCents } from '../money.ts';
import { isoMonth, type Month, monthsApart } from '../month.ts';
import {
  parseJson,
  platformFetch,
  type RequestOutcome,
  requireReachable,
  sendRequest,
} from '../platform-fetch.ts';
import { indexFor, requireIndex, toWholeIndex } from '../series/index-for.ts';
import type { IndexSeries } from '../series/index-series.ts';
import { requireSeries } from '../series/series-check.ts';
import {
  type LookupAnswer,
  type LookupError,
  type LookupErrorCode,
  parseAnswer,
  parseRefusal,
} from './parse-answer.ts';

/** An amount, and the month from which to carry it to the newest. */
export interface LookupRequest {
  /** Dollars, from 0.01 to `MAX_AMOUNT`; sent with two decimals. */
  readonly amount: number;
  /** The month in whose dollars `amount` is given. */
  readonly from: Month;
  /** Aborts the lookup, which then rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
}

/** An answer, or the failure as data. */
export type LookupOutcome =
  | ({ readonly ok: true } & LookupAnswer)
  | { readonly ok: false; readonly error: LookupError };

/** Answers lookups: made by `createLookupClient` or `seriesClient`, or one of your own. */
export interface LookupClient {
  /**
   * Asks for the adjusted amount. Every failure is an outcome; it rejects only with
   * `signal.reason` when `signal` aborts, or an `InflationError` that names a wrong argument.
   */
  lookup(request: LookupRequest): Promise<LookupOutcome>;
}

/** Options of `createLookupClient`. */
export interface LookupClientOptions {
  /** Address before `/api/inflation/…`; '' for the page's own origin. */
  readonly baseUrl?: string | undefined;
  /** Key of the series, in the path; 'us', as specified, when left out. */
  readonly seriesKey?: string | undefined;
  /** Sends the request; the global `fetch` when left out. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Milliseconds for the whole answer, its body included; above 0; 8,000 when left out. */
  readonly timeoutMs?: number | undefined;
}

/**
 * Makes a client of the lookup service (specification, section 7). Error messages are those of
 * section 8. Throws `invalid-argument`.
 *
 * @example
 * const client = createLookupClient({ fetch: async () => Response.json([{ date: '2026-08-01', amount: 326946.28 }]) });
 * const outcome = await client.lookup({ amount: 250_000, from: { year: 2019, month: 6 } });
 * outcome.ok && outcome.newest // => { month: { year: 2026, month: 8 }, amount: 326946.28 }
 */
export function createLookupClient(options: LookupClientOptions = {}): LookupClient {
  requireOptions(options);
  const { baseUrl = '', seriesKey = 'us', fetch = platformFetch, timeoutMs = 8000 } = options;
  requireText('baseUrl', baseUrl);
  requireText('seriesKey', seriesKey);
  requireThat(
    typeof timeoutMs === 'number' && timeoutMs > 0,
    'timeoutMs',
    'a number above 0',
    timeoutMs,
  );
  requireThat(typeof fetch === 'function', 'fetch', 'a function', fetch);
  const base = baseUrl.replace(/\/+$/, '');
  return {
    async lookup(request) {
      const { amount, from, signal } = partsOf(request);
      const url = base + lookupPath(seriesKey, amount, from);
      requireReachable('baseUrl', base, fetch);
      requireSignal(signal);
      const init = { headers: { Accept: 'application/json' } };
      return outcomeOf(await sendRequest(fetch, url, init, { timeoutMs, signal }), timeoutMs);
    },
  };
}

export const LOOKUP_ROOT = '/api/inflation/adjusted-revenue/';

/** The path of one lookup: dollars with two decimals, the first of the month. Spec, section 7. */
function lookupPath(seriesKey: string, amount: number, from: Month): string {
  requireAmount('amount', amount);
  requireMonth('from', from);
  const dollars = roundToCents(amount).toFixed(2);
  return `${LOOKUP_ROOT}${encodeURIComponent(seriesKey)}/${dollars}/${isoMonth(from)}-01`;
}

function failed(
  code: LookupErrorCode,
  message: string,
  more?: Partial<LookupError>,
): Extract<LookupOutcome, { ok: false }> {
  return { ok: false, error: { code, message, ...more } };
}

function outcomeOf(answer: RequestOutcome, timeoutMs: number): LookupOutcome {
  if (answer.ok) return outcomeOfBody(answer.response, parseJson(answer.text));
  if (answer.code === 'timed-out')
    return failed(answer.code, `The inflation service gave no full answer within ${timeoutMs} ms.`);
  const { code, error } = answer;
  const { name = 'Error', message = `${error}` } = partsOf(error as Partial<Error>);
  return failed(code, `The inflation service could not be reached: ${error}`, {
    cause: { code: name, message },
  });
}

function outcomeOfBody({ ok, status, statusText }: Response, body: unknown): LookupOutcome {
  if (!ok)
    return failed('http-status', `API error: ${status} ${statusText}`, {
      status,
      ...parseRefusal(body),
    });
  const answer = parseAnswer(body);
  return answer
    ? { ok, ...answer }
    : failed('invalid-response', 'Invalid response format from API');
}

/**
 * Makes a client that answers from a series in memory, with what `createLookupHandler` would answer
 * over the network. Throws `invalid-argument`.
 *
 * @example
 * const outcome = await seriesClient(cpiU).lookup({ amount: 250_000, from: { year: 2019, month: 6 } });
 * outcome.ok && outcome.newest.amount // => 326946.28
 */
export function seriesClient(series: IndexSeries): LookupClient {
  requireSeries('series', series);
  return {
    async lookup(request) {
      const { from, signal } = partsOf(request);
      requireSignal(signal);
      signal?.throwIfAborted();
      requireMonth('from', from);
      const base = indexFor(series, from);
      if (base.ok) return { ok: true, ...answerFrom(series, request) };
      const { ok, ...error } = base;
      return { ok, error };
    },
  };
}

/** Answers a request from a series; throws as `inflate` does. */
export function answerFrom(series: IndexSeries, { amount, from }: LookupRequest): LookupAnswer {
  requireAmount('amount', amount);
  // Read to the cent, as an address has it.
  const dollars = roundToCents(amount);
  const { index: baseIndex, indexMonth: baseIndexMonth } = requireIndex(series, 'from', from);
  const base = toWholeIndex(series, baseIndex);
  const start = series.points.findIndex(({ month }) => monthsApart(month, from) >= 0);
  // -1 for a month inside the newest quarter or year, which then is the only item.
  const items = series.points.slice(start).map(({ month, index }) => {
    return { month, index, amount: scaleDollars(dollars, toWholeIndex(series, index), base) };
  });
  const newest = items.at(-1) ?? { month: baseIndexMonth, index: baseIndex, amount: dollars };
  return { items, newest, baseIndexMonth, baseIndex, seriesId: series.id };
}
