/**
 * The test of most specs: it records the page's console, and opens a window that is as empty as a
 * new browser's.
 */
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { sites } from './sites';

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

/** Contexts of this worker by the options that specs set; opening one takes as long as a page. */
const contexts = new Map<string, BrowserContext>();

/** Leaves a blank page alone, and nothing of what pages stored, cached or were permitted. */
async function empty(context: BrowserContext): Promise<void> {
  const used = context.pages();
  const blank = await context.newPage();
  await Promise.all(used.map((page) => page.close()));
  const devtools = await context.newCDPSession(blank);
  for (const origin of Object.values(sites))
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  await context.clearCookies();
  await context.clearPermissions();
}

export const test = base.extend<{ watch: Watch }>({
  context: async (
    { browser, baseURL, contextOptions, ignoreHTTPSErrors, javaScriptEnabled, viewport },
    use,
  ) => {
    const options = { baseURL, contextOptions, ignoreHTTPSErrors, javaScriptEnabled, viewport };
    const key = JSON.stringify(options);
    // The options are those of the test already.
    const context = contexts.get(key) ?? (await browser.newContext());
    contexts.set(key, context);
    await use(context);
    await empty(context);
  },
  page: async ({ context }, use) => {
    const [page = await context.newPage()] = context.pages();
    await use(page);
    // Requests still open when a test ends must not fail it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  watch: async ({ page }, use) => use(watch(page)),
});

export { expect } from '@playwright/test';
