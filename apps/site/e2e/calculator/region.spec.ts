/** Regional prices: chosen beside a result, loaded on demand, and kept in the link. */
import type { Page } from '@playwright/test';
import { regionText } from '@tallycomb/content/calculator';
import { formatMoney, formatMonthName, formatPercent } from '@tallycomb/inflation-core';
import { midwest } from '@tallycomb/inflation-core/regions/midwest';
import { northeast } from '@tallycomb/inflation-core/regions/northeast';
import { south } from '@tallycomb/inflation-core/regions/south';
import { west } from '@tallycomb/inflation-core/regions/west';
import { changeInPercent, type IndexSeries, inflate } from '@tallycomb/inflation-core/series';
import {
  calculatorOn,
  changeSince,
  LINKED_LOSS,
  LINKED_QUERY,
  LOOKUP,
  monthIn,
} from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { holdBack } from '../support/loading';
import { pageHeading, sectionOf } from '../support/locators';
import { footerLink } from '../support/navigation';
import { pricesOn } from '../support/new-prices-page';
import { formats, print, wordsOn } from '../support/printed';

const changeOf = (series: IndexSeries, month = '06/2019') =>
  changeInPercent(series, { from: monthIn(month) });
/** Change in a sentence: with two decimals and without its sign. */
const percentOf = (series: IndexSeries, month?: string) =>
  formatPercent(changeOf(series, month)).slice(1);

/** Change as a heading's figure: whole percents with a sign. */
const figureOf = (inPercent: number) => formatPercent(inPercent, 0);

const US_CHANGE = changeSince('06/2019');
const US_FIGURE = figureOf(US_CHANGE);

function regionOn(page: Page) {
  const section = sectionOf(page, 'Your New Prices');
  return {
    section,
    choice: section.getByRole('group', { name: 'Region' }),
    radio: (name: string) => section.getByRole('radio', { name, exact: true }),
    choose: (name: string) => section.getByText(name, { exact: true }).first().click(),
    prices: section.getByRole('group', { name: 'Your new price' }),
    unfold: () => pricesOn(page).pick('Use your region'),
    /** Opens the plan's controls, in which a linked region is unfolded. */
    openControls: () => pricesOn(page).controls.click(),
  };
}

const regionInAddress = (page: Page) => new URL(page.url()).searchParams.get('region');

test('each region has its own increase, loaded once it is chosen', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(northeast|midwest|south|west)-/.exec(request.url()) ?? [];
    if (name) loaded.push(name);
  });
  const { panel, open } = calculatorOn(page);
  await open(LINKED_QUERY);
  const { section, choose, prices, unfold } = regionOn(page);
  await expect(section).toContainText(US_FIGURE);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await unfold();
  await choose('The cent');
  for (const [name, series] of Object.entries({
    Northeast: northeast,
    Midwest: midwest,
    South: south,
    West: west,
  }))
    await test.step(name, async () => {
      await choose(name);
      const figure = figureOf(changeOf(series));
      await expect(section.getByText(figure, { exact: true }).first()).toBeVisible();
      await expect(section).toContainText(
        `Consumer prices in the ${name} rose ${percentOf(series)} from June 2019 to ${formatMonthName(series.newest)}. In the whole US they rose ${formatPercent(US_CHANGE).slice(1)}. ${regionText.meaning}`,
      );
      await expect(section.getByRole('link', { name: series.id })).toBeVisible();
      const { amount } = inflate(series, { amount: 50, from: monthIn('06/2019') });
      await expect(prices).toContainText(
        `To keep up with inflation in the ${name} $50 → ${formatMoney(amount)}`,
      );
      await expect(prices).toContainText('To keep up with other salons in the US');
      await expect(panel).toContainText(LINKED_LOSS);
      expect(regionInAddress(page)).toBe(name.toLowerCase());
      const visits = sectionOf(page, 'How Many Visits Can You Lose?');
      const newPrice = visits.getByRole('textbox', { name: 'New price' });
      await expect(newPrice).toHaveValue(amount.toFixed(2));
    });
  expect([...new Set(loaded)]).toEqual(['northeast', 'midwest', 'south', 'west']);
});

