import { calculatorOn, LINKED_LOSS } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { holdBack } from '../support/hold-back';
import { footerLink } from '../support/links';
import { PAGE_CODE } from '../support/missing-code';
import { pageHeading } from '../support/page-parts';
import { expectScrolledTo } from '../support/scroll';

test.describe('a link to a result', () => {
  test('fills the form and calculates', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=06/2019&annualRevenue=250000');
    await expect(calculator.panel).toContainText(LINKED_LOSS);
    await expect(calculator.revenue).toHaveValue('250000');
    await expect(calculator.date).toHaveValue('06/2019');
  });

  test('is left and come back to: the fields, the answer and the address agree', async ({
    page,
  }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('250000', '06/2019');
    await expect(page).toHaveURL(/annualRevenue=250000/);
    await footerLink(page, 'Inflation Calculator').click();
    await expect(page).toHaveURL(/inflation-calculator$/);
    await expect(calculator.revenue).toHaveValue('');
    await expect(calculator.panel).toContainText('In order to see your result');
    await expectScrolledTo(page, 0);
    await page.goBack();
    await expect(calculator.panel).toContainText(LINKED_LOSS);
    await expect(calculator.revenue).toHaveValue('250000');
  });

  test('does not call back a visitor who left while it was on its way', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await page.waitForLoadState('networkidle');
    const answer = await holdBack(page, '**/api/inflation/**');
    // The page that is gone to is slow, so the calculator is still there when its answer comes.
    await page.route(PAGE_CODE, async (route) => {
      await page.waitForResponse('**/api/inflation/**');
      await new Promise((resolve) => setTimeout(resolve, 200));
      await route.continue();
    });
    await calculator.calculate('250000', '06/2019');
    await footerLink(page, 'About').click();
    await expect(page).toHaveURL(/\/about$/);
    answer();
    await expect(pageHeading(page)).toContainText('Founded By');
    await expect(page).toHaveURL(/\/about$/);
  });

  test('with a revenue that is none is refused, not bent into another number', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=06/2019&annualRevenue=-5');
    await expect(calculator.alert).toContainText('Invalid revenue amount');
    await expect(calculator.revenue).toHaveValue('-5');
  });

  test('keeps other parameters of the address', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?utm_source=card');
    await page.waitForLoadState('networkidle');
    await calculator.calculate('250000', '06/2019');
    await expect(page).toHaveURL(/utm_source=card&date=06%2F2019&annualRevenue=250000$/);
  });

  test('stands in the address bar after a result', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('250000', '06/2019');
    // In either order: a form sent before the page is hydrated has that of its fields.
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ date: '06/2019', annualRevenue: '250000' });
    await page.reload();
    await expect(calculator.panel).toContainText(LINKED_LOSS);
  });
});
