import type { Page } from '@playwright/test';
import { releases } from '@tallycomb/content/pages';
import { expect, test } from './support/console-watch';
import { openHydrated } from './support/loading';

const path = '/changelog';

const listOf = (page: Page) => page.getByRole('navigation', { name: 'Releases' });
const releasesOf = (page: Page) => page.getByRole('main').getByRole('article');
const topOf = (page: Page, version: string) =>
  page
    .locator(`#${version.replaceAll('.', '-')}`)
    .evaluate((release) => Math.round(release.getBoundingClientRect().top));
const marked = (page: Page) => listOf(page).locator('[aria-current="location"]');

test('every release stands there with its changes, named in the list beside them', async ({
  page,
}) => {
  await page.goto(path);
  await expect(releasesOf(page)).toHaveCount(releases.length);
  for (const [at, { version, date, isoDate, title, categories }] of releases.entries()) {
    await expect(listOf(page).getByRole('listitem').nth(at)).toContainText(version);
    const release = releasesOf(page).nth(at);
    await expect(release).toHaveAccessibleName(title);
    await expect(release.locator('time')).toHaveText(date);
    await expect(release.locator('time')).toHaveAttribute('datetime', isoDate);
    const names = categories.map(({ name }) => name);
    await expect(release.getByRole('heading', { level: 3 })).toHaveText(names);
  }
});

test('each date stands under the middle of its tooth in the comb', async ({ page }) => {
  await page.goto(path);
  const comb = page.locator('main section').first().locator('div[aria-hidden]');
  const stands = await comb.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll(':scope > :has(> span)')].map((day) => {
      const [tooth, date] = [...day.children].map((child) => child.getBoundingClientRect());
      if (!tooth || !date) return undefined;
      const middleOf = (box: DOMRect) => box.left + box.width / 2;
      const isIn = date.left >= left && date.right <= right;
      return { off: middleOf(date) - middleOf(tooth), isIn };
    });
  });
  expect(stands).toHaveLength(releases.length);
  expect(stands.every((stand) => stand?.isIn)).toBe(true);
  for (const stand of stands.slice(1, -1)) expect(stand?.off).toBeCloseTo(0, 0);
});

test('items tagged New are green, Improved blue and Fixed orange', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  for (const [tag, hue] of [
    ['New', 'green'],
    ['Improved', 'blue'],
    ['Fixed', 'orange'],
  ] as const) {
    const item = releasesOf(page).first().getByText(tag, { exact: true }).first();
    const color = await item.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    const order = { green: [green, red], blue: [blue, green, red], orange: [red, green, blue] }[
      hue
    ];
    expect(order, tag).toEqual(order.toSorted((a, b) => b - a));
  }
});

test('the list marks the release that is read, and leads to each', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, path);
  await expect(marked(page)).toContainText('v2.4.0');
  await listOf(page)
    .getByRole('link', { name: /v2\.3\.6/ })
    .click();
  await expect.poll(() => topOf(page, 'v2.3.6')).toBe(100);
  await expect(marked(page)).toContainText('v2.3.6');
  await expect(page).toHaveURL('/changelog#v2-3-6');
  await expect(listOf(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect(marked(page)).toContainText('v2.4.0');
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(listOf(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(listOf(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing offers what only script does', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  });
});
