import { calculatorOn, calculatorPath } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { expectNoSidewaysScroll } from '../support/layout';
import { pageHeading } from '../support/page-parts';

test('the prompt stands in the panel before the first result', async ({ page }) => {
  const calculator = calculatorOn(page);
  await calculator.open();
  await expect(calculator.panel).toContainText(
    'In order to see your result, please make sure that both fields are filled in.',
  );
});

test.describe('the answer, from real data with nothing intercepted', () => {
  const answers = [
    { revenue: '250000', month: '06/2019', lost: '$76,946.28' },
    { revenue: '100000', month: '01/2020', lost: '$29,851.81' },
  ];
  for (const { revenue, month, lost } of answers) {
    test(`${revenue} since ${month} lost ${lost}, as of August 2026, source named`, async ({
      page,
      watch,
    }) => {
      const calculator = calculatorOn(page);
      await calculator.open();
      await calculator.calculate(revenue, month);
      await expect(calculator.panel).toContainText('Revenue Lost Due to Inflation');
      await expect(calculator.panel).toContainText(lost);
      await expect(calculator.panel).toContainText('As of August 2026');
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
    await expect(calculator.panel).toContainText('$76,946.28');
    await expect(calculator.date).toBeFocused();
  });

  test('prices that fell are a gain, said in words beside the absolute value', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('100000', '05/2026');
    await expect(calculator.panel).toContainText('this is a gain, not a loss');
    await expect(calculator.panel).not.toContainText('-$');
  });

  test('a month that was never published says which one stands in', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('100000', '10/2025');
    await expect(calculator.panel).toContainText('No index was published for October 2025');
    await expect(calculator.panel).toContainText('September 2025 stands in');
  });

  test('a month after the newest changes nothing', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('100000', '10/2026');
    await expect(calculator.panel).toContainText('$0.00');
    await expect(calculator.panel).toContainText('no newer index');
  });

  test('twelve digits before the point fit the panel', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('999999999999.99', '01/1913');
    await expect(calculator.panel).toContainText('$33,1');
    await expectNoSidewaysScroll(page);
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
