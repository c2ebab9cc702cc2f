import { isWholeWithin, requireOptions, requireSignal, requireThat } from '../argument-checks';
import { LONGEST_TIMER_MS, platformFetch, requireReachable } from '../platform-fetch';
import type { IndexSeries } from '../series/index-series';
import { defineSeries, type SeriesDefinition } from './define-series';

/** How a series is fetched. */
export interface FetchSeriesOptions {
  /** What sends the request; the global `fetch` when left out. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Whole milliseconds for the whole file, from 1 to 2,147,483,647; 8,000 when left out. */
  readonly timeoutMs?: number | undefined;
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Why there is no series: `offline-or-blocked` (network, DNS, CORS, a blocker), `timed-out`,
 * `http-status` (any status but 2xx) or `invalid-response` (no JSON, of another version, or nothing
 * that `defineSeries` takes).
 */
export type FetchSeriesCode =
  | 'offline-or-blocked'
  | 'timed-out'
  | 'http-status'
  | 'invalid-response';

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
  requireOptions(options);
  const { fetch = platformFetch, timeoutMs = 8000, signal: outer } = options;
  requireThat(typeof fetch === 'function', 'fetch', 'a function', fetch);
  const isTimer = isWholeWithin(timeoutMs, 1, LONGEST_TIMER_MS);
  requireThat(isTimer, 'timeoutMs', `a whole number from 1 to ${LONGEST_TIMER_MS}`, timeoutMs);
  requireSignal(outer);
  requireReachable('url', String(url), fetch);
  outer?.throwIfAborted();
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = outer ? AbortSignal.any([outer, deadline]) : deadline;
  try {
    const response = await fetch(String(url), { headers: { Accept: 'application/json' }, signal });
    const text = await response.text();
    if (response.ok) return readSeries(text);
    return fail('http-status', `${url} answered ${response.status} ${response.statusText}`);
  } catch (error) {
    outer?.throwIfAborted();
    return deadline.aborted
      ? fail('timed-out', `${url} took longer than ${timeoutMs} ms.`)
      : fail('offline-or-blocked', `${url} could not be reached: ${error}`);
  }
}

function readSeries(text: string): FetchedSeries {
  try {
    const { version, ...definition } = Object(JSON.parse(text));
    if (version !== VERSION) return fail('invalid-response', `Its version is not ${VERSION}.`);
    // It checks each part of what it is given.
    return { ok: true, series: defineSeries(definition as SeriesDefinition) };
  } catch (error) {
    // Both throw an Error: of text that is no JSON it says so, of a series it names the part.
    return fail('invalid-response', (error as Error).message);
  }
}

function fail(code: FetchSeriesCode, message: string): FetchedSeries {
  return { ok: false, code, message };
}
