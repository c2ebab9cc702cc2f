/** Late fonts on Android, whose fallback fonts the test machine lacks. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { budgetOf } from '../support/budgets.ts';
import { layoutShift } from '../support/layout.ts';
import { untilPainted } from '../support/loading.ts';
import { SCREENS } from '../support/page-bytes.ts';
import { embeddedPath, pagePaths } from '../support/sitemap.ts';

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

// The security policy would refuse the added fonts and the changed style.
test.use({ viewport: SCREENS.phone, bypassCSP: true });

for (const path of [...pagePaths, embeddedPath])
  test(`${path} hardly shifts by late fonts`, { tag: '@nightly' }, async ({ page }) => {
    const lateSince = await drawAsOnAndroid(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(lateSince()).toBeGreaterThan(0);
    const late = await layoutShift(page, lateSince());
    expect(late).toBeLessThanOrEqual(budgetOf(path).shiftByFonts.android);
  });
