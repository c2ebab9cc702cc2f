/** Behavior of the host, the same on workerd and on Node. */
import { readdirSync } from 'node:fs';
import { formatIsoMonth } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { west } from '@tallycomb/inflation-core/regions/west';
import { inflate } from '@tallycomb/inflation-core/series';
import { calculatorPath } from './support/calculator-page';
import { expect, test } from './support/console-watch';
import { ENTRY_CODE } from './support/loading';
import { pageHeading } from './support/locators';

const LOOKUP = '/api/inflation/adjusted-revenue/us/250000.00/2019-06-01';
const script = readdirSync('dist/client/assets').find((name) => name.endsWith('.js'));

const SITE_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test('every answer carries the headers of the site', async ({ request }) => {
  for (const path of [
    ...['/', '/about', '/embed', '/terms', '/guides/inflation-impact', '/nowhere'],
    ...['/guides/nowhere', `/assets/${script}`, '/terms.json', '/guides/inflation-impact.svg'],
    ...[LOOKUP, '/api/nowhere', '/healthz'],
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject(SITE_HEADERS);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy.match(/default-src 'none'/g), path).toHaveLength(1);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toContain('unsafe');
  }
});

test('a page runs no script but its own files, each with its integrity', async ({ request }) => {
  for (const path of ['/', '/about', calculatorPath, '/embed', '/terms', '/nowhere']) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(headers['content-security-policy'], path).toContain("script-src 'self';");
    expect(headers['content-security-policy'], path).toContain(
      "require-trusted-types-for 'script'",
    );
    expect(headers['cross-origin-embedder-policy'], path).toBe('credentialless');
    const html = await answer.text();
    const running = /<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g;
    const scripts = html.match(running) ?? [];
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag).toMatch(/ src="\/assets\/.* integrity="sha384-/);
    expect(html.match(/<[^>]*\sstyle="[^>]*>/g) ?? [], path).toEqual([]);
  }
});

test('an entry script that was tampered with does not run', async ({ page, watch }) => {
  await page.route(ENTRY_CODE, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};console.log('mine')` });
  });
  await page.goto('/terms');
  await expect.poll(() => watch.messages.join()).toContain('integrity');
  expect(watch.messages.join()).not.toContain('mine');
  await expect(pageHeading(page)).toBeVisible();
});

test('hashed files are cached for good, and responses with an index a day at most', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['cache-control'] ?? '';
  expect(await policyOf(`/assets/${script}`)).toBe('public, max-age=31536000, immutable');
  expect(await policyOf('/social/home.png')).toBe('public, max-age=86400');
  for (const path of ['/', '/inflation-calculator/2019', '/data.json', LOOKUP]) {
    const [, seconds] = /max-age=(\d+)/.exec(await policyOf(path)) ?? [];
    expect(Number(seconds), path).toBeLessThanOrEqual(86_400);
  }
});

test('a file without a hash in its name is answered 304 if unchanged', async ({ request }) => {
  for (const path of ['/sitemap.xml', '/favicon.svg', '/data/west.json', '/data/cpi-u.csv']) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control']).toContain('must-revalidate');
    const again = await request.get(path, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect([path, again.status()]).toEqual([path, 304]);
  }
});

test('responses for missing paths are not cached, and complete each time', async ({ request }) => {
  for (const path of [
    ...['/assets/shell-00000000.js', '/nothing', '/nowhere/', '/about/more', '/ABOUT'],
    ...[
      '/guides/nothing',
      '/guides/a/b',
      '/inflation-calculator/20199',
      '/data/nowhere.csv',
      '/social/x.png',
      '/404',
    ],
    ...['/%', '/%00', '/%E0%A4%A', '/_headers', '/..%2f_redirects', '/toString', '/.git/config'],
  ]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(answer.headers()['cache-control'], path).toBe('no-store');
    const known = { 'If-None-Match': answer.headers().etag ?? '' };
    const again = await request.get(path, { headers: known });
    expect(again.status()).toBe(404);
    expect(await again.text()).toBe(await answer.text());
  }
});

test('another site may read the files, but no page of ours', async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();
  for (const path of ['/data/cpi-u.csv', '/data/west.json'])
    expect((await headersOf(path))['access-control-allow-origin']).toBe('*');
  for (const path of ['/data', '/data.json', '/inflation-calculator/2019', '/data/none.json'])
    expect(await headersOf(path), path).not.toHaveProperty('access-control-allow-origin');
  const social = await headersOf('/social/home.png');
  expect(social['cross-origin-resource-policy']).toBe('cross-origin');
});

test('a page has one address, to which others redirect in one step', async ({
  request,
  baseURL,
}) => {
  for (const [from, to, status = 301] of [
    ['/pricing', '/'],
    ['/pricing/?plan=2', '/?plan=2'],
    ['/about-us', '/about'],
    ['/about/', '/about'],
    ['/guides/inflation-impact/', '/guides/inflation-impact'],
    ['/inflation-calculator/?date=06%2F2022&a=5', '/inflation-calculator?date=06%2F2022&a=5'],
    ['/about.html?a=b', '/about?a=b', 307],
    ['/%61bout', '/about', 307],
    ['/index.html', '/', 307],
    ['/index', '/', 307],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    const { pathname, search } = new URL(answer.headers().location ?? '', baseURL);
    expect([from, answer.status(), pathname + search]).toEqual([from, status, to]);
  }
  for (const path of ['/about', '/healthz'])
    expect((await request.post(path)).status(), path).toBe(405);
  const head = await request.head('/about');
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
});

for (const [name, bodyOf] of Object.entries({
  declared: (bytes: Uint8Array<ArrayBuffer>) => bytes,
  'not declared': (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream(),
}))
  test(`a long upload whose length is ${name} is refused over a kept connection`, async ({
    baseURL,
  }) => {
    for (let sent = 0; sent < 5; sent++) {
      const answer = await fetch(`${baseURL}/reports`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: bodyOf(new Uint8Array(1024 * 1024)),
        duplex: 'half',
      } as RequestInit); // Node asks for `duplex`, which the DOM's types do not know.
      expect(answer.status).toBe(413);
    }
  });

for (const [name, series] of Object.entries({ us: cpiU, 'us-west': west }))
  test(`the lookup follows its contract for ${name}`, async ({ request }) => {
    const path = LOOKUP.replace('/us/', `/${name}/`);
    const answer = await request.get(path, { headers: { Accept: 'application/json' } });
    expect(answer.status()).toBe(200);
    const items: { date: string; amount: number }[] = await answer.json();
    const from = { year: 2019, month: 6 };
    expect(items.at(-1)).toMatchObject({
      date: `${formatIsoMonth(series.newest)}-01`,
      amount: inflate(series, { amount: 250_000, from }).amount,
    });
    const { etag = '', 'cache-control': policy } = answer.headers();
    expect(policy).toBe('public, max-age=600');
    const unchanged = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect(unchanged.status()).toBe(304);
    for (const each of [answer, unchanged, await request.head(path)])
      expect(each.headers().vary).toBe('Accept-Encoding');
    expect((await request.get(path.replace('2019', '1912'))).status()).toBe(422);
    expect((await request.get(path.replace(/us[^/]*/, 'us-east'))).status()).toBe(404);
  });
