/** All promises of every page, in one load: on a phone, then in a desktop's window. */
import type { Page } from '@playwright/test';
import { axeFindings, axeFindingsInDark } from '../support/axe';
import { expect, test } from '../support/console-watch';
import {
  expectOrderOfFocus,
  expectSkipLinkFirst,
  installFocusProbe,
  menuButton,
} from '../support/focus-probe';
import {
  expectNoSidewaysScroll,
  expectNothingMoves,
  layoutShift,
  roomAboveFooter,
} from '../support/layout';
import { hydrate, untilPainted } from '../support/loading';
import { embeddedPath, kindPaths, pagePaths } from '../support/sitemap';
import { checkReflow } from '../support/text-probe';
import { fixtures, type PageFixture, screens, WHOLE_PAGE_PX } from './fixtures';
import { expectColorOfBars, expectPaperLook } from './paper-and-bars';
import { expectNames, expectNothingNew, expectWholeText } from './whole-text';

const { desktop, phone } = screens;

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await untilPainted(page);
}

/** Loads a page and hydrates it: nothing is missing, added or moved. */
async function load(page: Page, { path, prepare, ready }: PageFixture) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await installFocusProbe(page);
  await prepare?.(page);
  await page.goto(path, { waitUntil: 'load' });
  // Not with a linked result, which may arrive at any moment.
  const text = ready ? '' : await expectWholeText(page);
  await expectNothingMoves(page, 'before hydration');
  // Without scroll anchoring, so that growth above counts as a shift; restored below.
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
  await resize(page, phone.size.width, WHOLE_PAGE_PX);
  await expectNothingMoves(page, 'hydrated, all of it in sight');
  await resize(page, phone.size.width, phone.size.height);
  await page.evaluate(() => document.documentElement.style.removeProperty('overflow-anchor'));
}

/** Opens all disclosures; of those with one name, the last stays open. */
const openAll = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });

/** Checks that keys open the menu and lead into it; its stories check the rest. */
async function checkMenu(page: Page, name: string) {
  await menuButton(page, name).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':popover-open a').first()).toBeFocused();
  await page.keyboard.press('Escape');
}

/** The footer, with the same markup and styles on every page, is measured on home. */
const scopeOn = ({ path }: PageFixture) => (path === '/' ? {} : { measuredElsewhere: 'footer' });

/** Checks that depend on the width: on phones by Shift+Tab, as the header may cover the focus. */
async function checkWindow(
  page: Page,
  { path, isLikeAnother }: PageFixture,
  kind: keyof typeof screens,
) {
  if (!isLikeAnother)
    await test.step('keys reach everything in order, in sight, with its ring', () =>
      expectOrderOfFocus(page, kind === 'phone' ? -1 : 1));
  await test.step('names and landmarks', () => expectNames(page));
  if (path === '/') await test.step('the menu', () => checkMenu(page, screens[kind].menu));
}

async function checkOnPhone(page: Page, fixture: PageFixture) {
  const isEmbedded = fixture.path.startsWith(embeddedPath);
  await test.step('loads whole, and hydration moves nothing', () => load(page, fixture));
  if (pagePaths.includes(fixture.path) && !fixture.ready)
    await test.step('the color of the browser’s bars', () => expectColorOfBars(page));
  if (!isEmbedded) {
    await test.step('the skip link is first', () => expectSkipLinkFirst(page));
    await test.step('its text ends above the footer’s teeth of 40 px', async () =>
      expect.soft(await roomAboveFooter(page)).toBeGreaterThan(90));
    await test.step('on paper', () => expectPaperLook(page));
  }
  await checkWindow(page, fixture, 'phone');
  await openAll(page);
  await untilPainted(page);
  await test.step('axe in the dark', async () =>
    expect.soft(await axeFindingsInDark(page, scopeOn(fixture))).toEqual([]));
  await page.emulateMedia({ colorScheme: 'light' });
}

async function checkOnDesktop(page: Page, fixture: PageFixture) {
  await resize(page, desktop.size.width, desktop.size.height);
  await checkWindow(page, fixture, 'desktop');
  await test.step('axe', async () =>
    expect.soft(await axeFindings(page, scopeOn(fixture))).toEqual([]));
}

for (const fixture of fixtures)
  test(`${fixture.name} keeps every promise`, async ({ page, watch }) => {
    test.slow();
    await page.setViewportSize(phone.size);
    await checkOnPhone(page, fixture);
    if (!fixture.isLikeAnother)
      await test.step('on a desktop', () => checkOnDesktop(page, fixture));
    await test.step('nothing scrolls sideways', async () => {
      for (const width of [600, 768, 1024, 1200, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page, `at ${width}`);
      }
    });
    await page.setViewportSize(phone.size);
    await test.step('text may grow', () => checkReflow(page));
    const unexpected = watch.messages.filter((message) => !fixture.says?.test(message));
    expect(unexpected, 'what the console says').toEqual([]);
  });

for (const width of [320, 768, 1280, 1920])
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

/** Names of buttons that do nothing without script. */
const ONLY_BY_SCRIPT = /^(Back to top|Copy the code|Chat)$/;

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
        await expect(page.getByRole('button', { name: ONLY_BY_SCRIPT })).toHaveCount(0);
        const folded = page.locator('main details:not([open]) > summary:visible');
        const count = await folded.count();
        if (count > 0) await folded.first().press('Enter');
        // Opening one may close another of the same name.
        const opened = page.locator('main details[open] > summary:focus');
        await expect(opened).toHaveCount(count > 0 ? 1 : 0);
      });
  });
});
