/** What breaks in a browser arrives in the log of the host, without what the visitor entered. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../../tools/browser.ts';
import { calculatorPath, LOOKUP } from './support/calculator-page';
import { expect, test } from './support/console-watch';
import { interact, requestsOf, SHELL_CODE } from './support/loading';
import { loggedPort } from './support/sites';

// Browsers keep reports back for a minute otherwise, and trust no certificate of this machine.
const args = [...chromiumArgs, '--short-reporting-delay', '--ignore-certificate-errors'];
test.use({ ignoreHTTPSErrors: true, launchOptions: { executablePath: findBrowser(), args } });
// One after the other: they read one log.
test.describe.configure({ mode: 'default' });

const REVENUE = '271828';
const ENTERED = `?date=06/2019&annualRevenue=${REVENUE}`;
const ORIGIN = `https://localhost:${loggedPort}`;

let server: ChildProcess;
let log = '';

/** The reports in the log so far. */
const reports = (): readonly Readonly<Record<string, unknown>>[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes('"report":'))
    .map((line) => JSON.parse(line));

test.beforeAll(async ({ request }) => {
  const options = ['--port', String(loggedPort), '--https', '--log-level', 'log'];
  const started = spawn(process.execPath, ['serve.ts', ...options]);
  server = started;
  for (const output of [started.stdout, started.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  const answers = async () => expect(await request.head(ORIGIN)).toBeOK();
  await expect(answers).toPass({ timeout: 45_000 });
});
test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

/** The page with figures in its address and with code of ours that does what no code of ours does. */
async function openWith(page: Page, code: string) {
  await page.route(SHELL_CODE, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};${code}` });
  });
  await page.goto(`${ORIGIN}${calculatorPath}${ENTERED}`);
  await interact(page);
}

async function expectReport(report: object) {
  await expect
    .poll(reports, { timeout: 30_000 })
    .toContainEqual(expect.objectContaining({ page: calculatorPath, ...report }));
  const said = JSON.stringify(reports());
  expect(said).not.toContain(REVENUE);
  expect(said).not.toContain('annualRevenue');
}

test('an error and a promise that nobody catches', async ({ page }) => {
  await openWith(
    page,
    `setTimeout(() => { throw new TypeError('at ' + location.href) });
    Promise.reject(new Error('rejected with ${REVENUE}'))`,
  );
  await expectReport({
    report: 'error',
    message: `TypeError: at https://localhost${calculatorPath}`,
    frames: [expect.stringMatching(/^\/assets\/shell-[\w-]+\.js:\d+:\d+$/)],
    browser: expect.stringMatching(/^Chrome \d+$/),
  });
  await expectReport({ report: 'unhandledrejection', message: 'Error: rejected with …' });
});

test('an error that a boundary catches, and a lookup that fails', async ({ page }) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('caught');
      }
    } as unknown as typeof ResizeObserver; // All that is asked of it is to fail.
  });
  await page.route(LOOKUP, (route) => route.fulfill({ status: 503 }));
  await openWith(page, '');
  await expectReport({ report: 'boundary', message: 'Error: caught' });
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
  const sent = requestsOf(page, /\/reports$/);
  const thrown = 'for (let at = 0; at < 20; at += 1)';
  await openWith(page, `${thrown} Promise.reject(new Error('often ' + 'abcdefg'[at % 7]))`);
  const often = () => reports().filter(({ message }) => String(message).includes('often'));
  await expect.poll(() => often().length, { timeout: 30_000 }).toBe(5);
  expect(sent, 'a sixth would have left with the others').toHaveLength(5);
  expect(new Set(often().map(({ message }) => message)).size).toBe(5);
});
