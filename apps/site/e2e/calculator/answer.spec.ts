/** Results from real data without interception, and the sections below them. */
import type { Locator } from '@playwright/test';
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
  calculatorPath,
  changeSince,
  LINKED_LOSS,
  LINKED_QUERY,
  lossSince,
  NEWEST,
  neededSince,
  wholeDollars,
} from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import {
  addStyles,
  boxOf,
  brokenFigures,
  expectNoSidewaysScroll,
  expectOneLine,
} from '../support/layout';
import { holdBack, requestsOf } from '../support/loading';
import { savedBy, sectionOf } from '../support/locators';
import { menuPath } from '../support/menu-page';
import { pricesOn } from '../support/new-prices-page';

test('a result replaces the prompt, and is dimmed once the inputs differ', async ({
  page,
  watch,
}) => {
  const { open, panel, revenue, button, calculate } = calculatorOn(page);
  await open();
  await expect(panel).toContainText(
    'In order to see your result, please make sure that both fields are filled in.',
  );
  await calculate('250000', '06/2019');
  await expect(panel).toContainText(`As of ${NEWEST}. Source: US Bureau of Labor Statistics`);
  await test.step('and is announced once, with its label', async () => {
    const live = page.locator('[role="status"], [aria-live="polite"]');
    await expect(live.filter({ hasText: LINKED_LOSS })).toHaveText(
      `Revenue Lost Due to Inflation: ${LINKED_LOSS}`,
    );
  });
  await test.step('and the lost share of a lock of hair is cut off, to scale', async () => {
    const [kept, whole] = [panel.locator('svg g').first(), panel.locator('svg').first()];
    const shown = (await boxOf(kept)).width / (await boxOf(whole)).width;
    expect(shown).toBeCloseTo(250_000 / neededSince(250_000, '06/2019'), 2);
  });
  await test.step('after a change of the inputs it says what to do', async () => {
    const figure = panel.getByText(LINKED_LOSS, { exact: true });
    const color = () => figure.evaluate((text) => getComputedStyle(text).color);
    const bright = await color();
    await revenue.fill('300000');
    await expect(panel.getByText('Press Calculate to update.').last()).toBeVisible();
    expect(await color()).not.toBe(bright);
    await revenue.fill('250000');
    await expect(panel).not.toContainText('Press Calculate');
    await revenue.fill('300000');
    await button.click();
    await expect(panel).toContainText('what $300,000 bought');
    await expect(panel).not.toContainText('Press Calculate');
  });
  expect(watch.messages).toEqual([]);
});

const ORDER = [
  'Your New Prices',
  'Year by Year',
  'Meanwhile, at Other Salons',
  'How Many Visits Can You Lose?',
  'The $50 Haircut That Should Be $80',
];

/** Query for a result over seven years up to the newest month. */
const SEVEN_YEARS = `?date=${formatMonth({ ...cpiU.newest, year: cpiU.newest.year - 7 })}&annualRevenue=`;

