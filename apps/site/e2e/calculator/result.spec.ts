import { readFile } from 'node:fs/promises';
import {
  formatMoney,
  formatMonth,
  formatMonthName,
  formatPercent,
} from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { compareSeries } from '@tallycomb/inflation-core/series';
import {
  calculatorOn,
  changeSince,
  LINKED_LOSS,
  LINKED_QUERY,
  NEWEST,
  neededSince,
} from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { sectionOf } from '../support/page-parts';

test.describe('beneath the result', () => {
  test('a table, newest first, one row a year', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open(LINKED_QUERY);
    const headers = calculator.table.getByRole('rowheader');
    const { year } = cpiU.newest;
    const decembers = Array.from({ length: year - 2019 }, (_, ago) => `Dec ${year - 1 - ago}`);
    await expect(headers).toHaveText([new RegExp(`^[A-Z][a-z]{2} ${year}$`), ...decembers]);
    const newest = calculator.table.getByRole('row').nth(1);
    await expect(newest).toContainText(formatMoney(neededSince(250_000, '06/2019')));
    await expect(newest).toContainText(LINKED_LOSS);
    const yearBefore = { ...cpiU.newest, year: year - 1 };
    await expect(newest).toContainText(formatPercent(changeSince(formatMonth(yearBefore))));
    await expect(calculator.table).toContainText(
      `The top row compares ${NEWEST} with ${formatMonthName(yearBefore)}. The other rows compare December with December.`,
    );
  });

  test('a century of years is folded away until it is asked for', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=01/1913&annualRevenue=1000');
    await expect(calculator.table.getByRole('rowheader')).toHaveCount(12);
    const years = cpiU.newest.year - 1912;
    await page.getByRole('button', { name: `Show all years: ${years}` }).click();
    await expect(calculator.table.getByRole('rowheader')).toHaveCount(years);
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
    expect(csv).toContain(neededSince(250_000, '06/2019').toFixed(2));
    expect(csv).toContain('CUUR0000SA0');
    expect(csv).toContain('Index CUUR0000SEGC');
    expect(csv).toContain('June 2019,250000.00,0.00');
    expect(csv).toContain('Revenue entered (USD),250000.00');
    expect(watch.messages).toEqual([]);
  });

  test('what salons charged meanwhile, beside all prices', async ({ page }) => {
    const compared = compareSeries(personalCareServices, cpiU, { year: 2020, month: 1 });
    if (!compared.ok) throw new Error(compared.code);
    const to = formatMonthName(compared.to);
    const changes = [compared.series, compared.reference].map((one) =>
      formatPercent(one.changeInPercent),
    );
    const calculator = calculatorOn(page);
    await calculator.open('?date=01/2020&annualRevenue=100000');
    const section = sectionOf(page, 'Meanwhile, Down the Street');
    await expect(section.getByRole('definition')).toHaveText([...changes, '0.00%']);
    await expect(section.getByRole('term')).toHaveText(['Salons', 'All prices', 'Yours']);
    await expect(section).toContainText(`January 2020 to ${to}`);
    await section.getByText('Show the numbers').click();
    const newestRow = section.getByRole('table').getByRole('row').nth(1);
    await expect(newestRow).toHaveText(`${to}${changes.join('')}0.00%`);
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
  await expect(figure).toContainText('An illustration');
  await expect(sectionOf(page, 'The $50 Haircut That Should Be $80')).toContainText(
    'The real figures: what $50 bought in January 2000 took $76.41 in January 2020 by all prices, and $79.29 by what salons charge.',
  );
  const cursor = figure.getByRole('slider');
  await cursor.focus();
  await page.keyboard.press('Home');
  await expect(cursor).toHaveAttribute('aria-valuetext', /Year: 2000.*\$50/);
  await page.keyboard.press('ArrowRight');
  await expect(cursor).toHaveAttribute('aria-valuetext', /Year: 2005.*\$56/);
  await figure.getByText('Show the numbers').click();
  await expect(figure.getByRole('table').getByRole('row').nth(1)).toContainText('$80');
});

test('the picture under the figure is drawn from the months of the index', async ({ page }) => {
  const { open, panel } = calculatorOn(page);
  await open(LINKED_QUERY);
  const since = cpiU.points.findIndex(({ month }) => month.year === 2019 && month.month === 6);
  const indexes = cpiU.points.slice(since).map(({ index }) => index);
  const least = Math.min(...indexes);
  const middle = (indexes.length - 1) / 2;
  const halfway =
    ((indexes.at(Math.floor(middle)) ?? 0) + (indexes.at(Math.ceil(middle)) ?? 0)) / 2;
  const share = (halfway - least) / (Math.max(...indexes) - least);
  await expect(panel).toContainText(LINKED_LOSS);
  const line = await panel.locator('svg path').last().getAttribute('d');
  const drawn = Number(/L400 ([\d.]+)/.exec(line ?? '')?.[1]);
  expect(drawn).toBeCloseTo(276 - share * 230, 0);
});
