import { expect, type Locator, type Page } from '@playwright/test';
import { measureShift } from '../../bench/page-bytes.ts';

/** CSS pixels by which the page is wider than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const expectNoSidewaysScroll = async (page: Page, how = 'scrolls sideways by') =>
  expect(await sidewaysScroll(page), how).toBe(0);

/** Sum of the layout shifts since a time on the page's clock, rounded as Lighthouse does. */
export const layoutShift = async (page: Page, since = 0) =>
  Number((await page.evaluate(measureShift, since)).toFixed(3));

/** Nothing of it lies outside the window or under something else, such as a fixed header. */
export const expectSeenWhole = (locator: Locator) =>
  expect
    .poll(() =>
      locator.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const points = [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
          [top + 3, (top + bottom) / 2, bottom - 3].map((y) => document.elementFromPoint(x, y)),
        );
        return points.every((hit) => element.contains(hit));
      }),
    )
    .toBe(true);
