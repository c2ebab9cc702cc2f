/** One load of a page for each width, and all that every page promises. */
import type { Page } from '@playwright/test';
import { axeFindingsByScheme, axeFindingsInDark, NO_FINDINGS } from '../support/axe';
import { calculatorPath } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { expectNoSidewaysScroll, expectNothingMoves, layoutShift } from '../support/layout';
import { hydrate, untilPainted } from '../support/loading';
import { embeddedPath, pagePaths } from '../support/sitemap';
import { checkReflow } from '../support/text-probe';
import { fixtures, kindPaths, type PageFixture, screens, WHOLE_PAGE_PX } from './fixtures';
import {
  expectMenuByKeys,
  expectOrderOfFocus,
  expectSkipLinkFirst,
  installFocusProbe,
  menuButton,
} from './keyboard';
import { expectColorOfBars, expectPaperLook } from './looks';
import { expectNames, expectNothingNew, expectWholeText } from './whole-text';

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** With a page that is as high as its window, so that all of it is in sight. */
async function inHighWindow(page: Page, look: () => Promise<void>) {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no size of its own.');
  await page.setViewportSize({ ...size, height: WHOLE_PAGE_PX });
  await untilPainted(page);
  await look();
  await page.setViewportSize(size);
  await untilPainted(page);
}

/** Untouched, then hydrated: nothing is missing, nothing comes, nothing moves. */
async function load(page: Page, { path, prepare, ready }: PageFixture) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await installFocusProbe(page);
  await prepare?.(page);
  await page.goto(path, { waitUntil: 'load' });
  // A link's answer comes by itself, at any moment.
  const text = ready ? '' : await expectWholeText(page);
  await inHighWindow(page, () => expectNothingMoves(page, 'before hydration'));
  // What grows above shows as a shift; held in place again below, as visitors have it.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  const before = await heightOf(page);
  const since = await page.evaluate(() => performance.now());
  await hydrate(page);
  if (!ready) {
    await expectNothingNew(page, text);
    expect.soft(Math.abs((await heightOf(page)) - before), 'longer').toBeLessThanOrEqual(10);
    expect.soft(await layoutShift(page, since), 'shift by hydration').toBeLessThanOrEqual(0.01);
  }
  await ready?.(page);
  await inHighWindow(page, () => expectNothingMoves(page, 'hydrated, all of it in sight'));
  await page.evaluate(() => document.documentElement.style.removeProperty('overflow-anchor'));
}

/** Of those that share a name, the last stays open. */
const openAll = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });

/** The menu is the same everywhere, but for what shows through above it. */
const pathsOfMenus = ['/', calculatorPath, '/terms'];

async function checkMenu(page: Page, name: string) {
  await expectMenuByKeys(page, name);
  await menuButton(page, name).click();
  await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true');
  const found = await axeFindingsByScheme(page, { within: 'header' });
  expect.soft(found, 'axe, with the menu open').toEqual(NO_FINDINGS);
  await page.keyboard.press('Escape');
}

for (const fixture of fixtures)
  for (const [kind, { size, menu }] of Object.entries(screens))
    test(`${fixture.name} keeps every promise on a ${kind}`, async ({ page, watch }) => {
      test.slow();
      const isEmbedded = fixture.path.startsWith(embeddedPath);
      await page.setViewportSize(size);
      await test.step('loads whole, and hydration moves nothing', () => load(page, fixture));
      const isListed = pagePaths.includes(fixture.path) && !fixture.ready;
      if (isListed)
        await test.step('the color of the browser’s bars', () => expectColorOfBars(page));
      // Pages of one kind have one order.
      if (!isListed || kindPaths.includes(fixture.path)) {
        if (!isEmbedded) await test.step('the skip link is first', () => expectSkipLinkFirst(page));
        // Upwards the header may cover what has the focus, downwards what is fixed to the foot.
        await test.step('keys reach everything in order, in sight, with its ring', () =>
          expectOrderOfFocus(page, kind === 'phone' ? -1 : 1));
      }
      await test.step('names and landmarks', () => expectNames(page));
      if (!isEmbedded) await test.step('on paper', () => expectPaperLook(page));
      if (pathsOfMenus.includes(fixture.path))
        await test.step('the menu', () => checkMenu(page, menu));
      await test.step('axe, with all open that opens', async () => {
        await openAll(page);
        await untilPainted(page);
        // Colors are alike at any width: a phone is looked at in the dark, a desktop in both.
        if (kind === 'desktop') expect.soft(await axeFindingsByScheme(page)).toEqual(NO_FINDINGS);
        else expect.soft(await axeFindingsInDark(page)).toEqual([]);
      });
      if (kind === 'phone') await test.step('text may grow', () => checkReflow(page));
      else
        await test.step('nothing scrolls sideways', async () => {
          for (const width of [320, 390, 600, 768, 1024, 1440, 1920]) {
            await page.setViewportSize({ width, height: 900 });
            await expectNoSidewaysScroll(page, `at ${width}`);
          }
        });
      const unexpected = watch.messages.filter((message) => !fixture.says?.test(message));
      expect(unexpected, 'what the console says').toEqual([]);
    });

for (const width of [320, 768, 1024, 1920])
  test(`hydration moves nothing at ${width} on any page`, { tag: '@nightly' }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const path of kindPaths)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        const before = await heightOf(page);
        await hydrate(page);
        expect(Math.abs((await heightOf(page)) - before)).toBeLessThanOrEqual(10);
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
      });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: screens.phone.size });

  test('every page can be read whole, its menu and questions open by keys', async ({ page }) => {
    for (const path of kindPaths)
      await test.step(path, async () => {
        await page.goto(path);
        for (const heading of await page.locator('main :is(h1, h2)').all())
          await expect(heading).toBeVisible();
        await menuButton(page, screens.phone.menu).press('Enter');
        const menu = page.locator(':popover-open');
        await expect(menu.getByRole('link', { name: 'Guides' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
        const folded = page.locator('main details:not([open]) > summary:visible');
        const count = await folded.count();
        if (count > 0) await folded.first().press('Enter');
        // One that shares its name with an open one closes that.
        const opened = page.locator('main details[open] > summary:focus');
        await expect(opened).toHaveCount(count > 0 ? 1 : 0);
      });
  });
});
