import { describe, expect, it } from 'vitest';
import { cpiU } from '../../tests/frozen-series.ts';
import { formatIsoMonth } from '../months.ts';
import { type FetchSeriesOptions, fetchSeries } from './fetch-series.ts';

const URL_OF_FILE = 'https://example.com/data/cpi-u.json';

/** The file as apps/site serves it under /data; a test of the site compares the two. */
const file = {
  version: 1,
  id: cpiU.id,
  name: cpiU.name,
  source: cpiU.source,
  sourceUrl: cpiU.sourceUrl,
  basePeriod: cpiU.basePeriod,
  first: formatIsoMonth(cpiU.first),
  newest: formatIsoMonth(cpiU.newest),
  missing: cpiU.missing.map(formatIsoMonth),
  points: cpiU.points.map(({ month, index }) => ({ month: formatIsoMonth(month), index })),
};

const fetching = (response: Response, options: FetchSeriesOptions = {}) =>
  fetchSeries(URL_OF_FILE, { fetch: async () => response, ...options });

describe('fetchSeries', () => {
  it('gives the series that the file holds', async () => {
    expect(await fetching(Response.json(file))).toEqual({ ok: true, series: cpiU });
  });

  it('asks for JSON at the address', async () => {
    const asked: unknown[] = [];
    await fetchSeries(new URL(URL_OF_FILE), {
      fetch: async (url, { headers }) => {
        asked.push(url, headers);
        return Response.json(file);
      },
    });
    expect(asked).toEqual([URL_OF_FILE, { Accept: 'application/json' }]);
  });

  it.each([
    ['a page of HTML', '<!doctype html>', expect.stringContaining('JSON')],
    ['another version', { ...file, version: 2 }, 'Its version is not 1.'],
    ['null', null, 'Its version is not 1.'],
    ['no name', { ...file, name: undefined }, 'name must be a text, but it was undefined.'],
    [
      'a month that is none',
      { ...file, points: [{ month: '2020-13', index: 1 }] },
      "points[0].month must be a month, but it was '2020-13'.",
    ],
  ])('refuses %s', async (_, body, message) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const code = 'invalid-response';
    expect(await fetching(new Response(text))).toEqual({ ok: false, code, message });
  });

  it('tells an error status, a missing network and a slow one apart', async () => {
    const gone = new Response('', { status: 404, statusText: 'Not Found' });
    expect(await fetching(gone)).toEqual({
      ok: false,
      code: 'http-status',
      message: `${URL_OF_FILE} answered 404 Not Found`,
    });
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await fetchSeries(URL_OF_FILE, { fetch: offline })).toEqual({
      ok: false,
      code: 'offline-or-blocked',
      message: `${URL_OF_FILE} could not be reached: TypeError: Failed to fetch`,
    });
    expect(await fetchSeries(URL_OF_FILE, { fetch: endless, timeoutMs: 5 })).toEqual({
      ok: false,
      code: 'timed-out',
      message: `${URL_OF_FILE} took longer than 5 ms.`,
    });
  });

  it('rejects with the reason of its signal', async () => {
    const reason = new Error('Changed my mind.');
    const controller = new AbortController();
    const asking = fetchSeries(URL_OF_FILE, { fetch: endless, signal: controller.signal });
    controller.abort(reason);
    await expect(asking).rejects.toBe(reason);
  });

  it('uses the fetch of the platform when none is given', async () => {
    const address = `data:application/json,${encodeURIComponent(JSON.stringify(file))}`;
    expect(await fetchSeries(address)).toMatchObject({ ok: true, series: { id: cpiU.id } });
  });
});

/** Never answers. */
const endless = () => new Promise<Response>(() => {});
