/** On every page, with all open that opens, and on some with the menu of each width. */
import type { Page } from '@playwright/test';
import { axeFindingsByScheme, NO_FINDINGS } from '../support/axe';
import { calculatorPath } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import {
  everyFixture,
  menuButton,
  openFixture,
  screens,
  unexpectedMessages,
} from '../support/page-fixtures';
import { pagePaths } from '../support/sitemap';

/** Of those that share a name, the last stays open. */
const openAll = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });

test('the sitemap names every page', () => {
  expect(pagePaths.length).toBeGreaterThanOrEqual(12);
});

/** The menu is the same everywhere, but for the link that it marks and for what shows through above it. */
const pathsOfMenus = ['/', '/about', calculatorPath, '/guides', '/changelog', '/terms', '/nowhere'];

for (const fixture of everyFixture)
  test(`${fixture.name}: axe finds nothing, on desktop and phone, light and dark, and the console stays silent`, async ({
    page,
    watch,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFixture(page, fixture);
    await openAll(page);
    // The skip link, which lies over the logo while it has the focus, is left.
    await page.keyboard.press('Tab');
    for (const [kind, { size, menu }] of Object.entries(screens))
      await test.step(kind, async () => {
        await page.setViewportSize(size);
        // A table that is too wide now becomes a region that a keyboard scrolls.
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        expect.soft(await axeFindingsByScheme(page), kind).toEqual(NO_FINDINGS);
        if (!pathsOfMenus.includes(fixture.path)) return;
        // An open menu dims the page behind it.
        await menuButton(page, menu).click();
        await expect(menuButton(page, menu)).toHaveAttribute('aria-expanded', 'true');
        const found = await axeFindingsByScheme(page, { within: 'header' });
        expect.soft(found, `${kind}, menu`).toEqual(NO_FINDINGS);
        await page.keyboard.press('Escape');
      });
    expect(unexpectedMessages(fixture, watch.messages)).toEqual([]);
  });
