import type { Locator, Page } from '@playwright/test';
import { calculatorOn } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';

/** Everything that undo brings back until it is empty, and redo until it is whole again. */
async function undoAndRedo(page: Page, input: Locator) {
  const undone: string[] = [];
  const redone: string[] = [await input.inputValue()];
  const press = async (key: string, seen: string[]) => {
    const before = await input.inputValue();
    await page.keyboard.press(key);
    const now = await input.inputValue();
    if (now !== before) seen.push(now);
    return now !== before;
  };
  while (await press('Control+z', undone));
  redone.length = 0;
  while (await press('Control+y', redone));
  return { undone, redone };
}

const entries = [
  { field: 'revenue', text: '250,000', value: '250000' },
  { field: 'revenue', text: '12x3.4.567', value: '123.45' },
  { field: 'date', text: '062019', value: '06/2019' },
  { field: 'date', text: '12/2024', value: '12/2024' },
  { field: 'date', text: 'June 2019', value: '06/2019' },
] as const;

for (const { field, text, value } of entries) {
  test(`${text} is undone to nothing, and redone to ${value} by the same steps`, async ({
    page,
  }) => {
    const calculator = calculatorOn(page);
    await calculator.openHydrated();
    const input = calculator[field];
    await input.pressSequentially(text);
    await expect(input).toHaveValue(value);
    const { undone, redone } = await undoAndRedo(page, input);
    expect(undone.at(-1)).toBe('');
    expect(redone).toEqual([...undone.slice(0, -1).reverse(), value]);
  });
}

test('what leaving the field put right is undone to what was typed', async ({ page }) => {
  const { date, revenue, openHydrated } = calculatorOn(page);
  await openHydrated();
  await date.pressSequentially('6/2022');
  await revenue.click();
  await expect(date).toHaveValue('06/2022');
  await date.click();
  const { undone, redone } = await undoAndRedo(page, date);
  expect(undone.at(-1)).toBe('');
  expect(undone[0]).toBe('6/2022');
  expect(redone.at(-1)).toBe('06/2022');
});

test('a window that is left keeps its field, and what was typed', async ({ page }) => {
  const { date, openHydrated } = calculatorOn(page);
  await openHydrated();
  await date.pressSequentially('6/2022');
  // Chromium blurs the field of a window that is left, which stays the active one.
  await date.evaluate((input) => input.dispatchEvent(new FocusEvent('blur')));
  await expect(date).toBeFocused();
  await expect(date).toHaveValue('6/2022');
});

test('an input method composes in peace, and what it ends with is masked', async ({ page }) => {
  const { date, openHydrated } = calculatorOn(page);
  await openHydrated();
  await date.focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['0', '06', '062', '062019']) {
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect(date).toHaveValue(text);
  }
  await keyboard.send('Input.insertText', { text: '062019' });
  await expect(date).toHaveValue('06/2019');
});

test('composed digits that were put right are undone to nothing, and redone', async ({ page }) => {
  const { revenue, openHydrated } = calculatorOn(page);
  await openHydrated();
  await revenue.focus();
  const keyboard = await page.context().newCDPSession(page);
  const caret = { selectionStart: 3, selectionEnd: 3 };
  await keyboard.send('Input.imeSetComposition', { text: '２５０', ...caret });
  await keyboard.send('Input.insertText', { text: '２５０' });
  await expect(revenue).toHaveValue('250');
  const { undone, redone } = await undoAndRedo(page, revenue);
  expect(undone.at(-1)).toBe('');
  expect(redone.at(-1)).toBe('250');
});
