/** Prices in a part of the country: chosen beside a result, loaded then, and held by the link. */
import type { Page } from '@playwright/test';
import { formatMoney, formatMonthName, formatPercent, parseMonth } from '@tallycomb/inflation-core';
import { midwest } from '@tallycomb/inflation-core/regions/midwest';
import { northeast } from '@tallycomb/inflation-core/regions/northeast';
import { south } from '@tallycomb/inflation-core/regions/south';
import { west } from '@tallycomb/inflation-core/regions/west';
import { changeInPercent, type IndexSeries, inflate } from '@tallycomb/inflation-core/series';
import { axeFindingsByScheme, NO_FINDINGS } from '../support/axe';
import {
  calculatorOn,
  changeSince,
  LINKED_LOSS,
  LINKED_QUERY,
  LOOKUP,
} from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { holdBack } from '../support/hold-back';
import { footerLink } from '../support/links';
import { pageHeading, sectionOf } from '../support/page-parts';
import { print, wordsOn } from '../support/printed';

const REGIONS = { northeast, midwest, south, west };
const MIDWEST_CODE = '**/assets/midwest-*.js';
const WEST_CODE = '**/assets/west-*.js';

const monthIn = (text: string) => {
  const month = parseMonth(text);
  if (!month) throw new Error(`${text} is no month`);
  return month;
};

const percentSince = (series: IndexSeries, month: string) =>
  formatPercent(changeInPercent(series, { from: monthIn(month) }));

const US_PERCENT = formatPercent(changeSince('06/2019'));

function regionOn(page: Page) {
  const section = sectionOf(page, 'Close the Gap');
  return {
    section,
    choice: section.getByRole('group', { name: 'Prices in' }),
    radio: (name: string) => section.getByRole('radio', { name, exact: true }),
    choose: (name: string) => section.getByText(name, { exact: true }).first().click(),
    prices: section.getByRole('status'),
  };
}

const regionInAddress = (page: Page) => new URL(page.url()).searchParams.get('region');

for (const [name, series] of Object.entries(REGIONS)) {
  const label = name.replace(/^./, (first) => first.toUpperCase());

  test(`the ${label} has an increase of its own, beside that of the whole US`, async ({ page }) => {
    const { panel, open } = calculatorOn(page);
    await open(LINKED_QUERY);
    const { section, choose, prices } = regionOn(page);
    await choose(label);
    const percent = percentSince(series, '06/2019');
    await expect(section.getByText(percent, { exact: true })).toBeVisible();
    await expect(section).toContainText(`in the ${label}`);
    await expect(section).toContainText(
      `Prices in the ${label} rose ${percent.slice(1)} from June 2019 to ${formatMonthName(series.newest)}. In the whole US they rose ${US_PERCENT.slice(1)}. This tells how fast prices rise, not which place costs more.`,
    );
    await expect(section).toContainText('Salon prices exist for the whole US only.');
    await expect(section.getByRole('link', { name: series.id })).toBeVisible();
    await choose('The cent');
    const { amount } = inflate(series, { amount: 50, from: monthIn('06/2019') });
    await expect(prices).toContainText(
      `To keep up with prices in the ${label} ${formatMoney(amount)}`,
    );
    await expect(prices).toContainText('To keep up with salons in the US');
    await expect(panel).toContainText(LINKED_LOSS);
    expect(regionInAddress(page)).toBe(name);
    const clients = sectionOf(page, 'How Many Clients Can You Lose?');
    await expect(clients.getByRole('textbox', { name: 'Increase in percent' })).toHaveValue(
      changeInPercent(series, { from: monthIn('06/2019') }).toFixed(2),
    );
  });
}

test('a region names its states, and a list those of all', async ({ page }) => {
  await calculatorOn(page).open(`${LINKED_QUERY}&region=midwest`);
  const { section } = regionOn(page);
  await expect(section).toContainText('The Midwest: Illinois, Indiana, Iowa, Kansas,');
  await expect(section.getByText('Alaska, Arizona')).toBeHidden();
  await section.getByText('Which states are where').click();
  await expect(section.getByText('Alaska, Arizona')).toBeVisible();
});

test('a region’s index is loaded once it is chosen, and no other', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(northeast|midwest|south|west)-/.exec(request.url()) ?? [];
    if (name) loaded.push(name);
  });
  await calculatorOn(page).open(LINKED_QUERY);
  const { section, choose } = regionOn(page);
  await expect(section).toContainText(US_PERCENT);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await choose('South');
  await expect(section).toContainText(percentSince(south, '06/2019'));
  expect(loaded).toEqual(['south']);
});

