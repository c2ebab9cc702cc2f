import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Assets } from './files';
import { priceIndexes } from './lookup';
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

const LOOKUP = '/api/inflation/adjusted-revenue/us/250000.00/2019-06-01';

describe('a request', () => {
  it.each([
    ['/about', 200, 'about'],
    ['/nothing', 404, 'no page'],
    ['/guides/nothing', 404, 'no guide'],
    ['/guides/a/b', 404, 'no page'],
    ['/404', 404, 'no page'],
    ['/guides/404', 404, 'no guide'],
  ])('for %s is answered %i', async (path, status, text) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  it('for nothing asks the files for what its browser can read', async () => {
    const coding: Assets = {
      fetch: async ({ url, headers }) =>
        new Response(headers.get('accept-encoding'), { status: url.endsWith('/404') ? 200 : 404 }),
    };
    const answer = await ask('/nothing', { headers: { 'Accept-Encoding': 'br' } }, coding);
    expect(await answer.text()).toBe('br');
  });

  it('that breaks the handler is answered 500 without what broke, which is logged', async () => {
    const broken = { fetch: () => Promise.reject(new Error('disk')) };
    const answer = await ask('/about', {}, broken);
    expect([answer.status, await answer.text()]).toEqual([500, 'Something broke on our side.\n']);
    expect(logged).toEqual([expect.objectContaining({ status: 500, error: 'Error: disk' })]);
  });
});

describe('the log', () => {
  it('has an entry a request, with its route in place of what was entered', async () => {
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

  it('calls a request as the host before it does, and never by rubbish', async () => {
    await ask('/about', { headers: { 'CF-Ray': '8f1a-AMS' } });
    await ask('/about', { headers: { 'X-Request-Id': 'r-7' } });
    await ask('/about', { headers: { 'X-Request-Id': 'r 7"}' } });
    const [ray, given, own] = logged.map(({ request }) => request);
    expect([ray, given]).toEqual(['8f1a-AMS', 'r-7']);
    expect(own).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is one line of JSON an entry', async () => {
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

  it('names the build and the newest month of each index, whose age it counts', async () => {
    const [state, build, ...ages] = await linesAt('2026-09-15');
    expect([state, build]).toEqual(['ok', 'build 4f2a91c']);
    expect(ages).toHaveLength(priceIndexes.length);
    expect(ages[0]).toMatch(/^CUUR0000SA0 \d{4}-\d\d, \d+ months? old$/);
  });

  it('stays healthy while the data are overdue, and says so', async () => {
    const [state, , prices] = await linesAt('2099-01-15');
    expect(state).toBe('ok');
    expect(prices).toMatch(/ months old: overdue$/);
  });

  it('is no longer healthy without the files of the site', async () => {
    const none = { fetch: async () => new Response(null, { status: 404 }) };
    const answer = await ask('/healthz', {}, none);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
