/** From a pasted price list to new prices, by the published indexes. */
import {
  addMonths,
  formatMoney,
  formatMonth,
  formatMonthName,
  formatPercent,
} from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { menuTotals } from '@tallycomb/inflation-core/menu';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { expect, test } from '../support/console-watch';
import { expectNoSidewaysScroll } from '../support/layout';
import { expectedRows, menuOn, menuPath, TEN_SERVICES } from '../support/menu-page';

test('ten services pasted from a spreadsheet give ten right rows', async ({ page, watch }) => {
  const { open, paste, rowOf, values, expectServices, outcome, box } = menuOn(page);
  await open();
  await paste(TEN_SERVICES);
  await expect(outcome).toHaveText('10 rows added.');
  await expect(box).toHaveValue('');
  await expectServices(10);
  const expected = expectedRows(TEN_SERVICES);
  expect(await values()).toEqual(expected.map(({ row }) => Object.values(row)));
  for (const { row, figures } of expected)
    for (const figure of figures) await expect(rowOf(row.service)).toContainText(figure);
  expect(watch.messages).toEqual([]);
});

test('the totals count what has a price, and sum what has visits', async ({ page }) => {
  const { open, paste, totals, table } = menuOn(page);
  await open();
  await expect(totals).toContainText('$–––');
  expect(await page.getByRole('main').ariaSnapshot(), 'what stands for no figure').not.toMatch(
    /–(–|\s|"|$)/m,
  );
  await paste(`${TEN_SERVICES}Lash lift\t\t\t\n`);
  const sums = menuTotals(expectedRows(TEN_SERVICES).map(({ prices }) => prices));
  const amount = `+${formatMoney(sums.changeAMonth).replace(/\.00$/, '')}`;
  const average = formatPercent(sums.averageChangeInPercent ?? 0, 1);
  for (const part of [totals, table.locator('tfoot')])
    for (const figure of [amount, average]) await expect(part).toContainText(figure);
  await expect(totals).toContainText(/Services with a new price\s*10/);
  await expect(totals).toContainText(/Of these, with visits\s*9/);
});

test('the totals draw a tooth a service that has a price, in the order of the rows', async ({
  page,
}) => {
  const { open, paste, totals, table } = menuOn(page);
  await open();
  await paste(`${TEN_SERVICES}Lash lift\t\t\t\n`);
  const tips = () =>
    totals
      .locator('svg[viewBox="0 0 400 164"] path')
      .last()
      .evaluate((path) =>
        (path.getAttribute('d') ?? '').split('V').slice(1).map(Number.parseFloat),
      );
  const sorted = (all: readonly number[]) => all.toSorted((a, b) => b - a);
  await expect.poll(async () => (await tips()).length).toBe(10);
  const before = await tips();
  expect(before).not.toEqual(sorted(before));
  await table.getByRole('button', { name: 'Price now' }).click();
  await expect.poll(tips).toEqual(sorted(before));
});

test('prices are rounded as the visitor says', async ({ page }) => {
  const { open, paste, rowOf, main } = menuOn(page);
  await open();
  await paste(TEN_SERVICES);
  for (const [label, step] of [
    ['$5', 5],
    ['The cent', 0.01],
  ] as const) {
    await main.getByText(label, { exact: true }).click();
    for (const { row, figures } of expectedRows(TEN_SERVICES, step).slice(0, 3))
      for (const figure of figures) await expect(rowOf(row.service)).toContainText(figure);
  }
});

test('rows that cannot be read stay in the box with the reason, and can be mended there', async ({
  page,
}) => {
  const { open, paste, outcome, box, values, button } = menuOn(page);
  await open();
  await paste('Price\tTreatment\tDate\n45\tFade\t01/2021\nten\tTrim\t02/2022\n30\tShave\t6/19');
  await expect(outcome).toContainText('1 row added, 2 not.');
  await expect(outcome).toContainText('Line 3: “ten” isn’t a price.');
  await expect(outcome).toContainText('Line 4: “6/19” could be another month.');
  await expect(box).toHaveValue('Price\tTreatment\tDate\nten\tTrim\t02/2022\n30\tShave\t6/19');
  await box.fill((await box.inputValue()).replace('ten', '10').replace('6/19', '6/2019'));
  await button('Add These Rows').click();
  await expect(outcome).toHaveText('2 rows added.');
  expect((await values()).map(([service, price, since]) => [service, price, since])).toEqual([
    ['Fade', '45', '01/2021'],
    ['Trim', '10', '02/2022'],
    ['Shave', '30', '06/2019'],
  ]);
  await button('Add These Rows').click();
  await expect(outcome).toContainText('There’s nothing to read yet.');
});

test('rows without a month take the one for all', async ({ page }) => {
  const { open, paste, field, main, button } = menuOn(page);
  await open();
  await main.getByRole('textbox', { name: 'Month for rows without one' }).fill('06/2022');
  await paste('Fade,45\nTrim,30,02/2021');
  await expect(field('Last change', 'Fade')).toHaveValue('06/2022');
  await expect(field('Last change', 'Trim')).toHaveValue('02/2021');
  await button('Add a Row').click();
  await expect(field('Last change', 'row 3')).toHaveValue('06/2022');
});

test('what is wrong with a field is said there once it is left, and the row keeps', async ({
  page,
}) => {
  const { open, field, rowOf } = menuOn(page);
  await open();
  await field('Service', 'row 1').fill('Fade');
  await field('Price now', 'Fade').fill('0');
  await expect(field('Price now', 'Fade')).not.toHaveAttribute('aria-invalid');
  await field('Last change', 'Fade').focus();
  await expect(field('Price now', 'Fade')).toHaveAccessibleDescription(/above zero/);
  await expect(field('Last change', 'Fade')).not.toHaveAttribute('aria-invalid');
  await field('Visits a month', 'Fade').fill('many');
  await page.getByRole('button', { name: 'Add a Row' }).focus();
  await expect(field('Last change', 'Fade')).toHaveAccessibleDescription(/MM\/YYYY/);
  await expect(field('Visits a month', 'Fade')).toHaveAccessibleDescription(/whole number/);
  await expect(field('Visits a month', 'Fade')).toHaveValue('many');
  await field('Price now', 'Fade').fill('45');
  await field('Last change', 'Fade').fill('01/2021');
  const [expected] = expectedRows('Fade,45,01/2021');
  await expect(rowOf('Fade')).toContainText(expected?.figures[0] ?? 'no figure');
});

test('a month that an index does not reach is said in its cell', async ({ page }) => {
  const { open, paste, rowOf } = menuOn(page);
  await open();
  const after = formatMonth(addMonths(cpiU.newest, 1));
  await paste(`Old,10,12/1966\nOlder,10,12/1912\nNew,10,${after}`);
  await expect(rowOf('Old')).toContainText(
    `Index starts ${formatMonthName(personalCareServices.first)}`,
  );
  await expect(rowOf('Old')).not.toContainText(formatMonthName(cpiU.first));
  await expect(rowOf('Older')).toContainText(`Index starts ${formatMonthName(cpiU.first)}`);
  await expect(rowOf('New')).toContainText(`Newest index: ${formatMonthName(cpiU.newest)}`);
});

test('indexes that do not load are said, and asked for again', async ({ page }) => {
  const { open, paste, rowOf, button } = menuOn(page);
  await open();
  await page.route('**/assets/*cpi-u*', (route) => route.abort());
  await page.route('**/assets/*personal-care*', (route) => route.abort());
  await paste('Fade,45,01/2021');
  await expect(page.getByRole('alert')).toContainText('The price indexes didn’t load');
  await expect(rowOf('Fade')).toContainText('Keeps pace–');
  await page.unrouteAll();
  await button('Try again').click();
  const [expected] = expectedRows('Fade,45,01/2021');
  await expect(rowOf('Fade')).toContainText(expected?.figures[0] ?? 'no figure');
});

test('a window of 320 pixels shows every field and figure, with nothing to scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { open, paste, field, rowOf } = menuOn(page);
  await open();
  await paste(TEN_SERVICES);
  const [expected] = expectedRows(TEN_SERVICES);
  if (!expected) throw new Error('No row.');
  await expectNoSidewaysScroll(page, 'ten services at 320');
  const row = rowOf(expected.row.service);
  for (const label of ['Service', 'Price now', 'Last change', 'Visits a month']) {
    await expect(field(label, expected.row.service)).toBeVisible();
    await expect(row.getByText(label, { exact: true })).toBeVisible();
  }
  for (const figure of expected.figures)
    await expect(row.getByText(figure, { exact: true })).toBeVisible();
});

