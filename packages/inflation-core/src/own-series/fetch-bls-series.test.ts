import { describe, expect, it } from 'vitest';
import { cpiU } from '../../tests/frozen-series.ts';
import { formatIsoMonth } from '../months.ts';
import { type FetchBlsOptions, fetchBlsSeries, parseBlsAnswer } from './fetch-bls-series.ts';
import { updateSeries } from './update-series.ts';

const item = (year: string, period: string, value: unknown) => ({
  year,
  period,
  periodName: 'x',
  value,
  footnotes: [{}],
});

const answerOf = (...data: readonly unknown[]) => ({
  status: 'REQUEST_SUCCEEDED',
  responseTime: 120,
  message: [],
  Results: { series: [{ seriesID: 'CUUR0000SA0', data }] },
});

const newest = cpiU.points.slice(-12);
const data = newest.map(({ month, index }) => {
  const [year = '', number] = formatIsoMonth(month).split('-');
  return item(year, `M${number}`, String(index));
});
const answer = answerOf(item('2025', 'M10', '-'), ...data.toReversed());

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

describe('a key that the publisher repeats', () => {
  const key = '0123456789abcdef0123456789abcdef';
  const message = [`The key:${key} provided by the User is invalid.`];

  it.each([
    Response.json({ status: 'REQUEST_NOT_PROCESSED', message }),
    Response.json({ status: key }),
    Response.json({ ...answerOf(), message }),
    Response.json(answerOf(item('2026', 'M01', key))),
    new Response('', { status: 400, statusText: key }),
  ])('is not repeated (%#)', async (response) => {
    const { fetched } = await ask({ key, fetch: async () => response });
    expect(fetched).toMatchObject({ ok: false, message: expect.stringContaining('…') });
    expect(JSON.stringify(fetched)).not.toContain(key);
  });
});

const twice = ({ Results: { series }, ...rest }: ReturnType<typeof answerOf>) => ({
  ...rest,
  Results: { series: [...series, ...series] },
});

describe('parseBlsAnswer', () => {
  it('reads the months in ascending order, those never published apart, the annual average left out', () => {
    const body = answerOf(
      item('2026', 'M01', '325.252'),
      item('2026', 'M02', '326.785'),
      item('2025', 'M13', '321.943'),
      item('2025', 'M12', '324.050'),
      item('2025', 'M10', '-'),
    );
    const read = parseBlsAnswer(JSON.stringify(body), 'CUUR0000SA0');
    expect(read).toEqual({
      ok: true,
      points: [
        { month: '2025-12', index: 324.05 },
        { month: '2026-01', index: 325.252 },
        { month: '2026-02', index: 326.785 },
      ],
      missing: ['2025-10'],
    });
  });

  it.each([
    ['no results', { status: 'REQUEST_SUCCEEDED' }, 'invalid-response'],
    ['no reason', { status: 'REQUEST_FAILED' }, 'refused'],
    ['another series', answerOf(), 'invalid-response', 'CUUR0000SEGC'],
    ['a series twice', twice(answerOf(item('2026', 'M01', '1'))), 'invalid-response'],
    ['a value that is no number', answerOf(item('2026', 'M01', 'n/a')), 'invalid-response'],
    ['a value that is not text', answerOf(item('2026', 'M01', 325.2)), 'invalid-response'],
    ['a month 14', answerOf(item('2026', 'M14', '325.2')), 'invalid-response'],
    ['a quarter', answerOf(item('2026', 'Q01', '325.2')), 'invalid-response'],
    ['an empty series', answerOf(), 'invalid-response'],
    ['no year', answerOf({ period: 'M01', value: '1' }), 'invalid-response'],
    ['an item that is null', answerOf(null), 'invalid-response'],
    [
      'a month twice',
      answerOf(item('2026', 'M01', '1'), item('2026', 'M01', '2')),
      'invalid-response',
    ],
  ])('refuses %s', (_, body, code, seriesId = 'CUUR0000SA0') => {
    expect(parseBlsAnswer(JSON.stringify(body), seriesId)).toMatchObject({ ok: false, code });
  });
});
