import { partsOf, requireThat } from '../argument-checks';
import type { Month } from '../month';
import { withDeadline } from './deadline';
import type { LookupError } from './lookup-error';
import { lookupPath } from './lookup-path';
import { type LookupAnswer, parseAnswer, parseRefusal } from './parse-answer';

/** An amount and the month from which it is to be carried to the newest. */
export interface LookupRequest {
  /** Dollars, from 0.01 to `MAX_AMOUNT`; sent with two decimals. */
  readonly amount: number;
  readonly from: Month;
  readonly signal?: AbortSignal | undefined;
}

/** An answer, or the failure as data. */
export type LookupOutcome =
  | ({ readonly ok: true } & LookupAnswer)
  | { readonly ok: false; readonly error: LookupError };

/** Whatever can answer a request: `createLookupClient`, `seriesClient`, or one of your own. */
export interface LookupClient {
  /**
   * Asks for the adjusted amount. Every failure is an outcome; it rejects only with
   * `signal.reason` when `signal` aborts, or an `InflationError` that names a wrong argument.
   */
  lookup(request: LookupRequest): Promise<LookupOutcome>;
}

/** Where a client asks, by what, and for how long. */
export interface LookupClientOptions {
  /** What stands before `/api/inflation/…`; '' for the page's own origin. */
  readonly baseUrl?: string | undefined;
  /** The series that it asks for, by the key in the path; 'us', as specified, when left out. */
  readonly seriesKey?: string | undefined;
  /** What sends the request; the global `fetch` when left out. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Milliseconds for the whole answer, its body included. */
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
export function createLookupClient({
  baseUrl = '',
  seriesKey = 'us',
  fetch,
  timeoutMs = 8000,
}: LookupClientOptions = {}): LookupClient {
  requireThat(typeof baseUrl === 'string', 'baseUrl', 'a string', baseUrl);
  requireThat(timeoutMs > 0, 'timeoutMs', 'a number above 0', timeoutMs);
  requireThat(!fetch || typeof fetch === 'function', 'fetch', 'a function', fetch);
  const base = baseUrl.replace(/\/+$/, '');
  // Called unbound: a browser's fetch refuses any other `this`.
  const send = fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init));
  return {
    async lookup(request) {
      const { amount, from, signal } = partsOf(request);
      const url = base + lookupPath(seriesKey, amount, from);
      // Else fetch refuses the address, which would pass for a service out of reach.
      const isReachable = fetch || globalThis.location || /^\w+:/.test(base);
      requireThat(!!isReachable, 'baseUrl', 'absolute where there is no page', baseUrl);
      if (signal?.aborted) throw signal.reason;
      try {
        const headers = { Accept: 'application/json' };
        const ask = async (inner: AbortSignal) =>
          readResponse(await send(url, { headers, signal: inner }));
        return await withDeadline(ask, timeoutMs, signal);
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        return failed(asLookupError(error));
      }
    },
  };
}

const failed = (error: LookupError): LookupOutcome => ({ ok: false, error });

async function readResponse(response: Response): Promise<LookupOutcome> {
  const { ok, status, statusText } = response;
  const body = parseJson(await response.text());
  if (!ok) {
    const message = `API error: ${status} ${statusText}`;
    return failed({ code: 'http-status', message, status, ...parseRefusal(status, body) });
  }
  const answer = parseAnswer(body);
  if (answer) return { ok, ...answer };
  return failed({ code: 'invalid-response', message: 'Invalid response format from API' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asLookupError(error: unknown): LookupError {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'TimeoutError') return { code: 'timed-out', message };
  return {
    code: 'offline-or-blocked',
    message: `The inflation service could not be reached: ${error}`,
    cause: { code: name, message },
  };
}
