import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Assets } from './files';
import { priceIndexes } from './health';
import { createSiteHandler, type LoggedRequest } from './site-handler';

const pages: Readonly<Record<string, string>> = {
  '/about': 'about',
  '/404': 'no page',
  '/guides/404': 'no guide',
  '/build.json': '{"version":"4f2a91c"}',
};

const assets: Assets = {
  async fetch({ url }) {
    const page = pages[new URL(url).pathname];
    return new Response(page ?? null, { status: page === undefined ? 404 : 200 });
  },
};

const logged: LoggedRequest[] = [];
const handle = createSiteHandler((entry) => logged.push(entry));
const ask = (path: string, init?: RequestInit, files = assets) =>
  handle(new Request(`https://salon.example${path}`, init), files);

afterEach(() => {
  logged.length = 0;
  vi.useRealTimers();
});

/** Responses of hosts that cannot read a file. */
const unreadable: Readonly<Record<string, () => Promise<Response>>> = {
  'is not there': async () => new Response(null, { status: 404 }),
  'cannot be read': () => Promise.reject(new Error('EMFILE')),
  'is refused': async () => new Response('Internal Error', { status: 500 }),
};

const LOOKUP = '/api/inflation/adjusted-revenue/us/250000.00/2019-06-01';

describe('a request', () => {
  it('for a missing page passes its browser’s codings on', async () => {
    const coding: Assets = {
      fetch: async ({ url, headers }) =>
        new Response(headers.get('accept-encoding'), { status: url.endsWith('/404') ? 200 : 404 }),
    };
    const answer = await ask('/nothing', { headers: { 'Accept-Encoding': 'br' } }, coding);
    expect(await answer.text()).toBe('br');
  });

  it.each(Object.entries(unreadable))(
    'for a missing page stays a 404 where the 404 page %s',
    async (_, fetch) => {
      const files: Assets = {
        fetch: (request) =>
          request.url.endsWith('/404')
            ? fetch()
            : Promise.resolve(new Response(null, { status: 404 })),
      };
      const answer = await ask('/nothing', {}, files);
      expect([answer.status, await answer.text()]).toEqual([404, 'Oops! Page not found\n']);
    },
  );

  it('that breaks the handler is answered 500 without details, which are logged', async () => {
    const broken = { fetch: () => Promise.reject(new Error(`disk ${LOOKUP}`)) };
    const answer = await ask('/about', {}, broken);
    expect([answer.status, await answer.text()]).toEqual([500, 'Something broke on our side.\n']);
    expect(logged).toEqual([
      expect.objectContaining({
        status: 500,
        error: 'Error: disk /api/inflation/adjusted-revenue/us/…/…',
      }),
    ]);
  });
});

describe('the log', () => {
  it('has an entry for each request, with its route instead of its inputs', async () => {
    for (const path of [LOOKUP, '/about?date=06/2019', '/healthz', '/404']) await ask(path);
    expect(logged.map(({ route, status }) => [route, status])).toEqual([
      ['lookup', 200],
      ['file', 200],
      ['health', 200],
      ['not-found', 404],
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/250000|2019-06|06\/2019/);
    for (const { ms, time, method } of logged) {
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(new Date(time).toISOString()).toBe(time);
      expect(method).toBe('GET');
    }
  });

  it('gives each request its own id, whatever id the request has', async () => {
    const headers = { 'CF-Ray': '250000-AMS', 'X-Request-Id': 'revenue-250000' };
    await ask('/about', { headers, method: 'X250000' });
    expect(logged[0]?.request).toMatch(/^[0-9a-f-]{36}$/);
    expect(logged[0]?.method).toBe('other');
  });

  it('has one line of JSON for each entry', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    await createSiteHandler()(new Request('https://salon.example/about'), assets);
    const [[line]] = print.mock.calls as [[string]]; // called once
    print.mockRestore();
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ route: 'file', status: 200 });
  });
});

describe('/healthz', () => {
  const linesAt = async (today: string) => {
    vi.useFakeTimers({ now: new Date(today), toFake: ['Date'] });
    const answer = await ask('/healthz');
    expect(answer.status).toBe(200);
    return (await answer.text()).trimEnd().split('\n');
  };

  it('reports the build, and the newest month and age of each index', async () => {
    const [state, build, ...ages] = await linesAt('2026-09-15');
    expect([state, build]).toEqual(['ok', 'build 4f2a91c']);
    expect(ages).toHaveLength(priceIndexes.length);
    expect(ages[0]).toMatch(/^CUUR0000SA0 \d{4}-\d\d, \d+ months? old$/);
  });

  it('stays healthy while the data are overdue, and reports it', async () => {
    const [state, , prices] = await linesAt('2099-01-15');
    expect(state).toBe('ok');
    expect(prices).toMatch(/ months old: overdue$/);
  });

  it.each(Object.entries(unreadable))('is unhealthy where build.json %s', async (_, fetch) => {
    const answer = await ask('/healthz', {}, { fetch });
    expect([answer.status, await answer.text()]).toEqual([
      503,
      'unhealthy: the files of the site cannot be read\n',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
