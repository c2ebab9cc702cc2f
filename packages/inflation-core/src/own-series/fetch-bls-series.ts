import { requireMonth, requireText, requireThat } from '../argument-checks.ts';
import type { Month } from '../month.ts';
import { BLS_ADDRESS, blsRequest, parseBlsAnswer } from './bls-answer.ts';
import {
  definedSeries,
  type FetchedSeries,
  type FetchSeriesOptions,
  readFetchOptions,
  requestText,
} from './fetch-series.ts';

/** How the Bureau of Labor Statistics is asked. */
export interface FetchBlsOptions extends FetchSeriesOptions {
  /** A registration key: 500 questions a day in place of 25, and twice as many years in each. */
  readonly key?: string | undefined;
  /** The current month. With it up to 10 years are asked for, 20 with a key; without, 3. */
  readonly today?: Month | undefined;
  /** As a caption writes it; the id when left out. */
  readonly name?: string | undefined;
  /** What stands at 100; '1982-84 = 100', as of most consumer price indexes, when left out. */
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
  if (!asked.ok) return asked;
  const answer = parseBlsAnswer(asked.text, id);
  if (!answer.ok) return answer;
  return definedSeries(() => ({
    id,
    name,
    source: 'US Bureau of Labor Statistics',
    sourceUrl: `https://data.bls.gov/timeseries/${id}`,
    basePeriod,
    // A month that the bureau marks as unpublished counts as one that they skip.
    points: answer.points,
  }));
}
