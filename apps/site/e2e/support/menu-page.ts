/** Page object of the menu, and expected figures. */
import { expect, type Page } from '@playwright/test';
import { formatMoney, formatPercent } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { parseMenu } from '@tallycomb/inflation-core/menu';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { createPricing } from '../../src/pages/menu/menu-pricing';
import { wholeDollars } from './calculator-page';
import { openHydrated } from './loading';
import { savedBy } from './locators';

export const menuPath = '/inflation-calculator/menu';

export const MENU_KEY = 'tallycomb:/inflation-calculator/menu';

/** Ten services as a spreadsheet copies them. */
export const TEN_SERVICES = `Service\tPrice\tLast change\tVisits a month
Women's haircut, blow dry\t$85.00\t06/2019\t140
Men's haircut\t$45\t01/2021\t210
"Balayage ""the works"""\t$1,185.50\tJune 2019\t40
Root touch-up\t$95\t3/2022\t88
Gloss\t$55\t2020-01\t35
Keratin treatment\t$320\t6/1/2018\t12
Bridal updo\t$175\tMay-17\t6
Brow wax\t$22\t11/2023\t1,120
Gel manicure\t$48\t02/2022\t95
Deep conditioning\t$35\t09/2016\t
`;

const signed = (dollars: number) => `${dollars > 0 ? '+' : ''}${wholeDollars(dollars)}`;

/** Expected figures of each pasted row; unit tests check the prices themselves. */
export const expectedRows = (pasted: string, step: '0.01' | 'menu' = 'menu') => {
  const pricesOf = createPricing({ cpiU, personalCareServices }, step);
  return parseMenu(pasted).rows.map((row) => {
    const prices = pricesOf(row);
    if (!prices) throw new Error(`${row.service} cannot be read.`);
    const { keepsPace, withSalons, rounded = 0, changeInPercent = 0, changeAMonth } = prices;
    return {
      row,
      prices,
      figures: [
        wholeDollars(rounded),
        keepsPace.ok ? formatMoney(keepsPace.amount) : '',
        withSalons.ok ? formatMoney(withSalons.amount) : '',
        formatPercent(changeInPercent, 0),
        changeAMonth === undefined ? '–' : signed(changeAMonth),
      ],
    };
  });
};

export function menuOn(page: Page) {
  const main = page.getByRole('main');
  const box = page.getByRole('textbox', { name: 'Paste your price list' });
  const another = page.getByRole('button', { name: 'Paste another list' });
  const read = page.getByRole('button', { name: 'Read My List' });
  const review = page.getByRole('heading', { name: /services? found/ }).locator('../..');
  const sheet = page.getByRole('region', { name: 'Your Menu' });
  const rows = sheet.locator('li:has(> [aria-expanded])');
  /** A field of an open row. */
  const field = (label: string, service: string) =>
    sheet
      .getByRole('group', { name: service, exact: true })
      .getByRole('textbox', { name: label, exact: true });
  const openRows = () =>
    rows.locator('> [aria-expanded=false]').evaluateAll((lines: HTMLElement[]) => {
      for (const line of lines) line.click();
    });
  /** Values of each row's fields. */
  const values = async () => {
    await openRows();
    return rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('input')].map(({ value }) => value)),
    );
  };
  return {
    main,
    box,
    /** Field for the month of prices without one, in the box and in the review. */
    month: main.getByRole('textbox', { name: 'When did you last raise these prices?' }),
    review,
    sheet,
    rows,
    openRows,
    field,
    /** Message about the last list, at the box or above the menu. */
    outcome: main.locator('p[aria-live], p > [aria-live]').filter({ hasText: /\S/ }),
    totals: page.getByRole('region', { name: 'Extra a Month' }),
    button: (name: string | RegExp) => main.getByRole('button', { name, exact: true }),
    rowOf: (service: string) => {
      const name = service.replaceAll("'", '’').replaceAll(/[()"]/g, '.');
      const line = page.locator('button > :first-child');
      return rows.filter({ has: line.filter({ hasText: new RegExp(`^${name}( per .+)?$`) }) });
    },
    sortBy: sheet.getByRole('combobox', { name: 'Sort by' }),
    open: () => openHydrated(page, menuPath),
    async paste(text: string) {
      if (await another.isVisible()) await another.click();
      await box.fill(text);
      await read.click();
    },
    values,
    /** Values of the service fields, from top to bottom. */
    services: async () => (await values()).map(([service]) => service),
    download: () => savedBy(main.getByRole('button', { name: 'Download as CSV' })),
    async expectServices(count: number) {
      await expect(main.getByText(`${count} services`, { exact: true })).toBeVisible();
    },
  };
}

export const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), MENU_KEY);
