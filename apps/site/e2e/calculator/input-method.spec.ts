/** Text that is composed by an input method, as for Japanese or Korean, and its full-width digits. */
import type { Locator, Page } from '@playwright/test';
import { calculatorOn, calculatorPath } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { menuOn } from '../support/menu-page';

/** Composes a text in steps, each seen in the field, and puts it in. */
async function compose(page: Page, field: Locator, text: string): Promise<void> {
  const before = await field.inputValue();
  const keyboard = await page.context().newCDPSession(page);
  for (let length = 1; length <= text.length; length++) {
    const part = text.slice(0, length);
    const caret = { selectionStart: length, selectionEnd: length };
    await keyboard.send('Input.imeSetComposition', { text: part, ...caret });
    await expect(field).toHaveValue(before + part);
  }
  await keyboard.send('Input.insertText', { text });
}

test('full-width digits are an amount and a month', async ({ page, watch }) => {
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

test('digits composed one by one all stay, the same one twice too', async ({ page }) => {
  const { revenue, date, openHydrated } = calculatorOn(page);
  await openHydrated();
  await revenue.focus();
  for (const digit of '１００') await compose(page, revenue, digit);
  await expect(revenue).toHaveValue('100');
  await date.focus();
  await expect(revenue).toHaveValue('100');
  for (const digit of '１１') await compose(page, date, digit);
  await expect(date).toHaveValue('11/');
});

test('what a keyboard puts in without asking is masked once it stands there', async ({ page }) => {
  const { revenue, openHydrated } = calculatorOn(page);
  await openHydrated();
  await revenue.pressSequentially('1');
  // As on Android, where the event before an edit cannot prevent it.
  await revenue.evaluate((input: HTMLInputElement) => {
    const edit = { inputType: 'insertText', data: '2x', bubbles: true };
    input.dispatchEvent(new InputEvent('beforeinput', edit));
    input.setRangeText('2x', input.value.length, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', edit));
  });
  await expect(revenue).toHaveValue('12');
});

test('words are refused with a sentence', async ({ page }) => {
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

test('a row of the menu takes composed names and digits', async ({ page }) => {
  const { open, field, rowOf } = menuOn(page);
  await open();
  const service = field('Service', 'row 1');
  await service.focus();
  await page.keyboard.type('A');
  await compose(page, page.locator('input[name=service-first]'), '縮毛矯正');
  const of = (label: string) => field(label, 'A縮毛矯正');
  await expect(of('Service')).toHaveValue('A縮毛矯正');
  for (const [label, typed, value] of [
    ['Price now', '１８５．５０', '185.50'],
    ['Last change', '０６２０１９', '06/2019'],
    ['Visits a month', '４０', '４０'],
  ] as const) {
    await of(label).focus();
    await compose(page, of(label), typed);
    await expect(of(label)).toHaveValue(value);
  }
  await expect(rowOf('A縮毛矯正')).toContainText('A month+$');
  await expect(of('Visits a month')).not.toHaveAttribute('aria-invalid');
});

test('an address with full-width digits fills the form', async ({ page }) => {
  const { expectTyped } = calculatorOn(page);
  await page.goto(`${calculatorPath}?date=０６/２０１９&annualRevenue=２５００００`);
  await expectTyped('250000', '06/2019');
});
