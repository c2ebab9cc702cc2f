import {
  categories,
  counters,
  countersNote,
  faq,
  features,
  inflationTeaser,
  pricing,
} from '@tallycomb/content/pages';
import { axeFindingsByScheme, NO_FINDINGS } from '../support/axe';
import { expect, test } from '../support/console-watch';
import { boxOf, expectNoSidewaysScroll } from '../support/layout';
import { openHydrated } from '../support/loading';
import { pageHeading, sectionOf } from '../support/locators';

test('the parts of the page come in the specified order', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const strip = main.getByRole('group', { name: 'Categories we cover' });
  const chips = strip.getByRole('list').getByRole('listitem');
  await expect(chips).toHaveText([...categories]);
  const parts = [
    pageHeading(page),
    strip,
    main.getByText('Locations Tracked'),
    sectionOf(page, 'These Problems Sound Familiar?'),
    sectionOf(page, features.heading),
    sectionOf(page, inflationTeaser.heading),
    sectionOf(page, pricing.heading),
    sectionOf(page, faq.heading),
    page.getByRole('contentinfo'),
  ];
  const tops = await Promise.all(parts.map(async (part) => (await boxOf(part)).y));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('the features have tabs, each with its text and its picture', async ({ page, watch }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  const section = sectionOf(page, features.heading);
  await expect(section.getByRole('tab')).toHaveText(features.tabs.map(({ title }) => title));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { title, description, vignette } of features.tabs) {
      const tab = section.getByRole('tab', { name: title });
      await tab.click();
      // Except for a fraction of a pixel at the window's edge.
      await expect(tab).toBeInViewport({ ratio: 0.99 });
      const panel = section.getByRole('tabpanel');
      await expect(panel.getByText(description)).toBeVisible();
      await expect(panel.getByRole('img', { name: vignette.label })).toBeVisible();
      await expectNoSidewaysScroll(page, `${title} at ${width}`);
      if (width > 390) continue;
      const found = await axeFindingsByScheme(page, { within: '#features' });
      expect.soft(found, title).toEqual(NO_FINDINGS);
    }
  }
  expect(watch.messages).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('counters are final', async ({ page }) => {
    await page.goto('/');
    const finals = counters.map(({ value }) => `${value.toLocaleString('en-US')}+`);
    await expect(page.getByRole('definition')).toHaveText(finals);
    await expect(page.getByText(countersNote, { exact: true })).toBeVisible();
  });
});
