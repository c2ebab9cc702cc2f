/** Undo, redo and input methods as for Japanese or Korean; most cases run nightly. */
import type { Locator, Page } from '@playwright/test';
import { calculatorOn } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';

const NIGHTLY = { tag: '@nightly' };

/** The values after each undo, then after each redo, until a press changes nothing. */
async function undoAndRedo(page: Page, input: Locator) {
  const valuesBy = async (key: string) => {
    const seen: string[] = [];
    for (let last = await input.inputValue(); ; last = seen.at(-1) ?? '') {
      await page.keyboard.press(key);
      const now = await input.inputValue();
      if (now === last) return seen;
      seen.push(now);
    }
  };
  return { undone: await valuesBy('Control+z'), redone: await valuesBy('Control+y') };
}

for (const { field, text, value, ...tags } of [
  { field: 'revenue', text: '12x3.4.567', value: '123.45' },
  { field: 'date', text: '062019', value: '06/2019' },
  { field: 'date', text: '12/2024', value: '12/2024', ...NIGHTLY },
  { field: 'date', text: 'June 2019', value: '06/2019', ...NIGHTLY },
] as const)
  test(
    `${text} becomes ${value}; Undo empties the field, and Redo takes the same steps back`,
    tags,
    async ({ page }) => {
      const calculator = calculatorOn(page);
      await calculator.openHydrated();
      await calculator[field].pressSequentially(text);
      await expect(calculator[field]).toHaveValue(value);
      const { undone, redone } = await undoAndRedo(page, calculator[field]);
      expect(undone.at(-1)).toBe('');
      expect(redone).toEqual([...undone.slice(0, -1).reverse(), value]);
    },
  );

test('a correction on blur is undone to the typed text', NIGHTLY, async ({ page }) => {
  const { date, revenue, openHydrated } = calculatorOn(page);
  await openHydrated();
  await date.pressSequentially('6/2022');
  await revenue.click();
  await expect(date).toHaveValue('06/2022');
  await date.click();
  const { undone, redone } = await undoAndRedo(page, date);
  expect([undone[0], undone.at(-1), redone.at(-1)]).toEqual(['6/2022', '', '06/2022']);
});

test(
  'a window that loses focus keeps the field focused and the typed text',
  NIGHTLY,
  async ({ page }) => {
    const { date, openHydrated } = calculatorOn(page);
    await openHydrated();
    await date.pressSequentially('6/2022');
    // When a window loses focus, Chromium blurs its field, which stays the active element.
    await date.evaluate((input) => input.dispatchEvent(new FocusEvent('blur')));
    await expect(date).toBeFocused();
    await expect(date).toHaveValue('6/2022');
  },
);

/** Composes a text character by character, as an input method does, and commits it. By CDP, thus in Chromium alone. */
async function compose(page: Page, field: Locator, text: string): Promise<void> {
  const before = await field.inputValue();
  const devtools = await page.context().newCDPSession(page);
  for (let length = 1; length <= text.length; length++) {
    const part = text.slice(0, length);
    const caret = { selectionStart: length, selectionEnd: length };
    await devtools.send('Input.imeSetComposition', { text: part, ...caret });
    await expect(field).toHaveValue(before + part);
  }
  await devtools.send('Input.insertText', { text });
}

test('composed full-width digits become an amount and a month', async ({ page, watch }) => {
  const { revenue, date, panel, openHydrated } = calculatorOn(page);
  await openHydrated();
  await revenue.focus();
  await compose(page, revenue, '２５０，０００。５０');
  await expect(revenue).toHaveValue('250000.50');
  await date.focus();
  await compose(page, date, '０６２０１９');
  await expect(date).toHaveValue('06/2019');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('June 2019');
  expect(watch.messages).toEqual([]);
});

test('composed digits are undone to nothing, and redone', NIGHTLY, async ({ page }) => {
  const { revenue, openHydrated } = calculatorOn(page);
  await openHydrated();
  await revenue.focus();
  await compose(page, revenue, '２５０');
  await expect(revenue).toHaveValue('250');
  const { undone, redone } = await undoAndRedo(page, revenue);
  expect([undone.at(-1), redone.at(-1)]).toEqual(['', '250']);
});

test(
  'digits composed one by one are all kept, even the same one twice',
  NIGHTLY,
  async ({ page }) => {
    const { revenue, date, openHydrated } = calculatorOn(page);
    await openHydrated();
    await revenue.focus();
    for (const digit of '１００') await compose(page, revenue, digit);
    await date.focus();
    await expect(revenue).toHaveValue('100');
    for (const digit of '１１') await compose(page, date, digit);
    await expect(date).toHaveValue('11/');
  },
);

test('text that an Android keyboard enters is masked afterwards', NIGHTLY, async ({ page }) => {
  const { revenue, openHydrated } = calculatorOn(page);
  await openHydrated();
  await revenue.pressSequentially('12');
  // As on Android, where `beforeinput` cannot be canceled.
  await revenue.evaluate((input: HTMLInputElement) => {
    const edit = { inputType: 'insertText', data: 'x', bubbles: true };
    input.dispatchEvent(new InputEvent('beforeinput', edit));
    input.setRangeText('x', input.value.length, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', edit));
  });
  await expect(revenue).toHaveValue('12');
});

test('words composed as a month are refused with a message', NIGHTLY, async ({ page }) => {
  const { revenue, date, alert, openHydrated } = calculatorOn(page);
  await openHydrated();
  await revenue.fill('250000');
  await date.focus();
  await compose(page, date, 'ろくがつ');
  await expect(date).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(alert).toBeVisible();
  await expect(date).toHaveAttribute('aria-invalid', 'true');
});
