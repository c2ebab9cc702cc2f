/** Bytes are the same on every machine, and so is how far a font moves a text: both hold here. */
import { expect, type Page, test } from '@playwright/test';
import { budgetOf } from '../bench/budgets.ts';
import { SCREENS, type Screen, sumOf } from '../bench/page-bytes.ts';
import { type ServedFolder, serveFolder } from '../bench/served-folder.ts';
import { drawAsOnAndroid } from './support/android-fonts.ts';
import { embeddedPath } from './support/embedded.ts';
import { interact, untilHydrated } from './support/hydration.ts';
import { layoutShift } from './support/layout.ts';
import { pagePaths } from './support/sitemap.ts';

let served: ServedFolder;
test.beforeAll(async () => {
  served = await serveFolder('dist/client');
});
test.afterAll(() => served.close());

/** Bytes of script that the first interaction loads. */
async function scriptOfInteraction(page: Page) {
  served.takeSent();
  await interact(page);
  await untilHydrated(page);
  return sumOf(served.takeSent(), 'script');
}

test('the sitemap names the pages to hold', () => {
  expect(pagePaths).toEqual(expect.arrayContaining(['/', '/inflation-calculator', '/terms']));
});

/** Keeps the fonts back until the page has painted in others, on a fast machine as on a slow line. */
const delayFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });

const screens = Object.keys(SCREENS) as Screen[];

for (const path of [...pagePaths, embeddedPath]) {
  test(`${path} keeps to its bytes; late fonts hardly move it, and nothing else does`, async ({
    browser,
  }) => {
    const budget = budgetOf(path);
    for (const screen of screens) {
      const context = await browser.newContext({ viewport: SCREENS[screen] });
      const page = await context.newPage();
      served.takeSent();
      await delayFonts(page);
      await page.goto(served.origin + path, { waitUntil: 'networkidle' });
      const sent = served.takeSent();
      const most = budget.totalBytes ?? Number.POSITIVE_INFINITY;
      expect.soft(sumOf(sent), `${screen}: bytes in all`).toBeLessThanOrEqual(most);
      const script = sumOf(sent, 'script');
      expect.soft(script, `${screen}: script`).toBeLessThanOrEqual(budget.scriptBytes);
      const html = sumOf(sent, 'html');
      expect.soft(html, `${screen}: html`).toBeLessThanOrEqual(budget.htmlBytes);
      expect.soft(html, `${screen}: html`).toBeGreaterThan(0);
      const late = await layoutShift(page);
      const mostLate = budget.shiftByFonts[screen];
      expect.soft(late, `${screen}: shift by fonts`).toBeLessThanOrEqual(mostLate);
      await page.unrouteAll();
      await page.reload({ waitUntil: 'networkidle' });
      expect.soft(await layoutShift(page), `${screen}: shift`).toBe(budget.layoutShift);
      const inAll = script + (await scriptOfInteraction(page));
      expect.soft(inAll, `${screen}: script in all`).toBeLessThanOrEqual(budget.allScriptBytes);
      expect.soft(inAll, `${screen}: script in all`).toBeGreaterThan(budget.scriptBytes / 2);
      await context.close();
    }
  });

  test(`${path} is hardly moved by late fonts on a phone with Android`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: SCREENS.phone });
    const page = await context.newPage();
    const lateSince = await drawAsOnAndroid(page);
    await page.goto(served.origin + path, { waitUntil: 'networkidle' });
    expect(lateSince()).toBeGreaterThan(0);
    const late = await layoutShift(page, lateSince());
    expect(late).toBeLessThanOrEqual(budgetOf(path).shiftByFonts.android);
    await context.close();
  });
}
