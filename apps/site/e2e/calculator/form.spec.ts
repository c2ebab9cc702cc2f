import { calculatorOn } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { expectSeenWhole } from '../support/layout';

test.describe('checks on Calculate, in the specified order', () => {
  const refusals = [
    {
      name: 'both fields must be filled',
      revenue: '',
      month: '13/2024',
      title: 'Missing information',
      description: 'Please enter both revenue and date values.',
      field: 'Annual revenue',
    },
    {
      name: 'the date comes before the revenue',
      revenue: '0',
      month: '13/2024',
      title: 'Invalid date format',
      description: 'Please enter date in MM/YYYY format (e.g. 06/2022).',
      field: 'Last price update',
    },
    {
      name: 'the revenue must be above zero',
      revenue: '0',
      month: '12/2024',
      title: 'Invalid revenue amount',
      description: 'Please enter a valid number for revenue.',
      field: 'Annual revenue',
    },
  ];
  for (const { name, revenue, month, title, description, field } of refusals) {
    test(`${name}: toast, message at the field, focus there`, async ({ page }) => {
      const calculator = calculatorOn(page);
      await calculator.open();
      await calculator.calculate(revenue, month);
      await expect(calculator.alert).toContainText(title);
      await expect(calculator.alert).toContainText(description);
      const input = page.getByRole('textbox', { name: field });
      await expect(input).toBeFocused();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(
        new RegExp(description.replace(/[().]/g, '\\$&')),
      );
      await expect(calculator.revenue).toHaveValue(revenue);
      await expect(calculator.date).toHaveValue(month);
    });
  }

  test('the next Calculate takes the toast away', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('5000', '13/2024');
    // Pointed at, neither leaves by itself.
    await calculator.alert.getByText('Invalid date format').hover();
    await calculator.calculate('0', '12/2024');
    await expect(calculator.alert).not.toContainText('Invalid date format');
    await calculator.alert.getByText('Invalid revenue amount').hover();
    await calculator.calculate('5000', '12/2024');
    await expect(calculator.alert).toBeEmpty();
  });

  test('the toast leaves by itself, and the message at the field stays', async ({ page }) => {
    await page.clock.install();
    const calculator = calculatorOn(page);
    await calculator.openHydrated();
    await calculator.calculate('5000', '13/2024');
    await page.clock.runFor(7_000);
    await expect(calculator.alert).toContainText('Invalid date format');
    await page.clock.runFor(1_500);
    await expect(calculator.alert).toBeEmpty();
    await expect(calculator.date).toHaveAccessibleDescription(/Please enter date/);
  });

  test('a toast that somebody has turned to stays until it is dismissed', async ({ page }) => {
    await page.clock.install();
    const { alert, calculate, openHydrated } = calculatorOn(page);
    await openHydrated();
    const dismiss = alert.getByRole('button');
    for (const turnTo of [() => dismiss.focus(), () => alert.getByText('MM/YYYY').hover()]) {
      await calculate('5000', '13/2024');
      await turnTo();
      await page.clock.runFor(20_000);
      await expect(alert).toContainText('Invalid date format');
      await dismiss.press('Enter');
      await expect(alert).toBeEmpty();
    }
  });

  // On the smallest phone there is room for one field between header and toast: the one to fill in.
  for (const { fields, ...size } of [
    { width: 320, height: 568, fields: 1 },
    { width: 390, height: 664, fields: 2 },
    { width: 390, height: 844, fields: 2 },
    { width: 1280, height: 720, fields: 2 },
  ]) {
    test(`no field that the toast speaks of lies beneath it, at ${size.width} by ${size.height} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const { alert, revenue, date, button, openHydrated } = calculatorOn(page);
      await openHydrated();
      await button.click();
      await expect(alert).toContainText('Missing information');
      const toast = alert.locator('> *').first();
      for (const input of [revenue, date].slice(0, fields)) {
        const [field, cover] = [await input.boundingBox(), await toast.boundingBox()];
        if (!field || !cover) throw new Error('The field or the toast is not drawn.');
        const isApart = field.y + field.height <= cover.y || field.x + field.width <= cover.x;
        expect(isApart).toBe(true);
      }
    });
  }

  test('a refused field is seen whole in a window at 400 % zoom', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const { calculate, date, revenue, button, alert, openHydrated } = calculatorOn(page);
    await openHydrated();
    await calculate('5000', '13/2024');
    await expect(date).toBeFocused();
    await expectSeenWhole(date);
    await revenue.fill('');
    await date.fill('');
    await button.press('Enter');
    await expect(alert).toContainText('Missing information');
    await expect(revenue).toBeFocused();
    await expectSeenWhole(revenue);
  });

  test('a mended field loses its message', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('5000', '13/2024');
    await calculator.date.fill('12/2024');
    await expect(calculator.date).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('typing', () => {
  test('pasted amounts and months are understood', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.revenue.fill('$1,250,000.50');
    await expect(calculator.revenue).toHaveValue('1250000.50');
    for (const pasted of ['6/2022', '2022-06', '06-2022']) {
      await calculator.date.fill(pasted);
      await expect(calculator.date).toHaveValue('06/2022');
    }
  });

  test('every character can be deleted, and the caret stays in the middle', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.openHydrated();
    await calculator.date.pressSequentially('12/2024');
    await expect(calculator.date).toHaveValue('12/2024');
    for (let key = 0; key < 7; key++) await calculator.date.press('Backspace');
    await expect(calculator.date).toHaveValue('');

    await calculator.revenue.pressSequentially('1234');
    await calculator.revenue.press('ArrowLeft');
    await calculator.revenue.press('ArrowLeft');
    await calculator.revenue.pressSequentially('x9');
    await expect(calculator.revenue).toHaveValue('12934');
    const caret = await calculator.revenue.evaluate(
      (input: HTMLInputElement) => input.selectionStart,
    );
    expect(caret).toBe(3);
  });
});
