import { readdirSync } from 'node:fs';
import { SITE_HEADERS } from '../host/answers';
import { expect, test } from './support/console-watch';
import { ENTRY_CODE } from './support/missing-code';
import { observatoryFindings, observatoryScore } from './support/observatory';
import { pageHeading } from './support/page-parts';

const PAGES = [
  '/',
  '/about',
  '/inflation-calculator',
  '/embed',
  '/guides/inflation-impact',
  '/terms',
  '/nowhere',
];

for (const path of PAGES) {
  test(`${path} scores 155 by the rules of the HTTP Observatory, where 140 is asked for`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    expect.soft(observatoryFindings(answer.headers(), html)).toContainEqual({
      test: 'content-security-policy',
      points: 10,
    });
    expect(observatoryScore(answer.headers(), html)).toBe(155);
  });
}

const script = readdirSync('dist/client/assets').find((name) => name.endsWith('.js'));

for (const path of [
  '/',
  '/nowhere',
  '/guides/nowhere',
  `/assets/${script}`,
  '/terms.json',
  '/guides/inflation-impact.svg',
  '/api/inflation/adjusted-revenue/us/250000.00/2019-06-01',
  '/api/nowhere',
  '/healthz',
]) {
  test(`${path} carries the headers of every answer`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(SITE_HEADERS)) {
      expect(headers[name.toLowerCase()]).toBe(value);
    }
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });
}

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
