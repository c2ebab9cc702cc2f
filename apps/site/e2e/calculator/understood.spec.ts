import type { Locator } from '@playwright/test';
import { calculatorOn, LINKED_QUERY } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { menuOn } from '../support/menu-page';
import { sectionOf } from '../support/page-parts';

const amounts = [
  { text: '250k', value: '250000', echo: '$250,000 a year' },
  { text: '1.5 million', value: '1500000', echo: '$1,500,000 a year' },
  { text: '1.5 billion', value: '1500000000', echo: '$1,500,000,000 a year' },
  { text: '1.250.000,50', value: '1250000.50', echo: '$1,250,000.50 a year' },
  { text: '5,50', value: '5.50', echo: '$5.50 a year' },
  { text: '250,000', value: '250000', echo: '$250,000 a year' },
];

const months = ['6/2022', '2022-06', 'June 2022', '06/15/2022'];

const put = {
  typed: (input: Locator, text: string) => input.pressSequentially(text),
  pasted: (input: Locator, text: string) => input.fill(text),
  autofilled: (input: Locator, text: string) =>
    input.evaluate((element: HTMLInputElement, filled) => {
      element.setRangeText(filled, 0, element.value.length);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, text),
} as const;

for (const [way, into] of Object.entries(put)) {
  test(`what is ${way} is understood, said beneath the field and in place once it is left`, async ({
    page,
    watch,
  }) => {
    const { revenue, date, openHydrated } = calculatorOn(page);
    await openHydrated();
    for (const { text, value, echo } of amounts) {
      await revenue.fill('');
      await into(revenue, text);
      await expect(revenue).toHaveAccessibleDescription(new RegExp(`^\\${echo}`));
      await date.focus();
      await expect(revenue).toHaveValue(value);
      await expect(date).toBeFocused();
    }
    for (const text of months) {
      await date.fill('');
      await into(date, text);
      await revenue.focus();
      await expect(date).toHaveValue('06/2022');
      await expect(revenue).toBeFocused();
    }
    expect(watch.messages).toEqual([]);
  });
}

test('a field that is left for no other is put right, and stays left', async ({ page }) => {
  const { date, openHydrated } = calculatorOn(page);
  await openHydrated();
  await date.pressSequentially('6/2022');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(date).toHaveValue('06/2022');
  await expect(date).not.toBeFocused();
});

test('what a link holds is understood', async ({ page }) => {
  const { panel, expectTyped, open } = calculatorOn(page);
  await open('?date=June+2019&annualRevenue=250k');
  await expect(panel).toContainText('what $250,000 bought in June 2019');
  await expectTyped('250000', '06/2019');
});

test('Enter, without leaving the field, counts what is meant', async ({ page }) => {
  const { revenue, date, panel, openHydrated, expectTyped } = calculatorOn(page);
  await openHydrated();
  await revenue.pressSequentially('250k');
  await date.pressSequentially('6/2019');
  await date.press('Enter');
  await expect(panel).toContainText('what $250,000 bought in June 2019');
  await expectTyped('250000', '06/2019');
});

test('what is left out is said at the field', async ({ page }) => {
  const { revenue, date, openHydrated } = calculatorOn(page);
  await openHydrated();
  for (const text of ['-5', '1.255', '12x']) {
    await revenue.fill('');
    await revenue.pressSequentially(text);
    await expect(revenue).toHaveAccessibleDescription(/We left the rest out\.$/);
  }
  await date.pressSequentially('sometime');
  await expect(date).toHaveAccessibleDescription(/Write the month as MM\/YYYY/);
  for (const into of [put.pasted, put.autofilled]) {
    await revenue.fill('');
    await into(revenue, '1234567890'.repeat(100_000));
    await expect(revenue).toHaveAccessibleDescription(/We left the rest out\.$/);
    expect((await revenue.inputValue()).length).toBeLessThanOrEqual(100);
  }
});

for (const [way, into] of Object.entries(put))
  test(`a price ${way} in part says so at its field, in the price box and in the menu`, async ({
    page,
  }) => {
    const price = sectionOf(page, 'Close the Gap').getByRole('textbox', {
      name: 'What you charge',
    });
    await calculatorOn(page).open(LINKED_QUERY);
    for (const [field, left] of [
      [price, () => price.blur()],
      [menuOn(page).field('Price now', 'row 1'), () => page.getByRole('heading').first().click()],
    ] as const) {
      if (field !== price) await menuOn(page).open();
      for (const [text, value] of [
        ['1e6', '16'],
        ['-5', '5'],
        ['1.5 trillion', '1.5'],
      ] as const) {
        await field.fill('');
        await into(field, text);
        await left();
        await expect(field).toHaveValue(value);
        await expect(field).toHaveAccessibleDescription(/We left the rest out\./);
      }
      await field.fill('');
      await into(field, '$ 1,250.50');
      await left();
      await expect(field).toHaveValue('1250.50');
      await expect(field).not.toHaveAccessibleDescription(/We left the rest out\./);
    }
  });

test('clients to lose takes dollars and visits as people write them', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const section = sectionOf(page, 'How Many Clients Can You Lose?');
  await section.getByRole('textbox', { name: 'Price of a visit' }).fill('$ 60');
  await section.getByRole('textbox', { name: 'Product a visit uses' }).fill('4,50');
  await section.getByRole('textbox', { name: 'Visits a month' }).fill('1,200');
  await expect(section).toContainText('of 1200 visits');
  await expect(section).toContainText('A visit leaves $60.00 − 45% − $4.50');
});
