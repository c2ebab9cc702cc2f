import { describe, expect, it } from 'vitest';
import { clientOf } from '../../tests/clients.ts';
import { exactInflated } from '../../tests/exact-oracle.ts';
import { cpiU, midwest, northeast, south, west, withPoints } from '../../tests/frozen-series.ts';
import { createLookupHandler } from './handler.ts';

const ROOT = '/api/inflation/adjusted-revenue';
const handler = createLookupHandler(cpiU);
const requestOf = (path: string, init?: RequestInit) =>
  new Request(`https://example.com${path}`, init);
const ask = (path: string, init?: RequestInit) => handler(requestOf(path, init));
const askJson = async (path: string): Promise<unknown> => (await ask(path)).json();

describe('an answer', () => {
  it('has one item per published month from the asked month to the newest, ascending', async () => {
    const items = await askJson(`${ROOT}/us/250000.00/2019-06-01`);
    expect(items).toHaveLength(86);
    expect(items).toEqual(
      cpiU.points.slice(-86).map(({ month: { year, month }, index }) => {
        const indexMonth = `${year}-${String(month).padStart(2, '0')}`;
        const amount = exactInflated(250_000, index, 256.143);
        const base = { baseIndexMonth: '2019-06', baseIndex: 256.143 };
        return { date: `${indexMonth}-01`, amount, indexMonth, index, ...base, seriesId: cpiU.id };
      }),
    );
  });

  it('never interpolates the month that was not published', async () => {
    const items = await askJson(`${ROOT}/us/1000.00/2025-10-01`);
    expect(Array.isArray(items) && items[0]).toEqual({
      date: '2025-11-01',
      amount: exactInflated(1000, 324.122, 324.8),
      indexMonth: '2025-11',
      index: 324.122,
      baseIndexMonth: '2025-09',
      baseIndex: 324.8,
      seriesId: 'CUUR0000SA0',
    });
    const since = await askJson(`${ROOT}/us/1000.00/2025-09-01`);
    expect(JSON.stringify(since)).not.toContain('2025-10');
  });

  it('is the last item alone with ?newest', async () => {
    const items = await askJson(`${ROOT}/us/250000.00/2019-06-01`);
    const newest = Array.isArray(items) && items.slice(-1);
    for (const flag of ['newest', 'newest=true', 'newest=1']) {
      expect(await askJson(`${ROOT}/us/250000.00/2019-06-01?${flag}`)).toEqual(newest);
    }
    for (const flag of ['newest=false', 'newest=0', 'other']) {
      expect(await askJson(`${ROOT}/us/250000.00/2019-06-01?${flag}`)).toEqual(items);
    }
  });

  it('carries the headers of public, cacheable data', async () => {
    const { status, headers } = await ask(`${ROOT}/us/1000.00/2026-01-01`);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toEqual({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=600',
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'x-content-type-options': 'nosniff',
    });
  });

  it('takes another cache policy', async () => {
    const own = createLookupHandler(cpiU, { cacheControl: 'no-cache' });
    const response = await own(requestOf(`${ROOT}/us/1.00/2026-01-01`));
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('to HEAD equals that to GET, without the body', async () => {
    const path = `${ROOT}/us/1000.00/2026-01-01`;
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect(head.status).toBe(200);
    const { 'content-length': length, ...headers } = Object.fromEntries(head.headers);
    expect(headers).toEqual(Object.fromEntries(get.headers));
    expect(Number(length)).toBe((await get.arrayBuffer()).byteLength);
    expect(await head.text()).toBe('');
    expect(head.body).toBeNull();
  });
});

describe('the entity tag', () => {
  const path = `${ROOT}/us/1000.00/2026-01-01`;
  const tagOf = async (of: string) => (await ask(of)).headers.get('ETag') ?? '';

  it('follows the content', async () => {
    expect(await tagOf(path)).toBe(await tagOf(path));
    expect(await tagOf(path)).not.toBe(await tagOf(`${ROOT}/us/1000.01/2026-01-01`));
    expect(await tagOf(path)).not.toBe(await tagOf(`${path}?newest`));
    const shorter = createLookupHandler(withPoints(cpiU.points.slice(0, -1)));
    const other = await shorter(requestOf(path));
    expect(other.headers.get('ETag')).not.toBe(await tagOf(path));
  });

  it('leaves out the body of an answer that the client has', async () => {
    const tag = await tagOf(path);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await ask(path, { headers: { 'If-None-Match': known } });
      expect(response.status).toBe(304);
      expect(response.headers.get('ETag')).toBe(tag);
      expect(response.headers.get('Cache-Control')).toContain('max-age');
      expect(response.body).toBeNull();
    }
  });

  it('sends the body for any other tag', async () => {
    const response = await ask(path, { headers: { 'If-None-Match': '"other", W/"another"' } });
    expect(response.status).toBe(200);
  });
});

describe('a refusal', () => {
  it.each([
    [`${ROOT}/us/250000/2019-06-01`, 400, 'malformed-amount'],
    [`${ROOT}/us/250000.0/2019-06-01`, 400, 'malformed-amount'],
    [`${ROOT}/us/250,000.00/2019-06-01`, 400, 'malformed-amount'],
    [`${ROOT}/us/007.00/2019-06-01`, 400, 'malformed-amount'],
    [`${ROOT}/us/%zz/2019-06-01`, 400, 'malformed-amount'],
    [`${ROOT}/us/5.00/2019-06`, 400, 'malformed-date'],
    [`${ROOT}/us/5.00/2019-06-15`, 400, 'malformed-date'],
    [`${ROOT}/us/5.00/2019-13-01`, 400, 'malformed-date'],
    [`${ROOT}/us/5.00/%E0%A4%A`, 400, 'malformed-date'],
    [`${ROOT}/ca/5.00/2019-06-01`, 404, 'unknown-series'],
    [`${ROOT}/%/5.00/2019-06-01`, 404, 'unknown-series'],
    ['/', 404, 'not-found'],
    [`${ROOT}/us/5.00`, 404, 'not-found'],
    [`${ROOT}/us/5.00/2019-06-01/`, 404, 'not-found'],
    [`/v1${ROOT}/us/5.00/2019-06-01`, 404, 'not-found'],
    [`${ROOT}/us/0.00/2019-06-01`, 422, 'amount-out-of-range'],
    [`${ROOT}/us/1000000000000.00/2019-06-01`, 422, 'amount-out-of-range'],
    [`${ROOT}/us/${'9'.repeat(400)}.00/2019-06-01`, 422, 'amount-out-of-range'],
    [`${ROOT}/us/5.00/2099-06-01?newest`, 422, 'after-newest'],
  ])('%s is %i %s', async (path, status, code) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.has('ETag')).toBe(false);
    expect(await response.json()).toMatchObject({
      error: { code, message: expect.stringMatching(/^\S.*\.$/) },
    });
  });

  it('of another method names those allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await ask(`${ROOT}/us/5.00/2019-06-01`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
      expect(await response.json()).toMatchObject({ error: { code: 'method-not-allowed' } });
    }
  });

  it('to HEAD has no body', async () => {
    const response = await ask(`${ROOT}/ca/5.00/2019-06-01`, { method: 'HEAD' });
    expect(response.status).toBe(404);
    expect(response.body).toBeNull();
  });
});

