import { readFile } from 'node:fs/promises';
import { calculatorOn, LINKED_QUERY } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { sectionOf } from '../support/page-parts';

test.describe('beneath the result', () => {
  test('a table, newest first, one row a year', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open(LINKED_QUERY);
    const headers = calculator.table.getByRole('rowheader');
    await expect(headers).toHaveText([
      'Aug 2026',
      'Dec 2025',
      'Dec 2024',
      'Dec 2023',
      'Dec 2022',
      'Dec 2021',
      'Dec 2020',
      'Dec 2019',
    ]);
    await expect(calculator.table.getByRole('row').nth(1)).toContainText('$326,946.28');
    await expect(calculator.table.getByRole('row').nth(1)).toContainText('$76,946.28');
    await expect(calculator.table.getByRole('row').nth(1)).toContainText('+3.40%');
  });

  test('a century of years is folded away until it is asked for', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=01/1913&annualRevenue=1000');
    await expect(calculator.table.getByRole('rowheader')).toHaveCount(12);
    await page.getByRole('button', { name: 'Show all years: 114' }).click();
    await expect(calculator.table.getByRole('rowheader')).toHaveCount(114);
    await expect(calculator.table.getByRole('rowheader').last()).toHaveText('Dec 1913');
  });

  test('the table downloads as CSV', async ({ page, watch }) => {
    const calculator = calculatorOn(page);
    await calculator.open(LINKED_QUERY);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('tallycomb-inflation.csv');
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain('326946.28');
    expect(csv).toContain('CUUR0000SA0');
    expect(watch.messages).toEqual([]);
  });

  test('the raise that closes the gap, and any one price carried along', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=01/2020&annualRevenue=100000');
    const section = sectionOf(page, 'Close the Gap');
    await expect(section).toContainText('+29.85%');
    await expect(section.getByRole('status')).toHaveText('$64.93');
    await section.getByRole('textbox').fill('100');
    await expect(section.getByRole('status')).toHaveText('$129.85');
    await section.getByRole('textbox').fill('0');
    await expect(section.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  });

  test('what salons charged meanwhile: +35.16 % beside +29.85 %', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=01/2020&annualRevenue=100000');
    const section = sectionOf(page, 'Meanwhile, Down the Street');
    await expect(section).toContainText('+35.16%');
    await expect(section).toContainText('+29.85%');
    await expect(section).toContainText('January 2020 to August 2026');
    await section.getByText('Show the numbers').click();
    const newestRow = section.getByRole('table').getByRole('row').nth(1);
    await expect(newestRow).toHaveText(/August 2026\+35\.16%\+29\.85%0\.00%/);
  });

  test('salon prices are left out, with the reason, before 1967', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=12/1966&annualRevenue=100000');
    const section = sectionOf(page, 'Meanwhile, Down the Street');
    await expect(section).toContainText('first published for January 1967');
  });
});

test('the haircut chart: keys move a cursor that says year and price; the numbers are a table too', async ({
  page,
}) => {
  await calculatorOn(page).open();
  const figure = page.getByRole('figure', { name: /Inflation Adjusted Price of \$50 Haircut/ });
  const cursor = figure.getByRole('slider');
  await cursor.focus();
  await page.keyboard.press('Home');
  await expect(cursor).toHaveAttribute('aria-valuetext', /Year: 2000.*\$50/);
  await page.keyboard.press('ArrowRight');
  await expect(cursor).toHaveAttribute('aria-valuetext', /Year: 2005.*\$56/);
  await figure.getByText('Show the numbers').click();
  await expect(figure.getByRole('table').getByRole('row').nth(1)).toContainText('$80');
});
