import { formatIsoMonth } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { midwest } from '@tallycomb/inflation-core/regions/midwest';
import { northeast } from '@tallycomb/inflation-core/regions/northeast';
import { south } from '@tallycomb/inflation-core/regions/south';
import { west } from '@tallycomb/inflation-core/regions/west';
import { inflate } from '@tallycomb/inflation-core/series';
import { calculatorPath, neededSince } from './support/calculator-page';
import { expect, test } from './support/console-watch';

test('the policy allows no inline script and names one style hash', async ({ request }) => {
  const headers = (await request.get(calculatorPath)).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(policy.match(/default-src/g)).toHaveLength(1);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('hashed files are cached for good, pages are not', async ({ page, request }) => {
  await page.goto(calculatorPath);
  const script = await page.locator('script[src]').first().getAttribute('src');
  const cached = (await request.get(script ?? '')).headers()['cache-control'];
  expect(cached).toBe('public, max-age=31536000, immutable');
  expect((await request.get(calculatorPath)).headers()['cache-control']).not.toContain('immutable');
});

test('what is not found is kept by nobody, not even where a hashed file was', async ({
  request,
}) => {
  for (const path of ['/assets/shell-00000000.js', '/nothing', '/guides/nothing', '/guides/a/b']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['cache-control'], path).toBe('no-store');
    expect(answer.headers()['content-security-policy'], path).toContain("script-src 'self'");
  }
});

test('who has the page of what is not found gets it whole all the same', async ({ request }) => {
  const first = await request.get('/nothing');
  const { etag = '' } = first.headers();
  expect(etag).not.toBe('');
  const again = await request.get('/nothing', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(404);
  expect(await again.text()).toBe(await first.text());
});

test('a page of another site may read the files, but no page of ours', async ({ request }) => {
  const allowed = async (path: string) =>
    (await request.get(path)).headers()['access-control-allow-origin'];
  for (const path of ['/data/cpi-u.csv', '/data/west.json']) expect(await allowed(path)).toBe('*');
  for (const path of ['/data', '/data.json', '/inflation-calculator/2019', '/data/none.json'])
    expect([path, await allowed(path)]).toEqual([path, undefined]);
});

test('a file is asked for anew each time, and sent only when it changed', async ({ request }) => {
  const first = await request.get('/data/cpi-u.csv');
  expect(first.headers()['cache-control']).toMatch(/max-age=0, must-revalidate/);
  const { etag = '' } = first.headers();
  const again = await request.get('/data/cpi-u.csv', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test('a page has one address, and takes nothing there', async ({ request }) => {
  const named = await request.get('/about.html?a=b', { maxRedirects: 0 });
  expect([named.status(), named.headers().location]).toEqual([307, '/about?a=b']);
  expect((await request.post('/about')).status()).toBe(405);
  const head = await request.head('/about');
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
});

test('the lookup speaks its contract', async ({ request }) => {
  const path = '/api/inflation/adjusted-revenue/us/250000.00/2019-06-01';
  const answer = await request.get(path, { headers: { Accept: 'application/json' } });
  expect(answer.status()).toBe(200);
  const items: { date: string; amount: number }[] = await answer.json();
  const newest = {
    date: `${formatIsoMonth(cpiU.newest)}-01`,
    amount: neededSince(250_000, '06/2019'),
  };
  expect(items.at(-1)).toMatchObject(newest);
  const etag = answer.headers().etag ?? '';
  expect((await request.get(path, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
  expect((await request.post(path)).status()).toBe(405);
  expect((await request.get(path.replace('/us/', '/fr/'))).status()).toBe(404);
  expect((await request.get(path.replace('2019', '1912'))).status()).toBe(422);
  expect((await request.get(path.replace('2019', '2099'))).status()).toBe(422);
  expect((await request.get(path.replace('250000.00', 'lots'))).status()).toBe(400);
});

for (const [name, series] of Object.entries({ northeast, midwest, south, west })) {
  test(`the lookup answers for the region ${name}`, async ({ request }) => {
    const path = `/api/inflation/adjusted-revenue/us-${name}/250000.00/2019-06-01`;
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const items: { date: string; amount: number }[] = await answer.json();
    expect(items.at(-1)).toMatchObject({
      date: `${formatIsoMonth(series.newest)}-01`,
      amount: inflate(series, { amount: 250_000, from: { year: 2019, month: 6 } }).amount,
    });
    const { etag = '', 'cache-control': policy } = answer.headers();
    expect(policy).toBe('public, max-age=600');
    expect((await request.get(path, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
    expect((await request.get(path.replace('2019', '1985'))).status()).toBe(422);
  });
}

test('the lookup knows no other region', async ({ request }) => {
  const answer = await request.get('/api/inflation/adjusted-revenue/us-east/250000.00/2019-06-01');
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ error: { code: 'unknown-series' } });
});

test('a probe reads which build answers and how old its data are', async ({ request }) => {
  const answer = await request.get('/healthz');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers()['cache-control']).toBe('no-store');
  const { version } = await (await request.get('/build.json')).json();
  const [state, build, ...ages] = (await answer.text()).trimEnd().split('\n');
  expect([state, build]).toEqual(['ok', `build ${version}`]);
  expect(ages[0]).toContain(`${cpiU.id} ${formatIsoMonth(cpiU.newest)}, `);
  expect(ages).toHaveLength(6);
});
