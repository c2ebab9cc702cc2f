import { scaleCents, toCents } from '../exact-cents';
import { MAX_REVENUE } from '../inflation-error';
import {
  compareMonths,
  formatIsoMonth,
  formatMonthName,
  type Month,
  parseIsoMonth,
} from '../month';
import { type IndexReading, readIndex, toThousandths } from '../series/index-for';
import type { IndexPoint, IndexSeries } from '../series/index-series';
import { LOOKUP_ROOT } from './lookup-path';

/** What a handler may be told besides its series. */
export interface LookupHandlerOptions {
  /** By name, the series of the regions that it answers too: at `us-northeast` for `northeast`. */
  readonly regions?: Readonly<Record<string, IndexSeries>> | undefined;
  /** The `Cache-Control` of an answer. By default ten minutes: a new month is seen within the hour. */
  readonly cacheControl?: string | undefined;
}

/**
 * The `error.code` of a refusal: 400 `malformed-revenue`, `malformed-date`; 404 `not-found`,
 * `unknown-country`, `unknown-region`; 405 `method-not-allowed`; 422 `revenue-out-of-range`, `before-series`.
 */
export type LookupRefusalCode =
  | 'malformed-revenue'
  | 'malformed-date'
  | 'not-found'
  | 'unknown-country'
  | 'unknown-region'
  | 'method-not-allowed'
  | 'revenue-out-of-range'
  | 'before-series';

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';
const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
};

/**
 * Makes the other end of the lookup: `GET` or `HEAD`
 * `/api/inflation/adjusted-revenue/us/{revenue}/{YYYY-MM-01}` answers an ascending array, one item
 * per published month from the asked month on. A month without an index uses the last published
 * before it; a month before the series is refused with 422 `before-series`. With `regions`, a place
 * such as `us-northeast` stands for `us`. Refusals are JSON `{ error: { code, message } }`; it never
 * rejects.
 *
 * @example
 * const handler = createLookupHandler(cpiU);
 * const response = await handler(new Request('https://example.com/api/inflation/adjusted-revenue/us/250000.00/2026-08-01'));
 * await response.json() // => [{ date: '2026-08-01', amount: 250000, indexMonth: '2026-08', index: 334.98, baseIndexMonth: '2026-08', baseIndex: 334.98 }]
 */
export function createLookupHandler(
  series: IndexSeries,
  { regions = {}, cacheControl = 'public, max-age=600' }: LookupHandlerOptions = {},
): (request: Request) => Promise<Response> {
  const places: Places = new Map([
    ['us', asPlace(series)],
    ...Object.entries(regions).map(([name, each]) => [`us-${name}`, asPlace(each)] as const),
  ]);
  return async (request) => {
    const { status, body, headers: own } = answer(places, request, cacheControl);
    const headers = new Headers({ ...COMMON_HEADERS, ...own });
    if (body !== undefined) headers.set('Content-Type', 'application/json; charset=utf-8');
    // Encoded once, for the tag and for sending.
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    const sent = request.method === 'HEAD' || body === undefined ? null : bytes;
    if (status !== 200) return new Response(sent, { status, headers });

    const etag = await contentTag(bytes);
    headers.set('ETag', etag);
    if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
    return new Response(sent, { headers });
  };
}

/** What is answered at each first segment of the path. */
type Places = ReadonlyMap<string, Place>;

interface Place {
  readonly series: IndexSeries;
  readonly writtenMonths: readonly WrittenMonth[];
}

function asPlace(series: IndexSeries): Place {
  return { series, writtenMonths: series.points.map(writeMonth) };
}

function answer(places: Places, request: Request, cacheControl: string): Reply {
  const { pathname } = new URL(request.url);
  const segments = pathname.startsWith(LOOKUP_ROOT)
    ? pathname.slice(LOOKUP_ROOT.length).split('/')
    : [];
  const [name = '', revenueText = '', dateText = ''] = segments;
  if (segments.length !== 3) return refusePath();
  const place = places.get(name);
  if (!place) return refusePlace(name, places);
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod();
  const parsed = parseLookupRequest(revenueText, dateText);
  if ('status' in parsed) return parsed;
  const { cents, month } = parsed;
  const { series, writtenMonths } = place;
  const base = readIndex(series, month);
  if (!base) return refuseMonth(month, series);
  const since = writtenMonths.slice(firstShown(series, month));
  const body = itemsOf(since, cents, base);
  return { status: 200, body, headers: { 'Cache-Control': cacheControl } };
}

