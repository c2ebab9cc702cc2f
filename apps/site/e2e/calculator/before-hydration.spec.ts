import { calculatorOn, LINKED_LOSS } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { holdBack } from '../support/hold-back';
import { SHELL_CODE } from '../support/missing-code';

test.describe('before the page is hydrated', () => {
  test('what is typed stays, and counts afterwards', async ({ page, watch }) => {
    const deliver = await holdBack(page, SHELL_CODE);
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.revenue.fill('$250,000');
    await calculator.date.fill('6/2019');
    deliver();
    await expect(calculator.date).toHaveValue('06/2019');
    await expect(calculator.revenue).toHaveValue('250000');
    await calculator.button.click();
    await expect(calculator.panel).toContainText(LINKED_LOSS);
    expect(watch.messages).toEqual([]);
  });

  test('a month without a slash and an amount in words count when they are sent', async ({
    page,
  }) => {
    const deliver = await holdBack(page, SHELL_CODE);
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.revenue.fill('250k');
    await calculator.date.fill('062019');
    await calculator.date.press('Enter');
    deliver();
    await expect(page).toHaveURL(/date=06%2F2019/);
    await expect(calculator.date).toHaveValue('06/2019');
    await expect(calculator.panel).toContainText(LINKED_LOSS);
  });

  test('an empty form that was sent gets its message', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?annualRevenue=&date=');
    await expect(calculator.alert).toContainText('Missing information');
    await expect(calculator.revenue).toBeFocused();
  });
});
