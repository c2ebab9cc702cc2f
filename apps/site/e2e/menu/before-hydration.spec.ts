/** What is typed before the page is there, where a menu is kept already. */
import { expect, test } from '../support/console-watch';
import { holdBack } from '../support/hold-back';
import { untilHydrated } from '../support/hydration';
import { MENU_KEY, menuOn, menuPath, stored } from '../support/menu-page';
import { SHELL_CODE } from '../support/missing-code';

const KEPT = {
  version: 1,
  step: '1',
  month: '',
  pasted: 'Perm,ten',
  entries: [
    { id: 'first', service: 'Fade', price: '45', since: '01/2021', visits: '' },
    { id: 'b', service: 'Trim', price: '30', since: '02/2022', visits: '' },
  ],
};

test('a row, a month and a list that were typed early stand beside the kept menu', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(([key, menu]) => localStorage.setItem(key, JSON.stringify(menu)), [
    MENU_KEY,
    KEPT,
  ] as const);
  const deliver = await holdBack(page, SHELL_CODE);
  await page.goto(menuPath);
  const { services, box, main, field, values } = menuOn(page);
  await field('Service', 'row 1').pressSequentially('Wax');
  const month = main.getByRole('textbox', { name: 'Month for rows without one' });
  await month.pressSequentially('062019');
  await box.fill('Gel,48');
  await field('Last change', 'row 1').pressSequentially('112023');
  await field('Price now', 'row 1').pressSequentially('22');
  deliver();
  await untilHydrated(page);
  await expect.poll(services).toEqual(['Wax', 'Fade', 'Trim']);
  expect((await values())[0]?.slice(0, 3)).toEqual(['Wax', '22', '11/2023']);
  await expect(field('Price now', 'Wax')).toBeFocused();
  await page.keyboard.type('5');
  await expect(field('Price now', 'Wax')).toHaveValue('225');
  await expect(month).toHaveValue('06/2019');
  await expect(box).toHaveValue('Gel,48\nPerm,ten');
  await page.getByRole('button', { name: 'Add These Rows' }).click();
  await expect(field('Last change', 'Gel')).toHaveValue('06/2019');
  await expect.poll(() => stored(page)).toMatch(/Wax.*Fade.*Trim.*Gel/);
});
