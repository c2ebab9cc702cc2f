/** The order of the focus through a page, by Tab and back by Shift+Tab. */
import { expect, type Page, test } from '@playwright/test';
import type { Direction } from './a11y-probe';

/** More than any page has. */
const MOST_STOPS = 150;

/** Presses until the focus leaves the page; returns how many stops it made and what was wrong. */
async function tabThrough(page: Page, direction: Direction) {
  const faults: string[] = [];
  await page.evaluate((to) => window.a11yProbe.expectNext(to), direction);
  for (let count = 1; count <= MOST_STOPS; count++) {
    await page.keyboard.press(direction === 1 ? 'Tab' : 'Shift+Tab');
    const stop = await page.evaluate((to) => window.a11yProbe.look(to), direction);
    faults.push(...stop.faults);
    if (!stop.isInPage) return { count, faults };
  }
  return { count: 0, faults: [...faults, 'the focus never leaves the page'] };
}

/** Header and footer alone have more. */
const FEWEST_STOPS = 12;

export async function tabThroughAndBack(page: Page) {
  await test.step('Tab reaches everything once, in order, in sight, with its ring', async () => {
    await page.evaluate(() => window.a11yProbe.stops()[0]?.focus());
    const { count, faults } = await tabThrough(page, 1);
    expect(faults, 'by Tab').toEqual([]);
    expect(count, 'stops by Tab').toBeGreaterThan(FEWEST_STOPS);
  });
  await test.step('Shift+Tab leads back the same way', async () => {
    await page.evaluate(() => window.a11yProbe.stops().at(-1)?.focus());
    const { count, faults } = await tabThrough(page, -1);
    expect(faults, 'by Shift+Tab').toEqual([]);
    expect(count, 'stops by Shift+Tab').toBeGreaterThan(FEWEST_STOPS);
  });
}

export async function expectMenuWorksByKeyboard(page: Page, menuName: string) {
  const opener = page.getByRole('banner').getByRole('button', { name: menuName, exact: true });
  const first = page.locator(':popover-open a').first();
  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} opens the menu, Tab leads into it, Escape closes it`, async () => {
      await opener.focus();
      await page.keyboard.press(key);
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await expect(opener).toBeFocused();
    });
  }
}
