/** Adding, deleting, restoring and sorting rows, up to the limit of a menu. */
import type { Locator } from '@playwright/test';
import { MENU_LIMIT } from '@tallycomb/content/calculator';
import { expect, test } from '../support/console-watch';
import { holdBack } from '../support/loading';
import { expectedRows, menuOn, TEN_SERVICES } from '../support/menu-page';

const THREE = 'Fade,45,01/2021,10\nTrim,30,02/2015,\nWax,22,11/2023,90';

test('a deleted row is restored in its place with all its values', async ({ page }) => {
  const { open, box, button, services, values, field, expectServices } = menuOn(page);
  await open();
  await box.focus();
  await page.keyboard.insertText(THREE);
  await button('Read My List').click();
  await expect.poll(services).toEqual(['Fade', 'Trim', 'Wax']);
  const before = await values();
  await button('Delete Trim').click();
  expect(await services()).toEqual(['Fade', 'Wax']);
  await expectServices(2);
  const undo = button('Undo: bring Trim back');
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(field('Service', 'Trim')).toBeFocused();
  expect(await values()).toEqual(before);
  await page.keyboard.press('Control+z');
  await expect(field('Service', 'Trim')).toBeFocused();
  await button('Paste another list').click();
  await expect(box).toHaveValue('');
});

test('rows are sorted, and stay in place while typed in', async ({ page }) => {
  const { open, paste, sortBy, services, field, rowOf, button } = menuOn(page);
  await open();
  await paste(TEN_SERVICES);
  // Wait for the figures to sort by.
  await expect(rowOf('Gloss')).toContainText('New price');
  const paces = expectedRows(TEN_SERVICES).map(({ row, prices: { keepsPace } }) => ({
    service: row.service,
    amount: keepsPace.ok ? keepsPace.amount : 0,
  }));
  const byPace = paces.sort((a, b) => a.amount - b.amount).map(({ service }) => service);
  await sortBy.selectOption('With inflation');
  await expect.poll(services).toEqual(byPace);
  await button('Reverse').click();
  await expect.poll(services).toEqual(byPace.toReversed());
  await expect(sortBy).toHaveValue('keepsPace');
  await field('Visits a month', byPace[0] ?? '').fill('5000');
  expect(await services()).toEqual(byPace.toReversed());
  await expect(sortBy).toHaveValue('');
});

test('a sort by prices that are still loading takes effect once they have loaded', async ({
  page,
}) => {
  const { open, paste, sortBy, services } = menuOn(page);
  const release = await holdBack(page, '**/assets/cpi-u-*.js');
  await open();
  await paste('Trim,30,02/2015\nWax,22,11/2023\nFade,45,01/2021');
  await expect.poll(services).toEqual(['Trim', 'Wax', 'Fade']);
  await sortBy.selectOption('New price');
  await expect.poll(services).toEqual(['Trim', 'Wax', 'Fade']);
  release();
  await expect.poll(services).toEqual(['Wax', 'Trim', 'Fade']);
  await expect(sortBy).toHaveValue('newPrice');
});

test('every row opens to its fields at once, and closes', async ({ page }) => {
  const { open, paste, rowOf, field, button } = menuOn(page);
  await open();
  await paste(THREE);
  await button('Edit every row').click();
  for (const service of ['Fade', 'Trim', 'Wax'])
    await expect(field('Visits a month', service)).toBeVisible();
  await rowOf('Trim').getByRole('button').first().click();
  await expect(field('Service', 'Trim')).toHaveCount(0);
  await button('Close every row').click();
  await expect(field('Service', 'Fade')).toHaveCount(0);
});

/** Distance from the top of the page, at any scroll position. */
const placeOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top + scrollY);

test('leaving a wrong field does not move a pressed button', async ({ page }) => {
  const { open, button, field, month } = menuOn(page);
  await open();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await field('Service', 'Row 1').fill('Fade');
    await field('Price now', 'Fade').fill('0');
    await field('Last change', 'Fade').fill('0');
    await field('Visits a month', 'Fade').fill('many');
    const add = button('Add a Row');
    const before = await placeOf(add);
    await month.fill('1');
    await expect(field('Visits a month', 'Fade')).toHaveAccessibleDescription(/whole number/);
    await expect(field('Last change', 'Fade')).toHaveAccessibleDescription(/MM/);
    await expect.poll(() => placeOf(add)).toBeCloseTo(before, 0);
    const read = await placeOf(button('Read My List'));
    await field('Price now', 'Fade').focus();
    await expect.poll(() => placeOf(button('Read My List'))).toBeCloseTo(read, 0);
    await month.fill('');
    await button('Delete Fade').click();
    await add.click();
    await expect(field('Service', 'Row 1')).toBeFocused();
  }
});

test('a field takes no more text than is stored', async ({ page }) => {
  const { open, field } = menuOn(page);
  await open();
  await field('Service', 'Row 1').focus();
  await page.keyboard.insertText('x'.repeat(1200));
  await expect(page.locator(':focus')).toHaveValue('x'.repeat(1000));
});

const listOf = (from: number, to: number) => {
  const lines = Array.from({ length: to - from + 1 }, (_, at) => `45,Service ${from + at},01/2021`);
  return `Price,Service,Date\n${lines.join('\n')}`;
};

/** Counts the changes of a live region while a button is pressed. */
async function announcements(region: Locator, button: Locator): Promise<number> {
  const watched = await region.evaluateHandle((element) => {
    const counter = { count: 0 };
    new MutationObserver((changes) => {
      counter.count += changes.filter(({ addedNodes }) => addedNodes.length > 0).length;
    }).observe(element, { childList: true });
    return counter;
  });
  await button.click();
  return watched.evaluate(({ count }) => count);
}

test('a full menu leaves the rest in the box, and says so at the button', async ({ page }) => {
  const { open, paste, outcome, review, box, button, main, rows, rowOf, expectServices } =
    menuOn(page);
  await open();
  await paste(listOf(1, MENU_LIMIT + 812));
  await expect(review).toContainText('812 lines stay in the box: one menu holds');
  await button(`Add These ${MENU_LIMIT}`).click();
  await expect(outcome).toContainText(`${MENU_LIMIT} services added.`);
  await expect(rows).toHaveCount(MENU_LIMIT);
  const left = listOf(MENU_LIMIT + 1, MENU_LIMIT + 812);
  await expect(box).toHaveValue(left);
  await button('Read My List').click();
  await expect(review).toContainText('812 lines stay in the box');
  await expect(button(/^Add Th/)).toHaveCount(0);
  await button('Edit the list').click();
  await expect(box).toHaveValue(left);
  const why = main.getByRole('status').filter({ hasText: 'as many as a menu holds' });
  const add = button('Add a Row');
  await add.click();
  await expect(why).toBeVisible();
  await expect(add).toHaveAccessibleDescription(/Delete one to add another/);
  expect(await announcements(why, add)).toBeGreaterThan(0);
  await expect(rows).toHaveCount(MENU_LIMIT);
  await rowOf('Service 1').getByRole('button').click();
  await button('Delete Service 1').click();
  await expect(why).toHaveCount(0);
  await expect(add).toHaveAccessibleDescription('');
  await button('Delete everything').click();
  await button('Read My List').click();
  await button(`Add These ${MENU_LIMIT}`).click();
  await expect(rowOf(`Service ${MENU_LIMIT + 1}`)).toBeVisible();
  await expectServices(MENU_LIMIT);
});
