import type { Page } from '@playwright/test';

/** Has every storage of the page and its frames throw, as a browser does that is told to keep none. */
export const denyStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get });
  });
