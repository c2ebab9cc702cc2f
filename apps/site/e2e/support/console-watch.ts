/** Test fixture that records a page's console, including policy violations. */
import { test as base, type Page } from '@playwright/test';

export interface Watch {
  /** Console messages and uncaught errors, in order. */
  readonly messages: readonly string[];
}

function watch(page: Page): Watch {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return { messages };
}

export const test = base.extend<{ watch: Watch }>({
  page: async ({ page }, use) => {
    await use(page);
    // Requests still open when a test ends must not fail it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  watch: async ({ page }, use) => use(watch(page)),
});

export { expect } from '@playwright/test';
