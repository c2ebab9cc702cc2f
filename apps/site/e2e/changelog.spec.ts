import type { Page } from '@playwright/test';
import { expect, test } from './support/console-watch';
import { openHydrated } from './support/hydration';
import { expectScrolledTo } from './support/scroll';

const path = '/changelog';
const order = ['v2.4.0', 'v2.3.5', 'v2.3.6', 'v2.3.4', 'v2.3.3', 'v2.3.2'];

const listOf = (page: Page) => page.getByRole('navigation', { name: 'Releases' });
const releasesOf = (page: Page) => page.getByRole('main').getByRole('article');
const topOf = (page: Page, version: string) =>
  page
    .locator(`#${version.replaceAll('.', '-')}`)
    .evaluate((release) => Math.round(release.getBoundingClientRect().top));

/** Opens the page hydrated: then the list marks a release. */
async function open(page: Page, hash = '') {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, path + hash);
  await expect(listOf(page).locator('[aria-current]')).toHaveCount(1);
}

async function bringTo(page: Page, version: string, top: number) {
  const by = (await topOf(page, version)) - top;
  await page.evaluate((distance) => scrollBy({ top: distance, behavior: 'instant' }), by);
}

const marked = (page: Page) => listOf(page).locator('[aria-current="location"]');

test('six releases, in the order of the specification', async ({ page }) => {
  await open(page);
  for (const [at, version] of order.entries()) {
    await expect(releasesOf(page).nth(at)).toContainText(version);
    await expect(listOf(page).getByRole('listitem').nth(at)).toContainText(version);
  }
  await expect(releasesOf(page)).toHaveCount(6);
});

test('release sections show date, description and categories', async ({ page }) => {
  await open(page);
  const newest = page.getByRole('article', { name: 'What If' });
  await expect(newest.locator('time')).toHaveAttribute('datetime', '2025-01-17');
  await expect(newest).toContainText('January 17, 2025');
  await expect(newest).toContainText('Try a change before your clients see it.');
  await expect(newest.getByRole('heading', { level: 3 })).toHaveText(['Planning', 'Reviews']);
});

test('begins with a comb of days: a tooth for each, and a step for each change', async ({
  page,
}) => {
  await page.goto(path);
  const days = page.locator('main section').first().locator('div[aria-hidden] > span');
  const steps = await days.evaluateAll((all) =>
    all.map((day) => day.firstElementChild?.childElementCount ?? 0),
  );
  const day = (date: string) => (Date.parse(date) - Date.parse('2024-10-02')) / 86_400_000;
  expect(steps).toHaveLength(day('2025-01-17') + 1);
  const released = steps.flatMap((count, at) => (count > 0 ? [[at, count]] : []));
  const times = releasesOf(page).locator('time');
  const dates = await times.evaluateAll((all: HTMLTimeElement[]) => all.map((one) => one.dateTime));
  const changes = await releasesOf(page).evaluateAll((all) =>
    all.map((release) => release.querySelectorAll('li').length),
  );
  const expected = dates.map((date, at) => [day(date), changes[at]]);
  expect(released).toEqual(expected.sort(([one = 0], [other = 0]) => one - other));
});

test('a date stands under the middle of its tooth, and none beside the comb', async ({ page }) => {
  await page.goto(path);
  const comb = page.locator('main section').first().locator('div[aria-hidden]');
  const stands = await comb.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll(':scope > :has(> span)')].map((day) => {
      const [tooth, date] = [...day.children].map((child) => child.getBoundingClientRect());
      if (!tooth || !date) return undefined;
      const middleOf = (box: DOMRect) => box.left + box.width / 2;
      return {
        off: middleOf(date) - middleOf(tooth),
        in: date.left >= left && date.right <= right,
      };
    });
  });
  expect(stands).toHaveLength(6);
  expect(stands.every((stand) => stand?.in)).toBe(true);
  for (const stand of stands.slice(1, -1)) expect(stand?.off).toBeCloseTo(0, 0);
});

for (const [tag, main] of [
  ['New', 'green'],
  ['Improved', 'blue'],
  ['Fixed', 'orange'],
] as const) {
  test(`items tagged ${tag} are ${main}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    const color = await releasesOf(page)
      .first()
      .getByText(tag, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    const hue = {
      green: green > red && green > blue,
      blue: blue > green && green > red,
      orange: red > green && green > blue,
    };
    expect(hue[main]).toBe(true);
  });
}

test('the active release is the last one whose top is within 150 px of the viewport top', async ({
  page,
}) => {
  await open(page);
  await expect(marked(page)).toContainText('v2.4.0');
  await bringTo(page, 'v2.3.6', 149);
  await expect(marked(page)).toContainText('v2.3.6');
  await bringTo(page, 'v2.3.6', 152);
  await expect(marked(page)).toContainText('v2.3.5');
});

test('a click in the list scrolls to the release, 100 px below the top', async ({ page }) => {
  await open(page);
  await listOf(page)
    .getByRole('link', { name: /v2\.3\.6/ })
    .click();
  await expect.poll(() => topOf(page, 'v2.3.6')).toBe(100);
  await expect(marked(page)).toContainText('v2.3.6');
  expect(new URL(page.url()).hash).toBe('#v2-3-6');
});

test('the last release is marked when it is followed, though it cannot reach the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2400 });
  await open(page);
  await listOf(page)
    .getByRole('link', { name: /v2\.3\.2/ })
    .click();
  await expect(marked(page)).toContainText('v2.3.2');
});

test('the list stays in view beside the releases', async ({ page }) => {
  await open(page, '#v2-3-4');
  await expect(listOf(page)).toBeInViewport({ ratio: 1 });
});

test('the list is hidden on small screens', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto(path);
  await expect(listOf(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(listOf(page)).toBeVisible();
});

test('a button back to the top appears after scrolling past 300 px', async ({ page }) => {
  await open(page);
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button, 'on paper').toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await button.click();
  await expectScrolledTo(page, 0);
});

test('a shared address opens at its release', async ({ page }) => {
  await open(page, '#v2-3-5');
  await expect.poll(() => topOf(page, 'v2.3.5')).toBe(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every release is readable and the list leads to it', async ({ page }) => {
    await page.goto(path);
    await expect(releasesOf(page)).toHaveCount(6);
    await expect(page.getByText('Email notifications.')).toBeVisible();
    await listOf(page)
      .getByRole('link', { name: /v2\.3\.6/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Plugged In' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  });
});
