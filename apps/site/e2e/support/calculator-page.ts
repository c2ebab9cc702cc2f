/** The calculator as a visitor works it. */
import { expect, type Page } from '@playwright/test';
import { openHydrated } from './hydration';

export const calculatorPath = '/inflation-calculator';

/** What a link to a result holds, and the loss that the result says. */
export const LINKED_QUERY = '?date=06/2019&annualRevenue=250000';
export const LINKED_LOSS = '$76,946.28';

export const LOOKUP = '**/api/inflation/**';

export function calculatorOn(page: Page) {
  const main = page.getByRole('main');
  const revenue = page.getByRole('textbox', { name: 'Annual revenue' });
  const date = page.getByRole('textbox', { name: 'Last price update' });
  const button = page.getByRole('button', { name: /^Calculat/ });
  return {
    revenue,
    date,
    button,
    panel: main.locator('[data-state]'),
    table: page.getByRole('table', { name: /Revenue needed to keep pace/ }),
    alert: page.getByRole('alert'),
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
