/** Whether the app went on without the browser loading a page. */
import { expect, type Page } from '@playwright/test';

export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.markedByTest = '';
  });

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
