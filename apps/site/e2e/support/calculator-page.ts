/** The calculator as a visitor works it. */
import type { Page } from '@playwright/test';

export const calculatorPath = '/inflation-calculator';

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
    async calculate(annualRevenue: string, month: string) {
      await revenue.fill(annualRevenue);
      await date.fill(month);
      await button.click();
    },
  };
}
