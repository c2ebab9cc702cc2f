/** Rows added, deleted, brought back and put in order. */
import { expect, test } from '../support/console-watch';
import { untilHydrated } from '../support/hydration';
import { expectedRows, menuOn, menuPath, TEN_SERVICES } from '../support/menu-page';

const THREE = 'Fade,45,01/2021,10\nTrim,30,02/2015,\nWax,22,11/2023,90';

test('a deleted row comes back to its place with all that was in it', async ({ page }) => {
  const { open, paste, button, services, values, field, totals } = menuOn(page);
  await open();
  await paste(THREE);
  const before = await values();
  await button('Delete Trim').click();
  expect(await services()).toEqual(['Fade', 'Wax']);
  await expect(totals).toContainText(/Services with a new price\s*2/);
  const undo = button('Undo: bring Trim back');
  await expect(undo).toBeFocused();
  await field('Service', 'Wax').fill('Brow wax');
  await undo.click();
  await expect(field('Service', 'Trim')).toBeFocused();
  expect(await values()).toEqual([
    before[0],
    before[1],
    ['Brow wax', ...(before[2] ?? []).slice(1)],
  ]);
});

test('cards are put in order by a choice, and turned round', async ({ page }) => {
  const { open, paste, services } = menuOn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  const choice = page.getByRole('combobox', { name: 'Sort by' });
  await expect(choice).toBeHidden();
  await paste(TEN_SERVICES);
  const expected = expectedRows(TEN_SERVICES).map(({ row }) => row);
  const ascending = expected.sort((a, b) => Number(a.price) - Number(b.price));
  const names = ascending.map(({ service }) => service);
  await choice.selectOption('Price now');
  await expect.poll(services).toEqual(names);
  await page.getByRole('button', { name: 'Reverse' }).click();
  await expect.poll(services).toEqual(names.toReversed());
  await expect(choice).toHaveValue('price');
});

test('rows are put in order by a press, and keep still while they are typed in', async ({
  page,
}) => {
  const { open, paste, table, services, field } = menuOn(page);
  await open();
  await paste(TEN_SERVICES);
  const header = table.getByRole('columnheader', { name: 'Keeps pace' });
  const expected = expectedRows(TEN_SERVICES).map(({ row, prices: { keepsPace } }) => ({
    service: row.service,
    amount: keepsPace.ok ? keepsPace.amount : 0,
  }));
  const ascending = expected.sort((a, b) => a.amount - b.amount).map(({ service }) => service);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(services).toEqual(ascending);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(services).toEqual(ascending.toReversed());
  await field('Price now', ascending[0] ?? '').fill('5000');
  expect(await services()).toEqual(ascending.toReversed());
  await expect(header).not.toHaveAttribute('aria-sort');
  await table.getByRole('columnheader', { name: 'Service' }).getByRole('button').click();
  expect((await services())[0]).toBe('Balayage "the works"');
});

test('the keyboard does it all', async ({ page }) => {
  await page.goto(menuPath);
  const { box, field, services, button, rowOf } = menuOn(page);
  const { keyboard } = page;
  await box.focus();
  await untilHydrated(page);
  await keyboard.insertText('Fade\t45\t01/2021\t10');
  for (let tabs = 0; tabs < 2; tabs++) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(rowOf('Fade')).toBeVisible();
  await button('Add a Row').focus();
  await keyboard.press('Enter');
  await expect(field('Service', 'row 2')).toBeFocused();
  await keyboard.type('Trim');
  for (const text of ['30', '022022', '12']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  const [expected] = expectedRows('Trim,30,02/2022,12');
  for (const figure of expected?.figures ?? ['none'])
    await expect(rowOf('Trim')).toContainText(figure);
  await keyboard.press('Tab');
  await expect(button('Delete Trim')).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect(field('Service', 'Trim')).toBeFocused();
  expect(await services()).toEqual(['Fade', 'Trim']);
});

test('the calculator leads to the menu, and the menu back', async ({ page }) => {
  await page.goto('/inflation-calculator');
  await page.getByRole('main').getByRole('link', { name: 'Whole menu at once' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Whole Menu at Once');
  await page.getByRole('link', { name: 'Back to the inflation calculator' }).click();
  await expect(page).toHaveURL(/\/inflation-calculator$/);
});

test('the browser’s undo does not lead from a row back to the box that it was pasted into', async ({
  page,
}) => {
  const { open, box, button, field, rowOf } = menuOn(page);
  const { keyboard } = page;
  await open();
  await box.focus();
  await keyboard.insertText(THREE);
  await button('Add These Rows').click();
  await expect(rowOf('Trim')).toBeVisible();
  await button('Delete Trim').click();
  await button('Undo: bring Trim back').click();
  await expect(field('Service', 'Trim')).toBeFocused();
  await keyboard.press('Control+z');
  await expect(field('Service', 'Trim')).toBeFocused();
  await expect(box).toHaveValue('');
});
