import { expect, type Page } from '@playwright/test';
import { measureShift } from '../../bench/page-bytes.ts';

/** CSS pixels by which the page is wider than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const expectNoSidewaysScroll = async (page: Page, how = 'scrolls sideways by') =>
  expect(await sidewaysScroll(page), how).toBe(0);

/** Sum of the layout shifts since a time on the page's clock, rounded as Lighthouse does. */
export const layoutShift = async (page: Page, since = 0) =>
  Number((await page.evaluate(measureShift, since)).toFixed(3));
