/**
 * The `test` of most specs: it records the page's console, and reuses windows, emptied after each
 * test, as opening one takes as long as a page. By DevTools, so for Chromium alone.
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

/** Contexts of this worker by the options that specs set; other options are not told apart. */
const contexts = new Map<string, BrowserContext>();

/** Closes all pages but a new blank one, and clears storage, cache and permissions. */
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
    // Playwright gives a new context the test's options.
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
