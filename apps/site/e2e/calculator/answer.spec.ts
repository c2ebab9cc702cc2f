import type { Page } from '@playwright/test';
import {
  addMonths,
  formatMoney,
  formatMonth,
  formatMonthName,
  monthOf,
} from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import {
  calculatorOn,
  calculatorPath,
  LOOKUP,
  lossSince,
  NEWEST,
  neededSince,
} from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { brokenFigures, expectNoSidewaysScroll, expectOneLine } from '../support/layout';
import { pageHeading, sectionOf } from '../support/page-parts';

/** The decorative line's heights, from left to right. */
async function trend(page: Page): Promise<number[]> {
  const line = await calculatorOn(page).panel.locator('svg path').last().getAttribute('d');
  return [...(line ?? '').matchAll(/ ([\d.]+)/g)].map(([, height]) => Number(height));
}

const levels = (heights: readonly number[]) => [...new Set(heights)];

test('the prompt stands in the panel before the first result', async ({ page }) => {
  const calculator = calculatorOn(page);
  await calculator.open();
  await expect(calculator.panel).toContainText(
    'In order to see your result, please make sure that both fields are filled in.',
  );
});

test.describe('the answer, from real data with nothing intercepted', () => {
  const answers = [
    { revenue: 250_000, month: '06/2019' },
    { revenue: 100_000, month: '01/2020' },
  ];
  for (const { revenue, month } of answers) {
    const lost = lossSince(revenue, month);
    test(`${revenue} since ${month} lost ${lost}, as of ${NEWEST}, source named`, async ({
      page,
      watch,
    }) => {
      const calculator = calculatorOn(page);
      await calculator.open();
      await calculator.calculate(String(revenue), month);
      await expect(calculator.panel).toContainText('Revenue Lost Due to Inflation');
      await expect(calculator.panel).toContainText(lost);
      await expect(calculator.panel).toContainText(`As of ${NEWEST}`);
      await expect(calculator.panel).toContainText('Same clients, same services');
      await expect(calculator.panel).toContainText('US Bureau of Labor Statistics');
      expect(watch.messages).toEqual([]);
    });
  }

  test('what a person types key by key, with Enter at the end', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.revenue.pressSequentially('250000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('062019');
    await expect(calculator.date).toHaveValue('06/2019');
    await page.keyboard.press('Enter');
    await expect(calculator.panel).toContainText(lossSince(250_000, '06/2019'));
    await expect(calculator.date).toBeFocused();
  });

  test('prices that fell are a gain, said in words beside the absolute value', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await page.route(LOOKUP, (route) =>
      route.fulfill({ json: [{ date: '2026-08-01', amount: 99_000 }] }),
    );
    await calculator.calculate('100000', '05/2026');
    await expect(calculator.panel).toContainText('$1,000.00');
    await expect(calculator.panel).toContainText('this is a gain, not a loss');
    const heights = await trend(page);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    await expect(calculator.panel).not.toContainText('-$');
  });

  test('a month that was never published says which one stands in', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('100000', '10/2025');
    await expect(calculator.panel).toContainText(
      'October 2025 was never published, so we used September 2025.',
    );
  });

  const today = monthOf(new Date());
  const toCome = [
    { month: addMonths(today, 1), says: 'hasn’t happened yet.' },
    { month: { year: 2099, month: 1 }, says: 'January 2099 hasn’t happened yet.' },
    {
      month: addMonths(cpiU.newest, 1),
      says: `Our newest month is ${NEWEST}, so there is nothing`,
    },
    { month: cpiU.newest, says: 'There’s no newer month to compare it with yet.' },
  ];
  for (const { month, says } of toCome) {
    test(`nothing is lost since ${formatMonth(month)}, and why is said`, async ({ page }) => {
      const calculator = calculatorOn(page);
      await calculator.open();
      await calculator.calculate('100000', formatMonth(month));
      await expect(calculator.panel).toContainText('$0.00');
      await expect(calculator.panel).toContainText(formatMonthName(month));
      await expect(calculator.panel).toContainText(says);
      await expect(calculator.panel).not.toContainText('never published');
      expect(levels(await trend(page))).toHaveLength(1);
    });
  }

  test('the largest amounts stand on one line in the narrowest window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('999999999999.99', '01/1913');
    const figure = calculator.panel.getByText(lossSince(999_999_999_999.99, '01/1913'), {
      exact: true,
    });
    await expectOneLine(figure);
    await expect(calculator.table).toBeVisible();
    expect(await brokenFigures(page)).toEqual([]);
    const gap = sectionOf(page, 'Close the Gap');
    await gap.getByRole('textbox', { name: 'What you charge' }).fill('999999999999.99');
    await gap.getByText('The cent').click();
    const price = formatMoney(neededSince(999_999_999_999.99, '01/1913'));
    await expectOneLine(gap.getByRole('status').getByText(price));
    await expectNoSidewaysScroll(page);
  });

  test('no figure of half a century breaks in the narrowest window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const calculator = calculatorOn(page);
    await calculator.open('?date=06/1968&annualRevenue=50000000');
    const gap = sectionOf(page, 'Close the Gap');
    await gap.getByRole('textbox', { name: 'What you charge' }).fill('1250');
    await expect(gap.getByRole('status')).toContainText('$');
    await expect(sectionOf(page, 'Meanwhile, Down the Street').getByRole('figure')).toBeVisible();
    expect(await brokenFigures(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything but calculating is there', async ({ page }) => {
    await page.goto(calculatorPath);
    await expect(pageHeading(page)).toBeVisible();
    await expect(page.getByText('Calculating needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('figure', { name: /\$50 Haircut/ })).toBeVisible();
  });
});
