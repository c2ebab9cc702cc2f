import { partsOf, requireMonth, requireText, requireThat } from '../argument-checks.ts';
import type { Month } from '../month.ts';
import { parseJson } from '../platform-fetch.ts';
import {
  definedSeries,
  type FetchedSeries,
  type FetchSeriesOptions,
  readFetchOptions,
  requestText,
} from './fetch-series.ts';

/** Options of `fetchBlsSeries`. */
export interface FetchBlsOptions extends FetchSeriesOptions {
  /** A registration key: 500 requests a day in place of 25, and twice as many years in each. */
  readonly key?: string | undefined;
  /** The current month. With it up to 10 years are asked for, 20 with a key; without, 3. */
  readonly today?: Month | undefined;
  /** Name in captions; the id when left out. */
  readonly name?: string | undefined;
  /** Base period; '1982-84 = 100', that of most consumer price indexes, when left out. */
  readonly basePeriod?: string | undefined;
}

/**
 * Asks the public API of the Bureau of Labor Statistics for a monthly series by its id: CPI-W, a
 * single item, a metropolitan area. `updateSeries` adds what it gives to a longer series. Rejects
 * only with `signal.reason` when `signal` aborts, or an `InflationError` that names a wrong argument.
 * Source: https://www.bls.gov/developers/api_signature_v2.htm
 *
 * @example
 * const answer = { status: 'REQUEST_SUCCEEDED', Results: { series: [{ seriesID: 'CWUR0000SA0', data: [{ year: '2026', period: 'M08', value: '328.407' }] }] } };
 * const fetched = await fetchBlsSeries('CWUR0000SA0', { fetch: async () => Response.json(answer) });
 * fetched.ok && fetched.series.newest // => { year: 2026, month: 8 }
 */
export async function fetchBlsSeries(
  id: string,
  options: FetchBlsOptions = {},
): Promise<FetchedSeries> {
  requireThat(typeof id === 'string' && /^\w+$/.test(id), 'id', 'the id of a series', id);
  const how = readFetchOptions(options);
  const { key, today, name = id, basePeriod = '1982-84 = 100' } = options;
  if (key !== undefined) requireText('key', key);
  if (today !== undefined) requireMonth('today', today);
  requireText('name', name);
  requireText('basePeriod', basePeriod);
  const asked = await requestText(BLS_ADDRESS, blsRequest([id], today?.year, key), how);
  const answer = asked.ok ? parseBlsAnswer(asked.text, id) : asked;
  if (!answer.ok) return { ...answer, message: withoutKey(answer.message, key) };
  return definedSeries(() => ({
    id,
    name,
    source: 'US Bureau of Labor Statistics',
    sourceUrl: `https://data.bls.gov/timeseries/${id}`,
    basePeriod,
    frequency: 'monthly',
    // Months that the bureau marks as unpublished are skipped, and so count as never published.
    points: answer.points,
  }));
}

/** Address of the public API of the Bureau of Labor Statistics, version 2. */
export const BLS_ADDRESS = 'https://api.bls.gov/publicAPI/v2/timeseries/data/';

/**
 * The request for some series, as far back from a year as one may go: 10 years, or 20 with a
 * registration key; without a year the bureau's own choice, the last three. Up to 25 series fit, or 50.
 * Source: https://www.bls.gov/developers/api_faqs.htm
 */
export function blsRequest(seriesIds: readonly string[], year?: number, key?: string): RequestInit {
  const years = year && { startyear: String(year - (key ? 19 : 9)), endyear: String(year) };
  const question = { seriesid: seriesIds, ...years, ...(key && { registrationkey: key }) };
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  };
}

/** Months of a series in the bureau's answer, as `YYYY-MM`, ascending. */
export interface PublishedMonths {
  readonly points: readonly { readonly month: string; readonly index: number }[];
  /** Months that the bureau says it will not publish. */
  readonly missing: readonly string[];
}

export type BlsAnswer =
  | ({ readonly ok: true } & PublishedMonths)
  | {
      readonly ok: false;
      /** `refused`: the API's own status; `invalid-response`: not the documented shape. */
      readonly code: 'refused' | 'invalid-response';
      readonly message: string;
    };

type Failure = Extract<BlsAnswer, { ok: false }>;

/**
 * Reads one series out of the text of an answer. M13 is the annual average and is left out.
 * Source: https://www.bls.gov/developers/api_signature_v2.htm
 */
export function parseBlsAnswer(text: string, seriesId: string): BlsAnswer {
  const body = parseJson(text);
  if (body === undefined) return malformed('It is no JSON, or not all of it.');
  const { status, message, Results: results } = partsOf(body);
  if (typeof status !== 'string') return malformed('It has no status.');
  if (status !== 'REQUEST_SUCCEEDED') return refused(status, message);
  const [found, ...others] = asArray(partsOf(results).series)
    .map(partsOf)
    .filter((series) => series.seriesID === seriesId);
  if (!found) return malformed(`It holds no series ${seriesId}.`);
  if (others.length > 0) return malformed(`It holds series ${seriesId} twice.`);

  const values = new Map<string, string>();
  for (const item of asArray(found.data).map(partsOf)) {
    const { year, period, value } = item;
    if (period === 'M13') continue;
    const month = `${year}-${String(period).slice(1)}`;
    const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && /^M/.test(String(period));
    if (!isMonth || !isValue(value)) return malformed(`Item ${JSON.stringify(item)} is no month.`);
    if (values.has(month)) return malformed(`It holds ${month} twice.`);
    values.set(month, value);
  }
  if (values.size === 0)
    return malformed([`Series ${seriesId} is empty.`, ...asArray(message)].join(' '));
  const months = [...values.keys()].sort();
  const isPublished = (month: string) => values.get(month) !== '-';
  return {
    ok: true,
    points: months
      .filter(isPublished)
      .map((month) => ({ month, index: Number(values.get(month)) })),
    missing: months.filter((month) => !isPublished(month)),
  };
}

/** Removes the API key from a publisher's message, as messages end in logs. */
export function withoutKey(message: string, key: string | undefined): string {
  return key ? message.replaceAll(key, '…') : message;
}

function isValue(value: unknown): value is string {
  return value === '-' || (typeof value === 'string' && /^\d+(\.\d{1,3})?$/.test(value));
}

function refused(status: string, message: unknown): Failure {
  const why = asArray(message).join(' ') || 'it gives no reason.';
  return { ok: false, code: 'refused', message: `BLS answered ${status}: ${why}` };
}

function malformed(message: string): Failure {
  return {
    ok: false,
    code: 'invalid-response',
    message: `The BLS answer cannot be read. ${message}`,
  };
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