it('answers a preflight', async () => {
  const response = await ask(`${ROOT}/us/5.00/2019-06-01`, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.body).toBeNull();
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD, OPTIONS');
  expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Accept, If-None-Match');
});

const regions = {
  'us-northeast': northeast,
  'us-midwest': midwest,
  'us-south': south,
  'us-west': west,
};

describe('a series of several', () => {
  it.each(['us-east', 'us-', 'us-West', 'us-constructor'])(
    '%s is unknown, and its refusal names the known ones',
    async (name) => {
      const several = createLookupHandler({ us: cpiU, ...regions });
      const response = await several(requestOf(`${ROOT}/${name}/5.00/2019-06-01`));
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

  it('is unknown to a handler of a single one, whose key is us', async () => {
    const one = createLookupHandler(northeast);
    const response = await one(requestOf(`${ROOT}/us-northeast/5.00/2019-06-01`));
    expect(await response.json()).toMatchObject({
      error: { message: 'There is no such series. Served: us.' },
    });
  });
});

it.each(['united kingdom', 'gb/cpih', 'été', '100%'])(
  'the key %s, which may be any text, names the series',
  async (seriesKey) => {
    const client = clientOf(createLookupHandler({ us: cpiU, [seriesKey]: west }), seriesKey);
    const outcome = await client.lookup({ amount: 100_000, from: { year: 2019, month: 6 } });
    expect(outcome).toMatchObject({ ok: true, newest: { amount: 131_110.84 }, seriesId: west.id });
  },
);

describe('the base path', () => {
  it.each(['/v1', 'v1/', '/v1/'])('%s stands before the specified path', async (basePath) => {
    const below = createLookupHandler(cpiU, { basePath });
    const path = `${ROOT}/us/5.00/2026-08-01`;
    const statusOf = async (asked: string) => (await below(requestOf(asked))).status;
    expect(await statusOf(`/v1${path}`)).toBe(200);
    expect(await statusOf(path)).toBe(404);
  });

  it('may hold blanks and accents', async () => {
    const below = createLookupHandler(cpiU, { basePath: '/été à deux' });
    const path = `/été à deux${ROOT}/us/5.00/2026-08-01`;
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
