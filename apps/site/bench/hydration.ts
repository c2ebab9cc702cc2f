import type { Page } from 'playwright';

/** Moves the pointer beside the text, where no link is: the first interaction hydrates a page. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 310);
}

/** Until the app has marked the page as hydrated. */
export const untilHydrated = (page: Page, timeout = 30_000): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout });
