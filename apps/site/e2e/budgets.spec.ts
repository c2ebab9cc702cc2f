/**
 * Checks each page's bytes and layout shift, which are the same on every machine; at night also the
 * shift by late fonts on Android.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { budgetOf } from './support/budgets.ts';
import { layoutShift } from './support/layout.ts';
import { untilPainted } from './support/loading.ts';
import {
  openToTheEnd,
  SCREENS,
  type Screen,
  separateIdleFiles,
  sumOf,
} from './support/page-bytes.ts';
import { type ServedFolder, serveCompressed } from './support/served-folder.ts';
import { embeddedPath, kindPaths, pagePaths } from './support/sitemap.ts';

const screens = Object.keys(SCREENS) as Screen[]; // keys of a const object

/** A page that differs from another only in text is loaded on a phone alone. */
const screensOf = (path: string): readonly Screen[] =>
  path === embeddedPath || kindPaths.includes(path) ? screens : ['phone'];

/** A server for each screen, as screens load in parallel and each counts its bytes. */
let servers: Readonly<Record<Screen, ServedFolder>>;
test.beforeAll(async () => {
  const serve = () => serveCompressed('dist/client', 'dist/node/compressed');
  servers = { phone: await serve(), desktop: await serve() };
});
test.afterAll(() => Promise.all(screens.map((screen) => servers[screen].close())));

/** Delays the fonts until the page has painted in fallbacks, as on a slow connection. */
const delayFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });

async function checkOn(screen: Screen, path: string, page: Page) {
  const { origin, takeSent } = servers[screen];
  const budget = budgetOf(path);
  takeSent();
  await delayFonts(page);
  await openToTheEnd(page, origin + path);
  const { loaded, idle } = await separateIdleFiles(page, takeSent());
  const script = sumOf(loaded, 'script');
  const html = sumOf(loaded, 'html');
  expect.soft(sumOf(loaded), `${screen}: bytes in all`).toBeLessThanOrEqual(budget.totalBytes);
  expect.soft(script, `${screen}: script`).toBeLessThanOrEqual(budget.scriptBytes);
  expect.soft(html, `${screen}: html`).toBeLessThanOrEqual(budget.htmlBytes);
  expect.soft(html, `${screen}: html`).toBeGreaterThan(0);
  const late = await layoutShift(page);
  expect.soft(late, `${screen}: shift by fonts`).toBeLessThanOrEqual(budget.shiftByFonts[screen]);
  await page.unrouteAll();
  expect.soft(sumOf(idle), `${screen}: fetched when idle`).toBeLessThanOrEqual(budget.idleBytes);
  expect.soft(sumOf(idle), `${screen}: fetched when idle`).toBeGreaterThan(budget.idleBytes / 2); // waited for, and no slack limit
  // Measured without the delay only if late fonts shift something.
  if (late > budget.layoutShift) {
    await page.reload({ waitUntil: 'load' });
    expect.soft(await layoutShift(page), `${screen}: shift`).toBe(budget.layoutShift);
  }
}

for (const path of [...pagePaths, embeddedPath])
  test(`${path} keeps within its bytes, and late fonts hardly shift it`, async ({ browser }) => {
    const checks = screensOf(path).map(async (screen) => {
      const context = await browser.newContext({ viewport: SCREENS[screen] });
      await checkOn(screen, path, await context.newPage());
      await context.close();
    });
    await Promise.all(checks);
  });

const require = createRequire(import.meta.url);

const dataUrl = (file: string) =>
  `data:font/woff2;base64,${readFileSync(require.resolve(`@fontsource/${file}`), 'base64')}`;

/** Android's own fonts, by the names that `local()` finds there. */
const ANDROID_FACES: Readonly<Record<string, string>> = {
  'Noto Serif': dataUrl('noto-serif/files/noto-serif-latin-500-normal.woff2'),
  'Roboto Bold': dataUrl('roboto/files/roboto-latin-700-normal.woff2'),
  Roboto: dataUrl('roboto/files/roboto-latin-400-normal.woff2'),
};

/** Replaces `local()` fonts by those that it would find on Android. */
const onAndroid = (html: string) =>
  html.replace(/src:local\(([^)]+)\)[^;]*/g, (_, name: string) => {
    const url = ANDROID_FACES[name];
    return `src:${url ? `url("${url}")` : 'local(none)'}`;
  });

/**
 * Makes pages paint in Android's fonts before ours arrive. Returns a function that gives the time
 * when ours arrived, on the page's clock.
 */
async function drawAsOnAndroid(page: Page): Promise<() => number> {
  let lateSince = Number.NaN;
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => /Android/.test(family) && status === 'loaded',
      ),
    );
    await untilPainted(page);
    lateSince = await page.evaluate(() => performance.now());
    await route.continue();
  });
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: onAndroid(await response.text()) });
    },
  );
  return () => lateSince;
}

test.describe('on Android, whose fallback fonts this machine lacks', { tag: '@nightly' }, () => {
  // The security policy would refuse the added fonts and the changed style.
  test.use({ viewport: SCREENS.phone, bypassCSP: true });

  for (const path of [...pagePaths, embeddedPath])
    test(`late fonts hardly shift ${path}`, async ({ page }) => {
      const lateSince = await drawAsOnAndroid(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(lateSince()).toBeGreaterThan(0);
      const late = await layoutShift(page, lateSince());
      expect(late).toBeLessThanOrEqual(budgetOf(path).shiftByFonts.android);
    });
});
