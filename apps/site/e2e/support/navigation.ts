/** Follows links, and checks page loads and scroll positions. */
import { expect, type Page } from '@playwright/test';
import { untilPainted } from './loading';

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** A link of the header, which stays in view, so that a click does not scroll first. */
export const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Navigates within the app to a path that no link leads to. */
export const goInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.markedByTest = '';
  });

/** Checks that no page was loaded since `markDocument`. */
export const expectSameDocument = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-marked-by-test', '');

/** Paths that the browser loads from now on. */
export function loadsOf(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(() => scrollTop(page)).toBe(top);

/** Scrolls until the page stays there: a new page still grows, and moves what is in view. */
export const scrollDownTo = (page: Page, top: number) =>
  expect
    .poll(async () => {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await untilPainted(page);
      return scrollTop(page);
    })
    .toBe(top);

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
