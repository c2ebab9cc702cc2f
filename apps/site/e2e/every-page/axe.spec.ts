/** On every page, with all open that opens, and then the menu of its width. */
import type { Page } from '@playwright/test';
import { axeFindingsByScheme, NO_FINDINGS } from '../support/axe';
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

for (const [kind, screen] of Object.entries(screens)) {
  for (const fixture of everyFixture) {
    test(`${fixture.name}, ${kind}: axe finds nothing, light and dark, and the console stays silent`, async ({
      page,
      watch,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFixture(page, fixture, screen);
      await openAll(page);
      // The skip link, which lies over the logo while it has the focus, is left.
      await page.keyboard.press('Tab');
      expect.soft(await axeFindingsByScheme(page)).toEqual(NO_FINDINGS);
      // An open menu dims the page behind it.
      await menuButton(page, screen).click();
      await expect(menuButton(page, screen)).toHaveAttribute('aria-expanded', 'true');
      expect.soft(await axeFindingsByScheme(page, { within: 'header' })).toEqual(NO_FINDINGS);
      expect(unexpectedMessages(fixture, watch.messages)).toEqual([]);
    });
  }
}