test.describe('the link', () => {
  test('opens with its region, and says the whole US by saying none', async ({ page }) => {
    await calculatorOn(page).open(`${LINKED_QUERY}&region=west`);
    const { section, choose, radio } = regionOn(page);
    await expect(section).toContainText(percentSince(west, '06/2019'));
    await expect(radio('West')).toBeChecked();
    const steps = await page.evaluate(() => history.length);
    await choose('Northeast');
    await expect.poll(() => regionInAddress(page)).toBe('northeast');
    await choose('The whole US');
    await expect.poll(() => regionInAddress(page)).toBeNull();
    await expect(section.getByText(US_PERCENT, { exact: true })).toBeVisible();
    await expect(section).not.toContainText('in the Northeast');
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  for (const region of ['xyz', '', 'us', 'constructor', '%E0%A4%A'])
    test(`with the region ${JSON.stringify(region)} is that of the whole US`, async ({
      page,
      watch,
    }) => {
      await calculatorOn(page).open(`${LINKED_QUERY}&region=${region}`);
      const { section, radio } = regionOn(page);
      await expect(section).toContainText(US_PERCENT);
      await expect(radio('The whole US')).toBeChecked();
      expect(watch.messages.join('\n')).not.toContain('uncaught');
    });

  test('is come back to with its region', async ({ page }) => {
    await calculatorOn(page).open(LINKED_QUERY);
    const { section, choose, radio } = regionOn(page);
    await choose('Midwest');
    await expect(section).toContainText('in the Midwest');
    await footerLink(page, 'About').click();
    await expect(pageHeading(page)).toContainText('Founded By');
    await page.goBack();
    await expect(radio('Midwest')).toBeChecked();
    await footerLink(page, 'Inflation Calculator').click();
    await calculatorOn(page).calculate('250000', '06/2019');
    await expect(radio('The whole US')).toBeChecked();
    await page.goBack();
    await expect(radio('Midwest')).toBeChecked();
  });

  test('has the region chosen while a calculation is on its way', async ({ page }) => {
    const { calculate, open, panel } = calculatorOn(page);
    await open(LINKED_QUERY);
    const { section, choose } = regionOn(page);
    await expect(section).toContainText(US_PERCENT);
    const answer = await holdBack(page, LOOKUP);
    await calculate('300000', '01/2020');
    await choose('West');
    await expect.poll(() => regionInAddress(page)).toBe('west');
    answer();
    await expect(panel).toContainText('what $300,000 bought');
    await expect(section).toContainText(percentSince(west, '01/2020'));
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ date: '01/2020', annualRevenue: '300000', region: 'west' });
  });
});

test('a month before December 1986 is refused in words, and the whole US stands', async ({
  page,
}) => {
  const { calculate, open } = calculatorOn(page);
  await open('?date=12/1986&annualRevenue=1000&region=south');
  const { section, prices } = regionOn(page);
  await expect(section).toContainText(`${percentSince(south, '12/1986')}in the South`);
  await calculate('1000', '11/1986');
  await expect(section).toContainText('Regional prices are monthly only since December 1986');
  await expect(section).toContainText('This increase is for the whole US.');
  await expect(
    section.getByText(formatPercent(changeSince('11/1986')), { exact: true }),
  ).toBeVisible();
  await expect(prices).toContainText('$– No price index reaches back to that month.');
  await calculate('1000', '01/2099');
  await expect(section).toContainText('Regional prices aren’t out for that month yet');
});

test('an index that is late is waited for, one that failed is asked for again', async ({
  page,
}) => {
  const { button, open } = calculatorOn(page);
  await open(`${LINKED_QUERY}&region=south`);
  const { section, choose } = regionOn(page);
  await expect(section).toContainText(percentSince(south, '06/2019'));
  const letThrough = await holdBack(page, MIDWEST_CODE);
  await choose('Midwest');
  await expect(section).toContainText('Fetching the region’s price index.');
  await expect(section.getByText(US_PERCENT, { exact: true })).toBeVisible();
  letThrough();
  await expect(section).toContainText(percentSince(midwest, '06/2019'));
  await page.route(WEST_CODE, (route) => route.abort());
  await choose('West');
  await expect(section).toContainText('The region’s price index didn’t load.');
  await expect(section.getByText(US_PERCENT, { exact: true })).toBeVisible();
  await page.unroute(WEST_CODE);
  await button.click();
  await expect(section).toContainText(percentSince(west, '06/2019'));
});

test('is chosen by keys, and the focus stays', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const { section, radio } = regionOn(page);
  await radio('The whole US').focus();
  await page.keyboard.press('ArrowRight');
  await expect(section).toContainText(percentSince(northeast, '06/2019'));
  await expect(radio('Northeast')).toBeChecked();
  await expect(radio('Northeast')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(section).toContainText(percentSince(midwest, '06/2019'));
  await expect(radio('Midwest')).toBeFocused();
});

test('with its states opened, axe finds nothing, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await calculatorOn(page).open(`${LINKED_QUERY}&region=south`);
  const { section } = regionOn(page);
  await expect(section).toContainText('The South: Alabama');
  await section.getByText('Which states are where').click();
  const within = 'section[aria-labelledby="close-the-gap"]';
  expect(await axeFindingsByScheme(page, { within })).toEqual(NO_FINDINGS);
});

test('prints on one sheet what was chosen, with a plan in four steps, without the choices', async ({
  page,
}) => {
  await calculatorOn(page).open(`${LINKED_QUERY}&region=south`);
  const { choice, section } = regionOn(page);
  await expect(section).toContainText('Prices in the South rose');
  const plan = sectionOf(page, 'A Plan in Steps');
  await plan.getByText('4', { exact: true }).click();
  await expect(plan.getByRole('rowheader')).toHaveCount(4);
  for (const format of ['Letter', 'A4'] as const) {
    const { sheets } = await print(page, { format });
    expect(sheets.length, format).toBe(1);
    expect(wordsOn(...sheets)).toContain('Prices in the South rose');
    expect(wordsOn(...sheets)).not.toContain('Which states are where');
  }
  await page.emulateMedia({ media: 'print' });
  await expect(choice).toBeHidden();
});
