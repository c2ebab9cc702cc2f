import type { Page } from '@playwright/test';

/** Holds back what the page asks for at such an address, until the function it gives is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