test('no amount of four digits breaks or is cut off at any width', async ({ page }) => {
  const { open, paste, rowOf } = menuOn(page);
  await open();
  await paste('Extensions,1185.50,06/2019,99');
  const row = rowOf('Extensions');
  const faults = () =>
    row.evaluate((element) => {
      const linesOf = (cell: Node) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      };
      const broken = [
        ...element.querySelectorAll('td:not(:has(input)) > span:last-of-type'),
      ].filter((figure) => linesOf(figure) > 1);
      const cut = [...element.querySelectorAll('input')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      return [...broken.map(({ textContent }) => textContent), ...cut.map(({ value }) => value)];
    });
  for (const width of [320, 390, 719, 720, 1023, 1024, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faults(), `in a window of ${width} pixels`).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows what the row that the box suggests would get', async ({ page }) => {
    await page.goto(menuPath);
    const box = page.getByLabel('Paste from a spreadsheet');
    const [expected] = expectedRows((await box.getAttribute('placeholder')) ?? '');
    const example = page.locator('dl', { has: page.getByText('Keeps pace') }).first();
    await expect(example.getByRole('definition')).toHaveText(expected?.figures ?? []);
  });

  test('the page says what it would do, and that it needs script for it', async ({ page }) => {
    await page.goto(menuPath);
    await expect(page.getByText('Working out prices needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What Each Column Means' })).toBeVisible();
  });
});
