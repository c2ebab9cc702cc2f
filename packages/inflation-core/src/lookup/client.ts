import type { Month } from '../month';
import { withDeadline } from './deadline';
import { LookupError } from './lookup-error';
import { lookupPath } from './lookup-path';
import { isBeforeSeries, type LookupAnswer, parseAnswer } from './parse-answer';

/** A yearly revenue and the month from which it is to be carried to the newest. */
export interface LookupRequest {
  /** Dollars, from 0.01 to `MAX_REVENUE`; sent with two decimals. */
  readonly revenue: number;
  readonly month: Month;
  readonly signal?: AbortSignal | undefined;
}

/** An answer, or the failure as data. */
export type LookupOutcome =
  | ({ readonly ok: true } & LookupAnswer)
  | { readonly ok: false; readonly error: LookupError };

/** Whatever can answer a request: `createLookupClient`, or a stand-in of your own. */
export interface LookupClient {
  /**
   * Asks for the adjusted revenue. Every failure is an outcome; it rejects only with
   * `signal.reason` when `signal` aborts, or an `InflationError` for a bad revenue or month.
   */
  lookup(request: LookupRequest): Promise<LookupOutcome>;
}

/** Where a client asks, by what, and for how long. */
export interface LookupClientOptions {
  /** What stands before `/api/inflation/…`; '' for the same origin. */
  readonly baseUrl?: string | undefined;
  /** What sends the request; the global `fetch` when left out. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Milliseconds for the whole answer, its body included. */
  readonly timeoutMs?: number | undefined;
}

/**
 * Makes a client of the lookup service (specification, section 7). Error messages are those of
 * section 8.
 *
 * @example
 * const client = createLookupClient({ fetch: async () => Response.json([{ date: '2026-08-01', amount: 326946.28 }]) });
 * const outcome = await client.lookup({ revenue: 250_000, month: { year: 2019, month: 6 } });
 * outcome.ok && outcome.newest // => { month: { year: 2026, month: 8 }, amount: 326946.28 }
 */
export function createLookupClient({
  baseUrl = '',
  // Called unbound: a browser's fetch refuses any other `this`.
  fetch = (url, init) => globalThis.fetch(url, init),
  timeoutMs = 8000,
}: LookupClientOptions = {}): LookupClient {
  const base = baseUrl.replace(/\/+$/, '');
  return {
    async lookup({ revenue, month, signal }) {
      const url = base + lookupPath(revenue, month);
      if (signal?.aborted) throw signal.reason;
      try {
        const headers = { Accept: 'application/json' };
        const ask = async (inner: AbortSignal) =>
          readResponse(await fetch(url, { headers, signal: inner }));
        return { ok: true, ...(await withDeadline(ask, timeoutMs, signal)) };
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        return { ok: false, error: asLookupError(error) };
      }
    },
  };
}

async function readResponse(response: Response): Promise<LookupAnswer> {
  const { ok, status, statusText } = response;
  const body = parseJson(await response.text());
  if (!ok) {
    const code = status === 422 && isBeforeSeries(body) ? 'before-series' : 'http-status';
    throw new LookupError(code, `API error: ${status} ${statusText}`, status);
  }
  const answer = parseAnswer(body);
  if (!answer) throw new LookupError('invalid-response', 'Invalid response format from API');
  return answer;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asLookupError(error: unknown): LookupError {
  if (error instanceof LookupError) return error;
  return new LookupError(
    'offline-or-blocked',
    `The inflation service could not be reached: ${error}`,
  );
}
