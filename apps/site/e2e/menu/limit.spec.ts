/** More than a menu holds: nothing is lost, and the page says what happened. */
import type { Locator } from '@playwright/test';
import { MENU_LIMIT } from '@tallycomb/content/calculator';
import { expect, test } from '../support/console-watch';
import { brokenFigures, expectNoSidewaysScroll } from '../support/layout';
import { menuOn } from '../support/menu-page';

const HEADER = 'Price,Service,Date';

const services = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `45,Service ${from + at},01/2021`);

const csv = (...lines: readonly string[]) => lines.join('\n');

const file = (text: string) => ({
  name: 'menu.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** How often something new came into a live region while a button was pressed. */
async function announcements(region: Locator, press: () => Promise<void>): Promise<number> {
  const watched = await region.evaluateHandle((element) => {
    const counter = { count: 0 };
    new MutationObserver((changes) => {
      counter.count += changes.filter(({ addedNodes }) => addedNodes.length > 0).length;
    }).observe(element, { childList: true });
    return counter;
  });
  await press();
  return watched.evaluate(({ count }) => count);
}

test('what is past the limit stays in the box, is announced, and can be added later', async ({
  page,
}) => {
  const { open, paste, outcome, box, button, rows, rowOf, expectServices } = menuOn(page);
  await open();
  await paste(csv(HEADER, ...services(1, MENU_LIMIT + 812)));
  await expect(outcome).toContainText(`${MENU_LIMIT} rows added. 812 lines stay in the box`);
  await expect(rows).toHaveCount(MENU_LIMIT);
  const left = csv(HEADER, ...services(MENU_LIMIT + 1, MENU_LIMIT + 812));
  await expect(box).toHaveValue(left);
  const addThem = button('Add These Rows');
  expect(await announcements(outcome, () => addThem.click())).toBeGreaterThan(0);
  expect(await announcements(outcome, () => addThem.click())).toBeGreaterThan(0);
  await expect(outcome).toContainText('0 rows added. 812 lines stay in the box');
  await expect(box).toHaveValue(left);
  await button('Delete everything').click();
  await addThem.click();
  await expect(outcome).toContainText(`${MENU_LIMIT} rows added. 612 lines stay in the box`);
  await expect(rowOf(`Service ${MENU_LIMIT + 1}`)).toBeVisible();
  await expectServices(MENU_LIMIT);
});

test('rows that cannot be read stay with those that were not, and take no room', async ({
  page,
}) => {
  const { open, paste, outcome, box, button, rows } = menuOn(page);
  await open();
  await paste(csv(HEADER, ...services(1, MENU_LIMIT - 1)));
  await paste(csv(HEADER, 'ten,Trim,01/2021', '30,Wax,01/2021', '', '40,Gel,01/2021', ''));
  await expect(outcome).toContainText('1 row added, 1 not.');
  await expect(outcome).toContainText('1 line stay');
  await expect(rows).toHaveCount(MENU_LIMIT);
  await expect(box).toHaveValue(csv(HEADER, 'ten,Trim,01/2021', '40,Gel,01/2021', ''));
  await button('Delete Wax').click();
  await box.fill((await box.inputValue()).replace('ten', '10'));
  await button('Add These Rows').click();
  await expect(box).toHaveValue(csv(HEADER, '40,Gel,01/2021', ''));
});

test('a file keeps to the limit, and to what is in the box', async ({ page }) => {
  const { open, outcome, box, main, rows } = menuOn(page);
  await open();
  await box.fill('Fade,45,01/2021');
  const chooser = main.locator('input[type=file]');
  await chooser.setInputFiles(file(csv(HEADER, ...services(1, MENU_LIMIT + 2))));
  await expect(outcome).toContainText('2 lines stay in the box');
  await expect(rows).toHaveCount(MENU_LIMIT);
  const left = csv('Fade,45,01/2021', HEADER, ...services(MENU_LIMIT + 1, MENU_LIMIT + 2));
  await expect(box).toHaveValue(left);
  await chooser.setInputFiles(file('x'.repeat(1_000_001)));
  await expect(outcome).toContainText('larger than 1 MB');
  await expect(box).toHaveValue(left);
});

test('a full menu says at the button why it takes no other row, each time', async ({ page }) => {
  const { open, paste, button, main, rows } = menuOn(page);
  await open();
  await paste(csv(HEADER, ...services(1, MENU_LIMIT - 1)));
  const add = button('Add a Row');
  await expect(add).toHaveAccessibleDescription('');
  const why = main.getByRole('status').filter({ hasText: 'as many as a menu holds' });
  await expect(why).toHaveCount(0);
  await add.click();
  await expect(rows).toHaveCount(MENU_LIMIT);
  await expect(why).toBeVisible();
  await expect(add).toHaveAccessibleDescription(/Delete one to add another/);
  expect(await announcements(why, () => add.click())).toBeGreaterThan(0);
  expect(await announcements(why, () => add.click())).toBeGreaterThan(0);
  await expect(rows).toHaveCount(MENU_LIMIT);
  await button('Delete Service 7').click();
  await expect(why).toHaveCount(0);
  await add.click();
  await expect(rows).toHaveCount(MENU_LIMIT + 1);
});

test('a book pasted by mistake gets twenty reasons, not thousands', async ({ page }) => {
  const { open, paste, outcome, box } = menuOn(page);
  await open();
  const book = 'Call me Ishmael.\n'.repeat(3000);
  await paste(book);
  await expect(outcome).toContainText('0 rows added, 3,000 not.');
  await expect(outcome.getByText(/^Line \d/)).toHaveCount(20);
  await expect(outcome).toContainText('what’s wrong with the others');
  await expect(box).toHaveValue(book.trimEnd());
});

test('no amount of the largest prices breaks, in no way of drawing a menu', async ({ page }) => {
  const { open, paste, rowOf } = menuOn(page);
  await open();
  await paste('Haircut\t999999999999.99\t01/1913\t999,999\nGold leaf\t85,000.00\t01/1950\t1');
  await expect(rowOf('Gold leaf')).toContainText('$');
  for (const width of [320, 720, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenFigures(page), `${width} px wide`).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});
