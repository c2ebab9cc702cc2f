import type { Page } from '@playwright/test';
import { releases } from '@tallycomb/content/pages';
import { expect, test } from './support/console-watch';

const listOf = (page: Page) => page.getByRole('navigation', { name: 'Releases' });
const releasesOf = (page: Page) => page.getByRole('main').getByRole('article');

test('every release has its changes, its name in the list and its date under its tooth', async ({
  page,
}) => {
  await page.goto('/changelog');
  await expect(releasesOf(page)).toHaveCount(releases.length);
  for (const [at, { date, isoDate, title, categories }] of releases.entries()) {
    await expect(listOf(page).getByRole('listitem').nth(at)).toContainText(title);
    const release = releasesOf(page).nth(at);
    await expect(release).toHaveAccessibleName(title);
    await expect(release.locator('time')).toHaveText(date);
    await expect(release.locator('time')).toHaveAttribute('datetime', isoDate);
    const names = categories.map(({ name }) => name);
    await expect(release.getByRole('heading', { level: 3 })).toHaveText(names);
  }
  const comb = page.locator('main section').first().locator('div:has(> span a)');
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
