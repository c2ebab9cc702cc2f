import { partsOf, requireOptions, requireText, requireThat } from '../argument-checks.ts';
import { MAX_AMOUNT } from '../inflation-error.ts';
import { isoMonth, parseIsoMonth } from '../month.ts';
import { indexFor } from '../series/index-for.ts';
import type { IndexSeries } from '../series/index-series.ts';
import { isSeries, requireSeries } from '../series/series-check.ts';
import { answerFrom, LOOKUP_ROOT, type LookupRequest } from './client.ts';
import { refuse, refuseMethod, refuseMonth, refusePath, refuseSeries } from './refusals.ts';
import { entityTag, preflight, type Reply, respond } from './replies.ts';

/** The series that a handler answers, by their keys in the path. */
export type SeriesByKey = Readonly<Record<string, IndexSeries>>;

/** Options of `createLookupHandler`. */
export interface LookupHandlerOptions {
  /** Path before `/api/inflation/…`, such as '/v1'; none when left out. */
  readonly basePath?: string | undefined;
  /** The `Cache-Control` of an answer. By default ten minutes: a new month is seen within the hour. */
  readonly cacheControl?: string | undefined;
}

/**
 * Makes the server of the lookup: `GET` or `HEAD`
 * `/api/inflation/adjusted-revenue/us/{dollars}/{YYYY-MM-01}` answers an ascending array, one item
 * per published month from the asked month on; with `?newest`, unless it is `false` or `0`, the
 * last of them alone. A month that was never published uses the last before it; one that the series
 * does not reach is refused with 422 `before-series` or `after-newest`. A single series is asked
 * for by the key `us`, several by their own. Refusals are JSON `{ error: { code, message } }`; every
 * code: `LookupRefusalCode`. Throws `invalid-argument`; the handler rejects only what is no
 * `Request`.
 *
 * @example
 * const handler = createLookupHandler(cpiU);
 * const response = await handler(new Request('https://example.com/api/inflation/adjusted-revenue/us/250000.00/2019-06-01?newest'));
 * await response.json() // => [{ date: '2026-08-01', amount: 326946.28, indexMonth: '2026-08', index: 334.98, baseIndexMonth: '2019-06', baseIndex: 256.143, seriesId: 'CUUR0000SA0' }]
 */
export function createLookupHandler(
  series: IndexSeries | SeriesByKey,
  options: LookupHandlerOptions = {},
): (request: Request) => Promise<Response> {
  requireOptions(options);
  const { basePath = '', cacheControl = 'public, max-age=600' } = options;
  requireText('basePath', basePath);
  requireText('cacheControl', cacheControl);
  const isHeader = /^[\t -~]*$/.test(cacheControl);
  requireThat(isHeader, 'cacheControl', 'text of ASCII, as a header is', cacheControl);
  const service: Service = {
    root: locate(`/${basePath}/${LOOKUP_ROOT}`.replace(/\/+/g, '/')).pathname,
    served: servedByKey(series),
    cacheControl,
  };
  return async (request) => {
    const isRequest = typeof partsOf(partsOf(request).headers).get === 'function';
    requireThat(isRequest, 'request', 'a Request', request);
    return respond(request, answer(service, request));
  };
}

interface Service {
  /** The path up to the series' key. */
  readonly root: string;
  readonly served: ReadonlyMap<string, Served>;
  readonly cacheControl: string;
}

interface Served {
  readonly series: IndexSeries;
  /** Text that changes with the data and the shape of the answers, for entity tags. */
  readonly edition: () => Promise<string>;
}

function servedByKey(series: IndexSeries | SeriesByKey): Service['served'] {
  const entries = Object.entries(isSeries(series) ? { us: series } : partsOf(series));
  requireThat(entries.length > 0, 'series', 'a price index such as cpiU, or several', series);
  for (const [key, each] of entries) requireSeries(`series.${key}`, each);
  return new Map(entries.map(([key, each]) => [key, asServed(each)]));
}

function asServed(series: IndexSeries): Served {
  let edition = '';
  return {
    series,
    // At the first request, as a worker does no work before. The text is kept: a promise may not be
    // shared between requests.
    async edition() {
      const dollar = { amount: 1, from: series.first };
      edition ||= await entityTag(JSON.stringify(itemsOf(series, dollar, false)));
      return edition;
    },
  };
}

function answer({ root, served, cacheControl }: Service, request: Request): Reply {
  const { pathname, searchParams } = locate(request.url);
  const segments = pathname.startsWith(root) ? pathname.slice(root.length).split('/') : [];
  const [key = '', dollarsText = '', dateText = ''] = segments;
  if (segments.length !== 3) return refusePath(root);
  const found = served.get(decoded(key));
  if (!found) return refuseSeries(served.keys());
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod();
  const parsed = parseLookupRequest(dollarsText, dateText);
  if ('status' in parsed) return parsed;
  const base = indexFor(found.series, parsed.from);
  if (!base.ok) return refuseMonth(base);
  const isNewest = isFlagSet(searchParams.get('newest'));
  const json = () => JSON.stringify(itemsOf(found.series, parsed, isNewest));
  const identity = async () => `${await found.edition()} ${pathname} ${isNewest}`;
  return { status: 200, json, identity, headers: { 'Cache-Control': cacheControl } };
}

/** True for `?newest`, unless it is set to `false` or `0`. */
function isFlagSet(flag: string | null): boolean {
  return flag !== null && flag !== 'false' && flag !== '0';
}

/** Parses an address, or the path alone that some frameworks give a Request. */
function locate(url: string): URL {
  // Two slashes would begin a host.
  return new URL(url.replace(/^\//, 'http://localhost/'), 'http://localhost');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function parseLookupRequest(dollarsText: string, dateText: string): LookupRequest | Reply {
  if (!/^(0|[1-9]\d*)\.\d\d$/.test(dollarsText)) {
    return refuse(400, 'malformed-amount', 'The amount must be plain dollars such as 250000.00.');
  }
  const from = dateText.length === 10 && parseIsoMonth(dateText);
  if (!from) {
    return refuse(400, 'malformed-date', 'The date must be the first of a month: YYYY-MM-01.');
  }
  const amount = Number(dollarsText);
  if (amount > 0 && amount <= MAX_AMOUNT) return { amount, from };
  const range = `The amount must be from 0.01 to ${MAX_AMOUNT} dollars.`;
  return refuse(422, 'amount-out-of-range', range);
}

function itemsOf(series: IndexSeries, request: LookupRequest, isNewest: boolean) {
  const { items, newest, baseIndexMonth, ...base } = answerFrom(series, request);
  const named = { baseIndexMonth: baseIndexMonth && isoMonth(baseIndexMonth), ...base };
  return (isNewest ? [newest] : items).map(({ month, amount, index }) => {
    const indexMonth = isoMonth(month);
    return { date: `${indexMonth}-01`, amount, indexMonth, index, ...named };
  });
}
