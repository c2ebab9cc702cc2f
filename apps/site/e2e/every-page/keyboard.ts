/** Checks of a page by keyboard: order of the focus, skip link, menu. */
import { expect, type Page } from '@playwright/test';
import { type Direction, installFocusProbe } from '../support/focus-probe';

export { installFocusProbe };

/** More stops than any page has. */
const MAX_STOPS = 150;

/** Tabs until the focus leaves the page; returns the number of stops and the faults. */
export async function tabThrough(page: Page, direction: Direction) {
  const faults: string[] = [];
  await page.evaluate((to) => window.focusProbe.start(to), direction);
  for (let count = 1; count <= MAX_STOPS; count++) {
    await page.keyboard.press(direction === 1 ? 'Tab' : 'Shift+Tab');
    const stop = await page.evaluate((to) => window.focusProbe.look(to), direction);
    faults.push(...stop.faults);
    if (!stop.isInPage) return { count, faults };
  }
  return { count: 0, faults: [...faults, 'the focus never leaves the page'] };
}

export async function expectOrderOfFocus(page: Page, direction: Direction) {
  const { count, faults } = await tabThrough(page, direction);
  expect.soft(faults, direction === 1 ? 'by Tab' : 'by Shift+Tab').toEqual([]);
  expect.soft(count, 'stops').toBeGreaterThan(2);
}

export async function expectSkipLinkFirst(page: Page) {
  await page.evaluate(() => window.focusProbe.start(1));
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.soft(skip).toBeFocused();
  await expect.soft(skip).toBeInViewport({ ratio: 1 });
}

export const menuButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
