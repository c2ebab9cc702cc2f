import type { Page } from '@playwright/test';
import { team } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { sectionOf } from '../support/page-parts';

test.describe('Global Remote Team', () => {
  const mapOn = (page: Page) => sectionOf(page, 'Global Remote Team').getByRole('img');
  const markersOn = (page: Page) => mapOn(page).locator('text:visible');

  /** Of the markers' groups, that long after the map was drawn. */
  const opacitiesAt = (page: Page, timeMs: number) =>
    mapOn(page).evaluate((map, currentTime) => {
      for (const animation of map.getAnimations({ subtree: true })) {
        animation.currentTime = currentTime;
      }
      const shown = [...map.querySelectorAll('text')].filter(
        (text) => text.getBoundingClientRect().width > 0,
      );
      return shown.map((text) => Number(getComputedStyle(text.parentElement ?? text).opacity));
    }, timeMs);

  test('the map has three country markers', async ({ page }) => {
    await page.goto('/about');
    await expect(markersOn(page)).toHaveCount(3);
    for (const { label } of team.markers) {
      await expect(mapOn(page).locator('text:visible', { hasText: label })).toBeVisible();
    }
  });

  test('its markers are shown after one second', async ({ page }) => {
    // Held at their start, however slow the machine is.
    await page.addInitScript(() => {
      const held = new CSSStyleSheet();
      held.replaceSync('svg * { animation-play-state: paused !important }');
      document.adoptedStyleSheets = [held];
    });
    await page.goto('/about');
    expect(await opacitiesAt(page, 990)).toEqual([0, 0, 0]);
    expect(await opacitiesAt(page, 1_260)).toEqual([1, 1, 1]);
  });

  for (const [where, media] of [
    ['where less motion is asked for', { reducedMotion: 'reduce' }],
    ['on paper', { media: 'print' }],
  ] as const) {
    test(`its markers are simply there ${where}`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto('/about');
      expect(await opacitiesAt(page, 0)).toEqual([1, 1, 1]);
    });
  }

  test('the countries are called places in the hiring window', async ({ page }) => {
    await page.goto('/about');
    await expect(sectionOf(page, 'Global Remote Team')).toContainText(team.mapNote);
  });

  test('each country is named once beside the map, whose own texts are not read out', async ({
    page,
  }) => {
    await page.goto('/about');
    const beside = await sectionOf(page, 'Global Remote Team').evaluate((section) => {
      for (const map of section.querySelectorAll('svg')) map.remove();
      return section.textContent;
    });
    for (const { label } of team.markers) expect(beside.split(label), label).toHaveLength(2);
  });

  test('each country stands beside its time zone', async ({ page }) => {
    await page.goto('/about');
    const section = sectionOf(page, 'Global Remote Team');
    await expect(section.getByRole('term')).toHaveText(team.markers.map(({ label }) => label));
    await expect(section.getByRole('definition')).toHaveText(
      team.markers.map(({ timeZone }) => timeZone),
    );
  });
});
