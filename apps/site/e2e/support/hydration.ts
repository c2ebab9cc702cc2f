import { expect, type Page } from '@playwright/test';
import { HYDRATED } from '../../src/session/before-hydration';

/** Moves the pointer over nothing in particular, as a visitor's first interaction. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 310);
}

export const untilHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute(HYDRATED, '', { timeout: 15_000 });

/** Loads a page and hydrates it. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await interact(page);
  await untilHydrated(page);
}
