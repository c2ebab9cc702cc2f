import { describe, expect, it } from 'vitest';
import { cpiU } from '../../tests/frozen-series.ts';
import { formatIsoMonth } from '../months.ts';
import { type FetchBlsOptions, fetchBlsSeries } from './fetch-bls-series.ts';
import { updateSeries } from './update-series.ts';

const newest = cpiU.points.slice(-12);
const data = [
  ...newest.map(({ month, index }) => {
    const [year, number] = formatIsoMonth(month).split('-');
    return { year, period: `M${number}`, value: String(index) };
  }),
  { year: '2025', period: 'M10', value: '-' },
];
const answer = {
  status: 'REQUEST_SUCCEEDED',
  Results: { series: [{ seriesID: cpiU.id, data: data.toReversed() }] },
};

async function ask(options: FetchBlsOptions = {}) {
  const asked: unknown[] = [];
  const fetch = async (url: string, { method, body }: RequestInit) => {
    asked.push(method, url, JSON.parse(String(body)));
    return Response.json(answer);
  };
  return { asked, fetched: await fetchBlsSeries(cpiU.id, { fetch, ...options }) };
}

describe('fetchBlsSeries', () => {
  it('gives the months that the bureau answers, which update a longer series', async () => {
    const { fetched } = await ask({ name: cpiU.name });
    if (!fetched.ok) throw new Error(fetched.message);
    const { source, sourceUrl, basePeriod, name, points, missing } = fetched.series;
    const { points: _, missing: __, ...facts } = cpiU;
    expect(facts).toMatchObject({ source, sourceUrl, basePeriod, name });
    expect(points).toEqual(newest);
    expect(missing.map(formatIsoMonth)).toEqual(['2025-10']);
    const update = updateSeries(cpiU, points, { missing });
    expect(update).toMatchObject({ ok: true, added: [], revised: [] });
  });

  it.each([
    [{}, {}],
    [{ today: { year: 2026, month: 11 } }, { startyear: '2017', endyear: '2026' }],
    [
      { today: { year: 2026, month: 11 }, key: 'k' },
      { startyear: '2007', endyear: '2026', registrationkey: 'k' },
    ],
  ])('asks with %o for as many years as it may', async (options, years) => {
    const { asked } = await ask(options);
    const address = 'https://api.bls.gov/publicAPI/v2/timeseries/data/';
    expect(asked).toEqual(['POST', address, { seriesid: [cpiU.id], ...years }]);
  });

  it.each([
    ['http-status', new Response('', { status: 503 })],
    ['invalid-response', new Response('<!doctype html>')],
    ['refused', Response.json({ status: 'REQUEST_NOT_PROCESSED', message: ['Too many.'] })],
  ])('tells %s', async (code, response) => {
    const { fetched } = await ask({ fetch: async () => response });
    expect(fetched).toMatchObject({ ok: false, code });
  });
});
