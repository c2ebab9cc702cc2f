/** Page object of the calculator, and expected figures. */
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { formatMoney, formatMonthName, parseMonth } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { changeInPercent, inflate } from '@tallycomb/inflation-core/series';
import { openHydrated } from './loading';

export const calculatorPath = '/inflation-calculator';

/** Newest month of the index, in words. */
export const NEWEST = formatMonthName(cpiU.newest);

/** Formats dollars, without cents if there are none. */
export const wholeDollars = (dollars: number) => formatMoney(dollars).replace(/\.00$/, '');

/** Parses a month in a format of the form. */
export function monthIn(text: string) {
  const month = parseMonth(text);
  if (month) return month;
  throw new Error(`${text} is no month`);
}

/** `revenue` of `month` in today's dollars, by the index. */
export const neededSince = (revenue: number, month: string): number =>
  inflate(cpiU, { amount: revenue, from: monthIn(month) }).amount;

export const lossSince = (revenue: number, month: string): string =>
  formatMoney(Math.abs(neededSince(revenue, month) - revenue));

export const changeSince = (month: string): number =>
  changeInPercent(cpiU, { from: monthIn(month) });

/** Query of a link to a result, and the loss that the result shows. */
export const LINKED_QUERY = '?date=06/2019&annualRevenue=250000';
export const LINKED_LOSS = lossSince(250_000, '06/2019');

export const LOOKUP = '**/api/inflation/**';

/** Typed texts and the specified masks' values of them. */
export const TYPED = {
  annualRevenue: [
    ['a250000', '250000'],
    ['1.2.3', '1.23'],
    ['12.345', '12.34'],
    ['$1,250,000.50', '1250000.50'],
  ],
  date: [
    ['062019', '06/2019'],
    ['06/2019x', '06/2019'],
    ['06.2019', '06/2019'],
  ],
} as const;

/** Parts and actions of the calculator in a page, or in a frame of it. */
export function calculatorOn(page: Page, document: Page | FrameLocator = page) {
  const main = document.getByRole('main');
  const revenue = document.getByRole('textbox', { name: 'Annual revenue' });
  const date = document.getByRole('textbox', { name: 'Last price update' });
  const button = document.getByRole('button', { name: /^Calculat/ });
  return {
    revenue,
    date,
    button,
    panel: main.locator('[data-state]'),
    table: document.getByRole('table', { name: /Revenue needed to keep pace/ }),
    /** Toasts, announced or not. */
    alert: document.getByRole('region', { name: 'Notifications' }),
    open: (query = '') => page.goto(`${calculatorPath}${query}`),
    openHydrated: (query = '') => openHydrated(page, `${calculatorPath}${query}`),
    async calculate(annualRevenue: string, month: string) {
      await revenue.fill(annualRevenue);
      await date.fill(month);
      await button.click();
    },
    async expectTyped(annualRevenue: string, month: string) {
      await expect(revenue).toHaveValue(annualRevenue);
      await expect(date).toHaveValue(month);
    },
  };
}
