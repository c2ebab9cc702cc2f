/** Faults in a browser arrive in the host's log, without the visitor's inputs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../../tools/browser.ts';
import { calculatorPath, LOOKUP } from './support/calculator-page';
import { expect, test } from './support/console-watch';
import { interact, requestsOf, SHELL_CODE } from './support/loading';
import { loggedPort } from './support/sites';

// Without these flags browsers delay reports by a minute, and reject the test certificate.
const args = [...chromiumArgs, '--short-reporting-delay', '--ignore-certificate-errors'];
test.use({ ignoreHTTPSErrors: true, launchOptions: { executablePath: findBrowser(), args } });
// In sequence, as all read one log.
test.describe.configure({ mode: 'default' });

const REVENUE = '271828';
const ENTERED = `?date=06/2019&annualRevenue=${REVENUE}`;
const ORIGIN = `https://localhost:${loggedPort}`;

let server: ChildProcess;
let log = '';

/** Reports in the log so far. */
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

/** Opens a page with inputs in its address, and adds faulty code to ours. */
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
  const logged = JSON.stringify(reports());
  expect(logged).not.toContain(REVENUE);
  expect(logged).not.toContain('annualRevenue');
}

test('an uncaught error and an unhandled rejection', async ({ page }) => {
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
    } as unknown as typeof ResizeObserver; // It only has to fail.
  });
  await page.route(LOOKUP, (route) => route.fulfill({ status: 503 }));
  await openWith(page, '');
  await expectReport({ report: 'boundary', message: 'Error: caught' });
  await expectReport({ report: 'lookup', code: 'http-status', status: 503 });
});

test('a violation of the security policy, reported by the browser', async ({ page }) => {
  await openWith(page, `new Image().src = 'https://other.example/pixel.png?is=${REVENUE}'`);
  await expectReport({
    report: 'csp-violation',
    directive: 'img-src',
    blocked: 'https://other.example/pixel.png',
  });
});

test('the same fault is reported once, and at most five in a page view', async ({ page }) => {
  const sent = requestsOf(page, /\/reports$/);
  const thrown = 'for (let at = 0; at < 20; at += 1)';
  await openWith(page, `${thrown} Promise.reject(new Error('often ' + 'abcdefg'[at % 7]))`);
  const often = () => reports().filter(({ message }) => String(message).includes('often'));
  await expect.poll(() => often().length, { timeout: 30_000 }).toBe(5);
  expect(sent, 'a sixth would have been sent with the others').toHaveLength(5);
  expect(new Set(often().map(({ message }) => message)).size).toBe(5);
});
