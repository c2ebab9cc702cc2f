import { describe, expect, it } from 'vitest';
import { cpiU, midwest, northeast, south, west } from '../../tests/frozen-series';
import { createLookupClient } from './client';
import { createLookupHandler } from './handler';

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
  it.each([
    ['us-northeast', 129_536.56],
    ['us-midwest', 130_777.46],
    ['us-south', 131_186.34],
    ['us-west', 131_110.84],
  ] as const)('%s is answered from its own series', async (name, newest) => {
    const response = await ask(`${name}/100000.00/2019-06-01`);
    const items: unknown = await response.json();
    const { points } = regions[name];
    const base = points.find(({ month }) => month.year === 2019 && month.month === 6);
    expect(items).toHaveLength(86);
    expect(Array.isArray(items) && items.at(-1)).toEqual({
      date: '2026-08-01',
      amount: newest,
      indexMonth: '2026-08',
      index: points.at(-1)?.index,
      baseIndexMonth: '2019-06',
      baseIndex: base?.index,
      seriesId: regions[name].id,
    });
    expect(response.headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=600');
  });

  it('leaves the answer of the first as it is', async () => {
    const [including, without] = [
      await ask('us/100000.00/2019-06-01'),
      await ask('us/100000.00/2019-06-01', createLookupHandler(cpiU)),
    ];
    expect([...including.headers]).toEqual([...without.headers]);
    expect(await including.text()).toBe(await without.text());
  });

  it('begins in December 1986', async () => {
    expect((await ask('us-west/5.00/1986-12-01')).status).toBe(200);
    const early = await ask('us-west/5.00/1986-11-01');
    expect(early.status).toBe(422);
    expect(await early.json()).toMatchObject({
      error: {
        code: 'before-series',
        message: 'November 1986 is too early: the index begins in December 1986.',
      },
    });
  });

  it.each(['us-east', 'us-', 'us-West', 'us-constructor'])(
    '%s is unknown, with those that are known',
    async (name) => {
      const response = await ask(`${name}/5.00/2019-06-01`);
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
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

  it('is asked for by a client that has its key', async () => {
    const client = createLookupClient({
      baseUrl: 'https://example.com',
      seriesKey: 'us-west',
      fetch: (url, init) => handler(new Request(url, init)),
    });
    expect(await client.lookup({ amount: 100_000, from: { year: 2019, month: 6 } })).toMatchObject({
      ok: true,
      newest: { amount: 131_110.84 },
      seriesId: west.id,
    });
  });
});

it.each(['united kingdom', 'gb/cpih', 'été', '100%'])(
  'the key %s may be any text',
  async (seriesKey) => {
    const own = createLookupHandler({ [seriesKey]: cpiU });
    const client = createLookupClient({
      baseUrl: 'https://example.com',
      seriesKey,
      fetch: (url, init) => own(new Request(url, init)),
    });
    const from = { year: 2026, month: 8 };
    expect(await client.lookup({ amount: 5, from })).toMatchObject({ ok: true });
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

  it('is named where it is no text', () => {
    const options = { basePath: 5 } as unknown as { basePath: string };
    expect(() => createLookupHandler(cpiU, options)).toThrow('basePath must be a string');
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

it('answers a request that has the path alone', async () => {
  const url = '/api/inflation/adjusted-revenue/us/5.00/2026-08-01';
  const relative = Object.defineProperty(requestOf('/'), 'url', { value: url });
  expect((await handler(relative)).status).toBe(200);
});
