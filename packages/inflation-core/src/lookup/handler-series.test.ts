import { describe, expect, it } from 'vitest';
import { cpiU, midwest, northeast, south, west } from '../../tests/frozen-series.ts';
import { createLookupClient } from './client.ts';
import { createLookupHandler } from './handler.ts';

const regions = {
  'us-northeast': northeast,
  'us-midwest': midwest,
  'us-south': south,
  'us-west': west,
};
const handler = createLookupHandler({ us: cpiU, ...regions });
const requestOf = (path: string) => new Request(`https://example.com${path}`);
const ask = (path: string, answer = handler) =>
  answer(requestOf(`/api/inflation/adjusted-revenue/${path}`));

describe('a series of several', () => {
  it.each(['us-east', 'us-', 'us-West', 'us-constructor'])(
    '%s is unknown, with those that are known',
    async (name) => {
      const response = await ask(`${name}/5.00/2019-06-01`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        error: {
          code: 'unknown-series',
          message:
            'There is no such series. Served: us, us-northeast, us-midwest, us-south, us-west.',
        },
      });
    },
  );

  it('is unknown to a handler of one, which is asked for as us', async () => {
    const response = await ask('us-northeast/5.00/2019-06-01', createLookupHandler(northeast));
    expect(await response.json()).toMatchObject({
      error: { message: 'There is no such series. Served: us.' },
    });
  });
});

it.each(['united kingdom', 'gb/cpih', 'été', '100%'])(
  'the key %s, which may be any text, names the series',
  async (seriesKey) => {
    const own = createLookupHandler({ us: cpiU, [seriesKey]: west });
    const client = createLookupClient({
      baseUrl: 'https://example.com',
      seriesKey,
      fetch: (url, init) => own(new Request(url, init)),
    });
    const outcome = await client.lookup({ amount: 100_000, from: { year: 2019, month: 6 } });
    expect(outcome).toMatchObject({ ok: true, newest: { amount: 131_110.84 }, seriesId: west.id });
  },
);

describe('the base path', () => {
  it.each(['/v1', 'v1/', '/v1/'])('%s stands before the specified path', async (basePath) => {
    const below = createLookupHandler(cpiU, { basePath });
    const path = '/api/inflation/adjusted-revenue/us/5.00/2026-08-01';
    const statusOf = async (asked: string) => (await below(requestOf(asked))).status;
    expect(await statusOf(`/v1${path}`)).toBe(200);
    expect(await statusOf(path)).toBe(404);
  });

  it('may hold blanks and accents', async () => {
    const below = createLookupHandler(cpiU, { basePath: '/été à deux' });
    const path = '/été à deux/api/inflation/adjusted-revenue/us/5.00/2026-08-01';
    expect((await below(requestOf(path))).status).toBe(200);
  });

  it('is named where nothing is found', async () => {
    const below = createLookupHandler(cpiU, { basePath: '/v1' });
    expect(await (await below(requestOf('/'))).json()).toMatchObject({
      error: {
        message:
          'There is nothing here. Ask for /v1/api/inflation/adjusted-revenue/{series}/{dollars}/{YYYY-MM-01}.',
      },
    });
  });
});
