import { isWholeWithin, requireOptions, requireSignal, requireThat } from '../argument-checks.ts';
import {
  MAX_TIMER_MS,
  platformFetch,
  type RequestLimits,
  requireReachable,
  type Send,
  sendRequest,
} from '../platform-fetch.ts';
import type { IndexSeries } from '../series/index-series.ts';
import { defineSeries, type SeriesDefinition } from './define-series.ts';

/** Options of `fetchSeries`. */
export interface FetchSeriesOptions {
  /** Sends the request; the global `fetch` when left out. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Whole milliseconds for the whole file, from 1 to 2,147,483,647; 8,000 when left out. */
  readonly timeoutMs?: number | undefined;
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Why there is no series: `offline-or-blocked` (network, DNS, CORS, a blocker), `timed-out`,
 * `http-status` (any status but 2xx), `invalid-response` (no JSON, of another version, or nothing
 * that `defineSeries` takes) or `refused` (the service answered that it will not, and `message`
 * says why).
 */
export type FetchSeriesCode =
  | 'offline-or-blocked'
  | 'timed-out'
  | 'http-status'
  | 'invalid-response'
  | 'refused';

/** A series, or why there is none. */
export type FetchedSeries =
  | { readonly ok: true; readonly series: IndexSeries }
  | { readonly ok: false; readonly code: FetchSeriesCode; readonly message: string };

const VERSION = 1;

/**
 * Fetches a series from a file such as the Tallycomb site serves under `/data`: JSON with a
 * `version` of 1 and what `defineSeries` takes. Rejects only with `signal.reason` when `signal`
 * aborts, or an `InflationError` that names a wrong argument.
 *
 * @example
 * const file = { version: 1, id: 'X1', name: 'Haircuts', source: 'Us', sourceUrl: 'https://example.com', basePeriod: '2020 = 100', points: [{ month: '2020-01', index: 100 }] };
 * const fetched = await fetchSeries('https://example.com/data/x1.json', { fetch: async () => Response.json(file) });
 * fetched.ok && fetched.series.newest // => { year: 2020, month: 1 }
 */
export async function fetchSeries(
  url: string | URL,
  options: FetchSeriesOptions = {},
): Promise<FetchedSeries> {
  const isAddress = url instanceof URL || (typeof url === 'string' && url !== '');
  requireThat(isAddress, 'url', 'an address', url);
  const how = readFetchOptions(options);
  requireReachable('url', String(url), how.send);
  const asked = await requestText(String(url), { headers: { Accept: 'application/json' } }, how);
  return asked.ok ? readSeries(asked.text) : asked;
}

/** Reads the options, with their defaults; throws `invalid-argument`. */
export function readFetchOptions(options: FetchSeriesOptions) {
  requireOptions(options);
  const { fetch: send = platformFetch, timeoutMs = 8000, signal } = options;
  requireThat(typeof send === 'function', 'fetch', 'a function', send);
  const isTimer = isWholeWithin(timeoutMs, 1, MAX_TIMER_MS);
  requireThat(isTimer, 'timeoutMs', `a whole number from 1 to ${MAX_TIMER_MS}`, timeoutMs);
  requireSignal(signal);
  return { send, timeoutMs, signal };
}

function readSeries(text: string): FetchedSeries {
  return definedSeries(() => {
    const { version, ...definition } = Object(JSON.parse(text));
    if (version !== VERSION) throw new Error(`Its version is not ${VERSION}.`);
    return definition as SeriesDefinition; // `defineSeries` checks each part of what it is given
  });
}

/** Defines the series of an answer, or says why the answer is none. */
export function definedSeries(define: () => SeriesDefinition): FetchedSeries {
  try {
    return { ok: true, series: defineSeries(define()) };
  } catch (error) {
    // Always an Error: of `JSON.parse`, or of `defineSeries`, which names the part.
    return { ok: false, code: 'invalid-response', message: (error as Error).message };
  }
}

/** The text of an answer with a status of 2xx, or why there is none. */
export type RequestedText =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly code: 'offline-or-blocked' | 'timed-out' | 'http-status';
      readonly message: string;
    };

/** Requests a text; rejects only with `signal.reason`, once `signal` aborts. */
export async function requestText(
  url: string,
  init: RequestInit,
  { send, ...limits }: RequestLimits & { readonly send: Send },
): Promise<RequestedText> {
  const answer = await sendRequest(send, url, init, limits);
  if (!answer.ok) {
    const { code } = answer;
    const what =
      code === 'timed-out'
        ? `took longer than ${limits.timeoutMs} ms.`
        : `could not be reached: ${answer.error}`;
    return { ok: false, code, message: `${url} ${what}` };
  }
  const { ok, status, statusText } = answer.response;
  if (ok) return { ok, text: answer.text };
  const message = `${url} answered ${status} ${statusText}`.trimEnd();
  return { ok, code: 'http-status', message };
}
