/** Lists from the box or a file: reviewed, decided, added, undone. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/console-watch';
import { requestsOf } from '../support/loading';
import { menuOn } from '../support/menu-page';

const topOf = (element: Element) => element.getBoundingClientRect().top;

const LIST = `Elm St Studio
Service\tOld price\tNew price\tLast change\tVisits
Fade\t$40\t$45\t01/2021\t210
Bob\t40\t$45-60\t06/2019\t
Balayage\t150\tfrom $160\t06/2019\t40
Braids\t\tten\t06/2019\t
Color correction\t\tOn request\t\t
Total\t\t$205\t\t250`;

test('a list is reviewed before it is added, also by keyboard', async ({ page }) => {
  const { open, paste, review, box, outcome, button, services, sheet, field, rowOf } = menuOn(page);
  await open();
  await paste(LIST);
  const summary = '2 services found, 3 lines left out (1 without a price), 2 to decide.';
  await expect(review.getByRole('heading', { name: summary })).toBeFocused();
  await expect(review.getByRole('listitem').filter({ hasText: 'Balayage' })).toHaveText(
    /Balayage.*\$160 New price from \$2\d\d.*since June 2019.*“Balayage · 150 · from \$160/,
  );
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Tab');
  const column = review.getByRole('combobox', { name: 'Price from' });
  await expect(column).toBeFocused();
  await expect(column.getByRole('option', { selected: true })).toHaveText('“New price”');
  await column.selectOption('“Old price”');
  await expect(column).toBeFocused();
  await expect(review).toContainText('Fade$40');
  await column.selectOption('“New price”');
  await test.step('lines are decided in place', async () => {
    await expect(button('Add These 2')).toBeVisible();
    const bob = review.getByRole('group', { name: 'There are several prices in “$45-60”.' });
    await bob.getByRole('radio', { name: 'from $45' }).press('Space');
    await expect(button('Add These 3')).toBeVisible();
    await expect(review).toContainText(/Prices since June 2019.*since January 2021/);
    await expect(review.getByText('since June 2019')).toHaveCount(1);
    await expect(review).toContainText('“Color correction · On request”: no price');
  });
  await button('Add These 3').press('Enter');
  await expect(outcome).toBeFocused();
  await expect(outcome).toContainText('3 services added, 3 lines left out (1 without a price).');
  await expect(box).toHaveValue(/^Service\tOld price[^\n]+\nBraids\t\tten\t06\/2019\t$/);
  expect(await services()).toEqual(['Fade', 'Bob', 'Balayage']);
  await expect(rowOf('Bob')).toContainText('from');
  await test.step('and taken back to the look at it', async () => {
    await button('Undo: take 3 services out again').press('Enter');
    await expect(review).toBeVisible();
    await expect(sheet).toBeHidden();
    await button('Edit the list').press('Enter');
    await expect(box).toBeFocused();
    await expect(field('Service', 'Row 1')).toBeVisible();
    await field('Service', 'Row 1').fill('Fade');
    await button('Read My List').click();
    await expect(review).toBeVisible();
    await expect(field('Service', 'Fade')).toHaveValue('Fade');
    await field('Service', 'Fade').fill('');
    await expect(field('Service', 'Row 1')).toBeFocused();
    await button('Edit the list').press('Enter');
    await expect(box).toHaveValue(LIST);
    await expect(outcome).toHaveCount(0);
  });
  await page.reload();
  await expect(box).toHaveValue(LIST);
  await expect(field('Service', 'Row 1')).toBeVisible();
});

const HEADED = `HAIRCUTS
Fade $40
Bob $45
COLOR
Root touch-up from $85
Balayage from $190`;

test('on a phone the page scrolls to the menu once a list is added, and links to its results', async ({
  page,
}) => {
  const { open, paste, box, month, button, outcome, sheet, main } = menuOn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  await month.fill('06/2019');
  await paste(HEADED);
  await expect(outcome).toBeFocused();
  await expect(outcome).toHaveText('4 services added.');
  await expect(box).toBeHidden();
  const top = await main.getByRole('heading', { name: 'Your Menu' }).evaluate(topOf);
  expect(top).toBeGreaterThan(60);
  expect(top).toBeLessThan(200);
  await test.step('under her headings, with “from” before the new price', async () => {
    const headings = sheet.locator('h3:has(+ ul)');
    expect(await headings.allTextContents()).toEqual(['HAIRCUTS', 'COLOR']);
    await expect(button(/^Root touch-up/)).toHaveText(/\$85.*from\s\$1/);
  });
  const jumps = main.getByRole('navigation', { name: 'On this sheet' });
  const ends = { Print: 'Print', 'Copy the notice': 'Copy the notice' } as const;
  for (const [name, end] of Object.entries(ends)) {
    await jumps.getByRole('link', { name }).click();
    await expect(button(end)).toBeInViewport({ ratio: 1 });
  }
  await expect(main.getByText('Copied.')).toBeVisible();
  await page.reload();
  await expect(box).toBeHidden();
  await button('Paste another list').click();
  await expect(box).toBeFocused();
});

test('a question that several lines share is asked once', async ({ page }) => {
  const { open, paste, review, button, services, month } = menuOn(page);
  await open();
  await month.fill('06/2019');
  await paste('Cut €50\nBob $60\nBrow wax 22\nLip wax 15\nChin wax 18');
  const group = review.getByRole('group', {
    name: '3 prices have no currency. Are these dollars?',
  });
  await expect(button('Add These 2')).toBeVisible();
  await expect(review).toContainText('€ prices are read as US dollars.');
  await group.getByRole('radio', { name: 'Yes to all' }).check();
  await expect(button('Add These 5')).toBeVisible();
  await group.getByRole('radio', { name: 'One by one' }).check();
  await review
    .getByRole('group', { name: 'Is 15 the price of Lip wax?' })
    .getByRole('radio', { name: 'Skip' })
    .check();
  await expect(review.getByRole('heading', { name: '4 services found' })).toBeVisible();
  // A phone reloads a page that it had put aside.
  await page.reload();
  await button('Add These 4').click();
  expect(await services()).toEqual(['Cut', 'Bob', 'Brow wax', 'Chin wax']);
});

test('services unlike the rest are shown as they were read, and asked about once', async ({
  page,
}) => {
  const { open, paste, review, button, services, month } = menuOn(page);
  await open();
  await month.fill('06/2019');
  await paste('Cut $50\nBob $60\nA gloss is included for $15\nBy Ana $35');
  const group = review.getByRole('group', {
    name: '2 lines look unlike the rest. Are they services?',
  });
  await expect(review).toContainText('“By Ana $35”, read as By Ana, $35');
  await expect(button('Add These 2')).toBeVisible();
  await group.getByRole('radio', { name: 'One by one' }).check();
  const one = review.getByRole('group', { name: 'Is “By Ana” one of your services?' });
  await expect(one.getByRole('radio')).toHaveCount(2);
  await one.getByRole('radio', { name: 'Yes, $35' }).check();
  await button('Add These 3').click();
  expect(await services()).toEqual(['Cut', 'Bob', 'By Ana']);
});

test('two lines that may name a price are offered by their text', async ({ page }) => {
  const { open, paste, review, button, services } = menuOn(page);
  await open();
  await paste('Cut\nClippers or scissors\n$45');
  const price = review.getByRole('group', { name: '“$45” could belong to either of two lines.' });
  await expect(price.getByRole('radio')).toHaveCount(4);
  await price.getByRole('radio', { name: 'Cut' }).press('Space');
  await button('Add This One').press('Enter');
  expect(await services()).toEqual(['Cut']);
});

test('a list pasted again changes prices, and keeps typed values', async ({ page }) => {
  const { open, paste, review, button, field, values, month, openRows } = menuOn(page);
  await open();
  await paste('Service\tLevel\tPrice\tVisits\nCut\tJunior\t45\t1\nCut\tSenior\t65\t20');
  await expect(review).toContainText(/1 visit a month.*20 visits a month/);
  await test.step('not without a month, unless she says so', async () => {
    await expect(button('I’ll add months row by row')).toBeVisible();
    await button('Add These 2').click();
    await expect(month).toBeFocused();
    await expect(month).toHaveAccessibleDescription(/^Enter the month as MM\/YYYY/);
  });
  await month.fill('06/2019');
  await button('Add These 2').click();
  await openRows();
  await field('Visits a month', 'Cut, Senior').fill('33');
  await field('Last change', 'Cut, Junior').fill('01/2022');
  await paste('Service\tLevel\tPrice\tVisits\nCut\tSenior\tfrom $70\t20\nCut\tJunior\t50\t12');
  await expect(review.getByRole('group')).toContainText('2 of these services are in your menu');
  await button('Add These 2').click();
  expect(await values()).toEqual([
    ['Cut', 'Junior', '50', '01/2022', '12'],
    ['Cut', 'Senior', '70', '06/2019', '33'],
  ]);
  await paste('Service\tLevel\tPrice\nCut\tSenior\t80');
  await review.getByRole('radio', { name: 'Add a second time' }).check();
  await button('Add This One').click();
  expect((await values()).map(([, level, price]) => [level, price])).toEqual([
    ['Junior', '50'],
    ['Senior', '70'],
    ['Senior', '80'],
  ]);
});

test('no paste is lost if the code that reads it does not load', async ({ page }) => {
  const { open, paste, box, outcome, button, services } = menuOn(page);
  await open();
  await page.route('**/assets/list-reader-*.js', (route) => route.abort());
  await paste('Fade,45,01/2021');
  await expect(outcome).toContainText('Your list is still here');
  await expect(box).toHaveValue('Fade,45,01/2021');
  await page.unrouteAll();
  await button('Read My List').click();
  await expect.poll(services).toEqual(['Fade']);
});