interface ParsedRequest {
  readonly cents: number;
  readonly month: Month;
}

function parseLookupRequest(revenueText: string, dateText: string): ParsedRequest | Reply {
  if (!/^(0|[1-9]\d*)\.\d\d$/.test(revenueText)) {
    return refuse(400, 'malformed-revenue', 'Revenue must be plain dollars such as 250000.00.');
  }
  const month = dateText.endsWith('-01') && dateText.length === 10 && parseIsoMonth(dateText);
  if (!month) {
    return refuse(400, 'malformed-date', 'The date must be the first of a month: YYYY-MM-01.');
  }
  const revenue = Number(revenueText);
  if (revenue > 0 && revenue <= MAX_REVENUE) return { cents: toCents(revenue), month };
  const range = `Revenue must be from 0.01 to ${MAX_REVENUE} dollars.`;
  return refuse(422, 'revenue-out-of-range', range);
}

/** A published month as an answer shows it: made once, as an answer may show a thousand. */
interface WrittenMonth {
  readonly date: string;
  readonly indexMonth: string;
  readonly index: number;
  readonly thousandths: number;
}

function writeMonth({ month, index }: IndexPoint): WrittenMonth {
  const indexMonth = formatIsoMonth(month);
  return { date: `${indexMonth}-01`, indexMonth, index, thousandths: toThousandths(index) };
}

/** A month after the newest still gets the newest: one item, unchanged. */
function firstShown({ points, newest }: IndexSeries, month: Month): number {
  const from = compareMonths(month, newest) > 0 ? newest : month;
  return points.findIndex((point) => compareMonths(point.month, from) >= 0);
}

function itemsOf(since: readonly WrittenMonth[], cents: number, base: IndexReading) {
  const baseIndexMonth = formatIsoMonth(base.indexMonth);
  const baseIndex = base.index;
  const denominator = toThousandths(baseIndex);
  return since.map(({ date, indexMonth, index, thousandths }) => {
    const amount = scaleCents(cents, thousandths, denominator) / 100;
    return { date, amount, indexMonth, index, baseIndexMonth, baseIndex };
  });
}

function refuse(status: number, code: LookupRefusalCode, message: string): Reply {
  // A refusal may be mended by the next deployment, so no cache may keep it.
  return { status, body: { error: { code, message } }, headers: { 'Cache-Control': 'no-store' } };
}

function refusePath(): Reply {
  const path = `${LOOKUP_ROOT}us/{revenue}/{YYYY-MM-01}`;
  return refuse(404, 'not-found', `There is nothing here. Ask for ${path}.`);
}

function refusePlace(name: string, places: Places): Reply {
  if (!name.startsWith('us-')) {
    return refuse(404, 'unknown-country', 'Only the country us is served.');
  }
  const served = [...places.keys()].join(', ');
  return refuse(404, 'unknown-region', `There is no such region. Served: ${served}.`);
}

function refuseMethod(): Reply {
  const refusal = refuse(405, 'method-not-allowed', `Only ${ALLOWED_METHODS} are allowed.`);
  return { ...refusal, headers: { ...refusal.headers, Allow: ALLOWED_METHODS } };
}

function refuseMonth(month: Month, { first }: IndexSeries): Reply {
  const begins = `the index begins in ${formatMonthName(first)}`;
  return refuse(422, 'before-series', `${formatMonthName(month)} is too early: ${begins}.`);
}

function preflight(): Reply {
  const headers = {
    Allow: ALLOWED_METHODS,
    'Access-Control-Allow-Methods': ALLOWED_METHODS,
    'Access-Control-Allow-Headers': 'Accept, If-None-Match',
    'Access-Control-Max-Age': '86400',
  };
  return { status: 204, body: undefined, headers };
}

async function contentTag(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', content);
  const bytes = [...new Uint8Array(hash).slice(0, 16)];
  return `"${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  return known.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