for (const { width, height, maxHeight, asked } of [
  { width: 390, height: 844, maxHeight: 7050, asked: '250000' },
  { width: 1440, height: 900, maxHeight: 7300, asked: '99999999.99&region=west' },
])
  test(`at ${width} px new price, card and Print follow the figure, in ${maxHeight} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { open, panel } = calculatorOn(page);
    await open(SEVEN_YEARS + asked);
    const prices = sectionOf(page, 'Your New Prices');
    await expect(prices.getByRole('button', { name: 'Print the cards' }).last()).toBeVisible();
    const menu = page.getByRole('main').getByRole('link', { name: 'Whole menu', exact: true });
    await expect(menu.first()).toHaveAttribute('href', menuPath);
    await expect(
      sectionOf(page, ORDER[2] ?? '')
        .getByRole('definition')
        .first(),
    ).toBeVisible();
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    const laterHeadings = headings.filter((text) => !/Revenue Lost/.test(text));
    expect(laterHeadings.slice(0, ORDER.length)).toEqual(ORDER);
    const figure = await boxOf(panel.getByRole('heading'));
    const screens = async (part: Locator) => ((await boxOf(part)).bottom - figure.y) / height;
    const { targets } = pricesOn(page);
    expect(await screens(targets.getByText(/^\$\d+ ?$/).first())).toBeLessThan(1.5);
    expect(await screens(prices.getByText(/, starting /).first())).toBeLessThan(3);
    for (const name of ['Print the cards', 'Print this result'])
      expect(await screens(prices.getByRole('button', { name }).last()), name).toBeLessThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(
      maxHeight,
    );
    await test.step('and are linked to below it, without a lookup', async () => {
      const lookups = requestsOf(page, /\/api\//);
      await panel.getByRole('link', { name: 'Print' }).click();
      await expect(page.getByRole('heading', { name: 'Save, Print or Share' })).toBeInViewport();
      await expect(page).toHaveURL(/#keep-result$/);
      await page.goBack();
      await expect(page).not.toHaveURL(/#/);
      await expect(prices).toBeVisible();
      expect(lookups).toEqual([]);
    });
  });

test('no amount breaks in the narrowest window, however large or old', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { open, panel, table } = calculatorOn(page);
  await open('?date=01/1913&annualRevenue=999999999999.99');
  const loss = lossSince(999_999_999_999.99, '01/1913');
  await expectOneLine(panel.getByText(loss, { exact: true }));
  await expect(table).toBeVisible();
  expect(await brokenFigures(page)).toEqual([]);
  const gap = sectionOf(page, 'Your New Prices');
  await gap.getByRole('textbox', { name: 'What you charge' }).fill('999999999999.99');
  await gap.getByText('Month, salon name').click();
  await gap.getByText('The cent').click();
  const price = formatMoney(neededSince(999_999_999_999.99, '01/1913'));
  await expectOneLine(gap.getByText(price, { exact: true }).first());
  await expectNoSidewaysScroll(page);
  await addStyles(page, 'html { font-size: 200% }');
  // No word breaks either, as the figure moves below the heading.
  const heading = await boxOf(gap.getByRole('heading', { name: 'Your New Prices' }));
  expect((await boxOf(gap.getByText(/^\+[\d,]+%/).first())).y).toBeGreaterThan(heading.bottom - 9);
  await open('?date=06/1968&annualRevenue=50000000');
  await gap.getByRole('textbox', { name: 'What you charge' }).fill('1250');
  const salons = sectionOf(page, 'Meanwhile, at Other Salons');
  // On a phone, charts are closed disclosures.
  await salons.getByText('Change Since Your Last Update').first().click();
  await expect(salons.getByRole('figure')).toBeVisible();
  expect(await brokenFigures(page)).toEqual([]);
});

test('a table has a row for each year, and downloads as CSV', async ({ page, watch }) => {
  const { open, table } = calculatorOn(page);
  await open(LINKED_QUERY);
  const { year } = cpiU.newest;
  const decembers = Array.from({ length: year - 2019 }, (_, ago) => `Dec ${year - 1 - ago}`);
  await expect(table.getByRole('rowheader')).toHaveText([
    new RegExp(`^[A-Z][a-z]{2} ${year}$`),
    ...decembers,
  ]);
  const newest = table.getByRole('row').nth(1);
  const before = formatMonth({ ...cpiU.newest, year: year - 1 });
  for (const figure of [
    formatMoney(neededSince(250_000, '06/2019')),
    LINKED_LOSS,
    formatPercent(changeSince(before)),
  ])
    await expect(newest).toContainText(figure);
  const csv = await savedBy(page.getByRole('button', { name: 'Download as CSV' }));
  expect(csv.name).toBe('tallycomb-inflation.csv');
  for (const part of [neededSince(250_000, '06/2019').toFixed(2), 'Index CUUR0000SEGC'])
    expect(csv.text).toContain(part);
  expect(watch.messages).toEqual([]);
  await test.step('beside the revenue missed so far, and the pay that fell behind', async () => {
    const section = sectionOf(page, 'Year by Year');
    await expect(section).toContainText(`From July 2019 to ${NEWEST} you missed`);
    const pay = wholeDollars(Math.round(neededSince(2700, '06/2019')));
    await expect(section).toContainText(
      `A stylist’s $2,700 commission check from June 2019 would need to be ${pay} today.`,
    );
    await section.getByText('Show the numbers').click();
    const months = section.getByRole('table').last().getByRole('rowheader');
    await expect(months.first()).toHaveText(NEWEST);
    expect(new Set(await months.allTextContents()).size).toBe(await months.count());
  });
  await test.step('a century is folded away until it is asked for', async () => {
    await open('?date=01/1913&annualRevenue=1000');
    await expect(table.getByRole('rowheader')).toHaveCount(12);
    await page.getByRole('button', { name: `Show all ${year - 1912} years` }).click();
    await expect(table.getByRole('rowheader')).toHaveCount(year - 1912);
  });
});

test('other salons’ prices are compared with all prices', async ({ page }) => {
  const compared = compareSeries(personalCareServices, cpiU, { year: 2020, month: 1 });
  if (!compared.ok) throw new Error(compared.code);
  const to = formatMonthName(compared.to);
  const percents = (digits?: number) =>
    [compared.series, compared.reference].map((one) => formatPercent(one.changeInPercent, digits));
  const { open } = calculatorOn(page);
  await open('?date=01/2020&annualRevenue=100000');
  const section = sectionOf(page, 'Meanwhile, at Other Salons');
  await expect(section.getByRole('definition')).toHaveText([...percents(0), '0%']);
  await expect(section.getByRole('term')).toHaveText(['Other salons', 'Inflation', 'You']);
  await expect(section).toContainText(`January 2020 to ${to}`);
  await section.getByText('Show the numbers').click();
  const newestRow = section.getByRole('table').getByRole('row').nth(1);
  await expect(newestRow).toHaveText(`${to}${percents().join('')}0.00%`);
  await open('?date=12/1966&annualRevenue=100000');
  await expect(section).toContainText('first published for January 1967');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ten years are adjusted to the newest month', async ({ page }) => {
    await page.goto(calculatorPath);
    await expect(page.getByText('Calculating needs JavaScript.')).toBeVisible();
    const figure = page.getByRole('figure', { name: /Adjusted Price of \$50 Haircut/ });
    await expect(figure).toContainText('An illustration');
    await expect(sectionOf(page, 'The $50 Haircut That Should Be $80')).toContainText(
      'In real life, $50 in January 2000 was $76.41',
    );
    const section = sectionOf(page, 'Ten Years in One Table');
    const rows = section.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows).toHaveCount(10);
    const cells = await rows.last().getByRole('cell').allTextContents();
    const [, oldest] = ((await rows.last().getByRole('rowheader').textContent()) ?? '').split(' ');
    const sentence = section.getByText(`$100,000 a year in December ${oldest}`);
    for (const cell of cells) await expect(sentence).toContainText(cell.replace('+', 'rose '));
    await expect(section).toContainText(`, as of ${NEWEST}.`);
    const { panel } = calculatorOn(page);
    await expect(panel, 'has no figure').toHaveText(/^\$––– ?In order to see [^\d]+ filled in\.$/);
  });
});

test('the links under the figure lead to headings that nothing covers', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { open, panel } = calculatorOn(page);
  const loadSections = await holdBack(page, '**/assets/result-*.js');
  await open(LINKED_QUERY);
  const follow = (name: string) => panel.getByRole('link', { name }).click();
  const expectSeen = (name: string) =>
    expect
      .poll(() =>
        page.getByRole('heading', { name }).evaluate((heading) => {
          const { left, top, height } = heading.getBoundingClientRect();
          return heading.contains(document.elementFromPoint(left + 5, top + height / 2));
        }),
      )
      .toBe(true);
  await test.step('even before the sections are there', async () => {
    await follow('Plan');
    loadSections();
    await expectSeen('A Plan in Steps');
  });
  await follow('Print');
  await expectSeen('Save, Print or Share');
});