test('a text without prices, and a file that is no list, get a message', async ({ page }) => {
  const { open, paste, box, main, outcome, button } = menuOn(page);
  await open();
  await button('Read My List').click();
  await expect(outcome).toContainText('There’s nothing to read yet.');
  await paste('[{"name":"Cut","url":"/cut"}]');
  await expect(outcome).toContainText('This is JSON');
  const book = 'Call me Ishmael.\n'.repeat(300);
  await paste(book);
  await expect(outcome).toContainText('We found no prices in that');
  await expect(box).toHaveValue(book);
  const chooser = main.locator('input[type=file]');
  const file = (text: string) => ({
    name: 'menu',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(text),
  });
  await chooser.setInputFiles(file('x'.repeat(1_000_001)));
  await expect(outcome).toContainText('over 1 MB');
  await chooser.setInputFiles(file('%PDF-1.7'));
  await expect(outcome).toContainText('This is a PDF. Open it, copy the lines');
  await expect(box).toHaveValue(book);
});

test('a workbook opens at its first sheet with prices, and loads its reader then', async ({
  page,
}) => {
  const { open, main, outcome, values } = menuOn(page);
  const code = requestsOf(page, /assets\/(?:list-reader|workbook)-/);
  await open();
  const folder = new URL('../../src/pages/menu/reading/', import.meta.url);
  const buffer = await readFile(new URL('workbook.xlsx', folder));
  expect(code).toEqual([]);
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'prices.xlsx', mimeType: 'application/octet-stream', buffer });
  await expect(outcome).toContainText('3 services added, 2 lines left out.');
  expect((await values())[2]).toEqual(['Roots', '88.5', '01/2022', '60']);
  expect(new Set(code).size).toBe(2);
});
