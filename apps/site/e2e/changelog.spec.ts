import type { Page } from '@playwright/test';
import { expect, test } from './support/console-watch';
import { openHydrated } from './support/loading';

const path = '/changelog';
const order = ['v2.4.0', 'v2.3.5', 'v2.3.6', 'v2.3.4', 'v2.3.3', 'v2.3.2'];

const listOf = (page: Page) => page.getByRole('navigation', { name: 'Releases' });
const releasesOf = (page: Page) => page.getByRole('main').getByRole('article');
const topOf = (page: Page, version: string) =>
  page
    .locator(`#${version.replaceAll('.', '-')}`)
    .evaluate((release) => Math.round(release.getBoundingClientRect().top));
const marked = (page: Page) => listOf(page).locator('[aria-current="location"]');

test('six releases stand in the specified order, with what each brought', async ({ page }) => {
  await page.goto(path);
  for (const [at, version] of order.entries()) {
    await expect(releasesOf(page).nth(at)).toContainText(version);
    await expect(listOf(page).getByRole('listitem').nth(at)).toContainText(version);
  }
  await expect(releasesOf(page)).toHaveCount(order.length);
  const newest = page.getByRole('article', { name: 'What If' });
  await expect(newest.locator('time')).toHaveAttribute('datetime', '2025-01-17');
  await expect(newest).toContainText('January 17, 2025');
  await expect(newest).toContainText('Try a change before your clients see it.');
  await expect(newest.getByRole('heading', { level: 3 })).toHaveText(['Planning', 'Reviews']);
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
  expect(stands).toHaveLength(order.length);
  expect(stands.every((stand) => stand?.isIn)).toBe(true);
  for (const stand of stands.slice(1, -1)) expect(stand?.off).toBeCloseTo(0, 0);
});

test('items tagged New are green, Improved blue and Fixed orange', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  for (const [tag, order] of [
    ['New', 'green'],
    ['Improved', 'blue'],
    ['Fixed', 'orange'],
  ] as const) {
    const item = releasesOf(page).first().getByText(tag, { exact: true }).first();
    const color = await item.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    const hue = {
      green: green > red && green > blue,
      blue: blue > green && green > red,
      orange: red > green && green > blue,
    };
    expect(hue[order], tag).toBe(true);
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

test('a shared address opens at its release', async ({ page }) => {
  await page.goto(`${path}#v2-3-5`);
  await expect.poll(() => topOf(page, 'v2.3.5')).toBe(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every release is readable and the list leads to it', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Email notifications.')).toBeVisible();
    await listOf(page)
      .getByRole('link', { name: /v2\.3\.6/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Plugged In' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  });
});
