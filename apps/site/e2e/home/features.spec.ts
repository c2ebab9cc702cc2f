import type { Page } from '@playwright/test';
import { features } from '@tallycomb/content/pages';
import { axeFindingsByScheme, NO_FINDINGS } from '../support/axe';
import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/hydration';
import { expectNoSidewaysScroll } from '../support/layout';
import { readableText, sectionOf } from '../support/page-parts';

const featuresOn = (page: Page) => sectionOf(page, features.heading);

test.describe('the features', () => {
  test('have three tabs, of which one shows its text and its picture', async ({ page, watch }) => {
    await openHydrated(page, '/');
    const section = featuresOn(page);
    const tabs = section.getByRole('tab');
    await expect(tabs).toHaveText(['Talent Scout', 'Price Intelligence', 'Competitor Monitoring']);
    for (const { title, description, vignette } of features.tabs) {
      await section.getByRole('tab', { name: title }).click();
      const panel = section.getByRole('tabpanel');
      await expect(panel).toHaveCount(1);
      await expect(panel.getByText(description)).toBeVisible();
      await expect(panel.getByRole('img', { name: vignette.label })).toBeVisible();
    }
    await page.keyboard.press('Home');
    await expect(section.getByRole('tab', { name: 'Talent Scout' })).toBeFocused();
    await expect(section.getByRole('tabpanel')).toContainText('An example, within 5 mi');
    expect(watch.messages).toEqual([]);
  });

  test('have a tab list that scrolls horizontally on a phone, the page does not', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, '/');
    const list = featuresOn(page).getByRole('tablist');
    expect(await list.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
    const last = list.getByRole('tab', { name: 'Competitor Monitoring' });
    await last.click();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });
});

for (const width of [1440, 390])
  test(`axe finds nothing in any of the three at ${width}, light and dark`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, '/');
    // The first one is open on the page that is looked at as every other.
    for (const { title } of features.tabs.slice(1)) {
      await page.getByRole('tab', { name: title }).click();
      const found = await axeFindingsByScheme(page, { within: '#features' });
      expect.soft(found, title).toEqual(NO_FINDINGS);
    }
  });

test('nothing scrolls sideways from 320 up, whichever tab is open', async ({ page }) => {
  await openHydrated(page, '/');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page, `at ${width}`);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three can be read, and each tab leads to its own', async ({ page }) => {
    await page.goto('/');
    const readable = await readableText(page.getByRole('main'));
    for (const { title, description, vignette } of features.tabs) {
      expect(readable).toContain(description);
      await featuresOn(page).getByRole('link', { name: title }).click();
      const shown = page.locator(':target');
      await expect(shown.getByText(description)).toBeInViewport();
      await expect(shown.getByRole('img', { name: vignette.label })).toBeInViewport();
    }
  });
});
