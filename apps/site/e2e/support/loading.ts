/** How the code of a page comes, and what happens where it does not. */
import type { Page } from '@playwright/test';

/** What the app writes on `html` once a page is hydrated. */
export const HYDRATED = 'data-hydrated';

/** Moves the pointer beside the text, where no link is: the first interaction hydrates a page. */
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

/** Loads a page and hydrates it. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await hydrate(page);
}

/** Parts of the app's code by the address they are loaded from. */
export const SHELL_CODE = '**/assets/shell-*.js';
export const PAGE_CODE = '**/assets/page-*.js';
export const ENTRY_CODE = '**/assets/entry-*.js';
export const STYLE_SHEET = '**/assets/style-*.css';

/** Addresses that the page asks for from now on, of those that match. */
export function requestsOf(page: Page, address: RegExp): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** What a host says of code that a later build has replaced. */
export const GONE = { status: 404, body: 'not found' } as const;

/** Holds back what the page asks for at such an address, until the function it gives is called. */
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

/** Has every storage of the page and its frames throw, as a browser does that is told to keep none. */
export const denyStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get });
  });

/** Until the browser has drawn what is laid out by now; more frames where something may yet begin. */
export const untilPainted = (page: Page, frames = 2): Promise<void> =>
  page.evaluate(async (count) => {
    for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
  }, frames);
