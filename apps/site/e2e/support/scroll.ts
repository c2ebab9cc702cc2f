import { expect, type Page } from '@playwright/test';

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(() => scrollTop(page)).toBe(top);

export async function scrollDownTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expectScrolledTo(page, top);
}

/** Waits until a smooth scroll has come to rest. */
export const untilScrollRests = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = scrollY;
        let framesAtRest = 0;
        const look = () => {
          framesAtRest = scrollY === last ? framesAtRest + 1 : 0;
          last = scrollY;
          if (framesAtRest > 20) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
