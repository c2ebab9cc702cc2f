import type { Page } from '@playwright/test';
import { categories } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { expectNoSidewaysScroll } from '../support/layout';

test.describe('the strip of categories', () => {
  const stripOn = (page: Page) => page.getByRole('group', { name: 'Categories we cover' });
  const leftOf = async (page: Page) =>
    (await stripOn(page).getByText('Barber').first().boundingBox())?.x ?? Number.NaN;

  test('shows each category with icon, color and background, and loops by itself', async ({
    page,
  }) => {
    await page.goto('/');
    const chips = stripOn(page).getByRole('list').getByRole('listitem');
    await expect(chips).toHaveText(categories.map(({ name }) => name));
    await expect(chips.locator('svg')).toHaveCount(10);
    const looks = await chips.locator('> span').evaluateAll((spans) =>
      spans.map((span) => {
        const { color, backgroundColor } = getComputedStyle(span);
        return `${color} on ${backgroundColor}`;
      }),
    );
    expect(new Set(looks).size).toBe(10);
    const before = await leftOf(page);
    await expect.poll(() => leftOf(page)).toBeLessThan(before - 5);
    // Endless: a silent copy follows the last chip, and the animation begins again.
    await expect(stripOn(page).locator('ul[aria-hidden="true"] > li')).toHaveCount(10);
    const rounds = await stripOn(page).evaluate((row) =>
      row.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().iterations),
    );
    expect(rounds).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  test('stands still once it is paused, under the pointer, and under reduced motion', async ({
    page,
  }) => {
    const isMoving = async () => {
      const before = await leftOf(page);
      await page.waitForTimeout(300);
      return (await leftOf(page)) !== before;
    };
    await page.goto('/');
    await expect.poll(isMoving).toBe(true);
    await stripOn(page).hover();
    expect(await isMoving()).toBe(false);
    await page.mouse.move(0, 0);
    const pause = page.getByRole('checkbox', { name: 'Pause the categories' });
    await pause.check();
    await page.mouse.move(0, 0);
    expect(await isMoving()).toBe(false);
    await pause.uncheck();
    await page.mouse.move(0, 0);
    await expect.poll(isMoving).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await isMoving()).toBe(false);
    expect(await stripOn(page).evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
  });

  test('fits a phone, chips at their full height', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const box = await stripOn(page).getByRole('listitem').first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(68);
    await expectNoSidewaysScroll(page);
  });
});
