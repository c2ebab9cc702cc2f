import { AxeBuilder } from '@axe-core/playwright';
import { calculatorOn, calculatorPath } from './support/calculator-page';
import { expect, test } from './support/console-watch';

test('an unknown path answers 404 with the specified page, and logs the path', async ({
  page,
  watch,
}) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
  await expect.poll(() => watch.messages.join('\n')).toContain('/no-such-page');
  expect(watch.messages.join('\n')).not.toMatch(/Content Security Policy|Trusted/);
});

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

test('the page holds no inline script and no style attribute', async ({ request }) => {
  const html = await (await request.get(calculatorPath)).text();
  // A block of data does not run.
  expect(html).not.toMatch(/<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/);
  expect(html).not.toMatch(/\sstyle="/);
});

test('hashed files are cached for good, pages are not', async ({ page, request }) => {
  await page.goto(calculatorPath);
  const script = await page.locator('script[src]').first().getAttribute('src');
  const cached = (await request.get(script ?? '')).headers()['cache-control'];
  expect(cached).toBe('public, max-age=31536000, immutable');
  expect((await request.get(calculatorPath)).headers()['cache-control']).not.toContain('immutable');
});

test('the lookup speaks its contract', async ({ request }) => {
  const path = '/api/inflation/adjusted-revenue/us/250000.00/2019-06-01';
  const answer = await request.get(path, { headers: { Accept: 'application/json' } });
  expect(answer.status()).toBe(200);
  const items: { date: string; amount: number }[] = await answer.json();
  expect(items.at(-1)).toMatchObject({ date: '2026-08-01', amount: 326_946.28 });
  const etag = answer.headers().etag ?? '';
  expect((await request.get(path, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
  expect((await request.post(path)).status()).toBe(405);
  expect((await request.get(path.replace('/us/', '/fr/'))).status()).toBe(404);
  expect((await request.get(path.replace('2019', '1912'))).status()).toBe(422);
  expect((await request.get(path.replace('250000.00', 'lots'))).status()).toBe(400);
});

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390, 320]) {
    test(`axe finds nothing at ${width} in ${scheme}, with a result, and nothing scrolls sideways`, async ({
      page,
      watch,
    }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const calculator = calculatorOn(page);
      await calculator.open('?date=01/2020&annualRevenue=250000');
      await expect(page.getByRole('region', { name: 'Meanwhile, Down the Street' })).toContainText(
        '+35.16%',
      );
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual(
        [],
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(watch.messages).toEqual([]);
    });
  }
}

test('no animation runs under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await calculatorOn(page).open('?date=01/2020&annualRevenue=250000');
  await expect(page.getByRole('region', { name: 'Year by Year' })).toBeVisible();
  const running = await page.evaluate(() => document.getAnimations().map((a) => a.id || String(a)));
  expect(running).toEqual([]);
});