test('a link opens with its region, and arrow keys change it', async ({ page }) => {
  await calculatorOn(page).open(`${LINKED_QUERY}&region=west`);
  const { section, choose, radio, unfold, openControls } = regionOn(page);
  await expect(section).toContainText(percentOf(west));
  await openControls();
  await expect(radio('West')).toBeChecked();
  const historyLength = await page.evaluate(() => history.length);
  await choose('The whole US');
  await expect.poll(() => regionInAddress(page)).toBeNull();
  await expect(section.getByText(US_FIGURE, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(section).toContainText(percentOf(northeast));
  await expect(radio('Northeast')).toBeFocused();
  await expect.poll(() => regionInAddress(page)).toBe('northeast');
  expect(await page.evaluate(() => history.length)).toBe(historyLength);
  await footerLink(page, 'About').click();
  await expect(pageHeading(page)).toContainText('Founded By');
  await page.goBack();
  await openControls();
  await expect(radio('Northeast')).toBeChecked();
  await footerLink(page, 'Inflation Calculator').click();
  await calculatorOn(page).calculate('250000', '06/2019');
  await unfold();
  await expect(radio('The whole US')).toBeChecked();
  await page.goBack();
  await openControls();
  await expect(radio('Northeast')).toBeChecked();
  await test.step('an unknown region means the whole US', async () => {
    // A name that every object inherits.
    await calculatorOn(page).open(`${LINKED_QUERY}&region=constructor`);
    await expect(section).toContainText(US_FIGURE);
    await unfold();
    await expect(radio('The whole US')).toBeChecked();
  });
});

test('a region chosen during a calculation is kept', async ({ page }) => {
  const { calculate, open, panel } = calculatorOn(page);
  await open(LINKED_QUERY);
  const { section, choose, unfold } = regionOn(page);
  await expect(section).toContainText(US_FIGURE);
  await unfold();
  const release = await holdBack(page, LOOKUP);
  await calculate('300000', '01/2020');
  await choose('West');
  await expect.poll(() => regionInAddress(page)).toBe('west');
  release();
  await expect(panel).toContainText('what $300,000 bought');
  await expect(section).toContainText(percentOf(west, '01/2020'));
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ date: '01/2020', annualRevenue: '300000', region: 'west' });
});

test('a month before or after the regional figures gets an explanation', async ({ page }) => {
  const { calculate, open } = calculatorOn(page);
  await open('?date=12/1986&annualRevenue=1000&region=south');
  const { section, prices } = regionOn(page);
  await expect(section).toContainText(
    'In the South, raise the whole menu this much and you’re back where you were in December 1986.',
  );
  await expect(section).toContainText(percentOf(south, '12/1986'));
  await calculate('1000', '11/1986');
  await expect(section).toContainText('Regional figures come out monthly only since December 1986');
  await expect(section).toContainText('This increase is for the whole US.');
  const whole = figureOf(changeSince('11/1986'));
  await expect(section.getByText(whole, { exact: true })).toBeVisible();
  await expect(prices).toContainText('This index doesn’t go back that far.');
  await calculate('1000', '01/2099');
  await expect(section).toContainText('No newer regional figures are out yet');
});

test('the page waits for a late index, and requests a failed one again', async ({ page }) => {
  const { button, open } = calculatorOn(page);
  await open(LINKED_QUERY);
  const { section, choose, unfold } = regionOn(page);
  await unfold();
  const whole = section.getByText(US_FIGURE, { exact: true });
  const release = await holdBack(page, '**/assets/midwest-*.js');
  await choose('Midwest');
  await expect(section).toContainText('Fetching the region’s price index.');
  await expect(whole).toBeVisible();
  release();
  await expect(section).toContainText(percentOf(midwest));
  await page.route('**/assets/west-*.js', (route) => route.abort());
  await choose('West');
  await expect(section).toContainText('The region’s price index didn’t load.');
  await expect(whole).toBeVisible();
  await page.unroute('**/assets/west-*.js');
  await button.click();
  await expect(section).toContainText(percentOf(west));
});

test('the chosen region is printed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await calculatorOn(page).open(`${LINKED_QUERY}&region=south`);
  const { choice, section, openControls } = regionOn(page);
  await openControls();
  await expect(section).toContainText('Salon prices are published for the whole US only.');
  await expect(section.getByText('Alabama, Arkansas')).toBeVisible();
  const { price, name, cards } = pricesOn(page);
  await price.fill('100');
  await name.fill('Cut');
  await section.getByText('4', { exact: true }).click();
  await expect(cards).toHaveCount(4);
  for (const format of formats) {
    const { sheets } = await print(page, { format });
    expect(sheets.length, format).toBe(1);
    const heightOf = (start: string) =>
      sheets[0]?.find(({ text }) => text.startsWith(start))?.y ?? 0;
    const raise = heightOf('In the South, raise');
    const note = heightOf('Consumer prices in the South rose');
    expect(raise - note, `${format}: points below the raise that it explains`).toBeLessThan(36);
    expect(note, `${format}: above the prices`).toBeGreaterThan(heightOf('Cut, $100'));
    expect(wordsOn(...sheets)).not.toContain('Alabama, Arkansas');
  }
  await page.emulateMedia({ media: 'print' });
  await expect(choice).toBeHidden();
});
