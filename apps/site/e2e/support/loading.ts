/** Loads, hydrates and delays pages. */
import type { Page } from '@playwright/test';

/** Attribute of `html` once the page is hydrated. */
export const HYDRATED = 'data-hydrated';

/** Moves the pointer beside the text, away from links, which hydrates the page. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 310);
}

export const untilHydrated = (page: Page, timeout = 30_000): Promise<void> =>
  page.locator(`html[${HYDRATED}]`).waitFor({ state: 'attached', timeout });

/** Hydrates a page as a visitor's first interaction does. */
export async function hydrate(page: Page, timeout?: number): Promise<void> {
  await interact(page);
  await untilHydrated(page, timeout);
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await hydrate(page);
}

/** Addresses of parts of the app's code. */
export const SHELL_CODE = '**/assets/shell-*.js';
export const PAGE_CODE = '**/assets/page-*.js';
export const ENTRY_CODE = '**/assets/entry-*.js';
export const STYLE_SHEET = '**/assets/style-*.css';

/** Matching addresses that the page requests from now on. */
export function requestsOf(page: Page, address: RegExp): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Response of the host for code that a later build has replaced. */
export const GONE = { status: 404, body: 'not found' } as const;

/** Delays requests for an address until the returned function is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Makes all storage of the page and its frames throw, as browsers that deny it do. */
export const denyStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get });
  });

/** Waits until the current layout is painted; with more frames, for what may follow. */
export const untilPainted = (page: Page, frames = 2): Promise<void> =>
  page.evaluate(async (count) => {
    for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
  }, frames);
