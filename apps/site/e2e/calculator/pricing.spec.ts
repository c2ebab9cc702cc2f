/** From the number to prices: one price carried along, the clients it may cost, what was missed. */
import type { Page } from '@playwright/test';
import { formatMoney, formatPercent } from '@tallycomb/inflation-core';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import {
  breakEvenVisits,
  priceChangeInPercent,
  roundPrice,
} from '@tallycomb/inflation-core/pricing';
import { inflate } from '@tallycomb/inflation-core/series';
import {
  calculatorOn,
  changeSince,
  LINKED_QUERY,
  monthIn,
  NEWEST,
  neededSince,
  wholeDollars,
} from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { menuOn } from '../support/menu-page';
import { sectionOf } from '../support/page-parts';

const withSalons = (price: number, month: string) =>
  inflate(personalCareServices, { amount: price, from: monthIn(month) }).amount;

function gapOn(page: Page) {
  const section = sectionOf(page, 'Close the Gap');
  return {
    section,
    price: section.getByRole('textbox', { name: 'What you charge' }),
    since: section.getByRole('textbox', { name: 'Since' }),
    prices: section.getByRole('status'),
    roundTo: (label: string) => section.getByText(label, { exact: true }).click(),
  };
}

const ORDER = [
  'Close the Gap',
  'A Plan in Steps',
  'How Many Clients Can You Lose?',
  'Keep It, Pass It On',
  'Year by Year',
  'Meanwhile, Down the Street',
];

test('what to do stands first under the number, and is led to', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  await expect(page.getByRole('heading', { name: ORDER.at(-1) ?? '' })).toBeVisible();
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  const beneath = headings.filter((text) => !/Revenue Lost/.test(text));
  expect(beneath.slice(0, ORDER.length)).toEqual(ORDER);
  const missed = sectionOf(page, 'Year by Year');
  await expect(missed).toContainText(`Missed so far, July 2019 to ${NEWEST}`);
  const pay = wholeDollars(Math.round(neededSince(2700, '06/2019')));
  await expect(missed).toContainText(`A $2,700 commission of June 2019 is ${pay} now.`);
  const lookups: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) lookups.push(request.url());
  });
  await page.getByRole('link', { name: 'Clients you can lose' }).click();
  await expect(page.getByRole('heading', { name: ORDER[2] ?? '' })).toBeInViewport();
  await expect(page).toHaveURL(/#clients-to-lose$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect(page.getByRole('heading', { name: ORDER[2] ?? '' })).toBeVisible();
  expect(lookups).toEqual([]);
});

test('one price keeps up with prices and with salons, rounded as asked', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const { section, prices, roundTo } = gapOn(page);
  await expect(section).toContainText(formatPercent(changeSince('06/2019')));
  const [exact, exactSalons] = [neededSince(50, '06/2019'), withSalons(50, '06/2019')];
  for (const step of [1, 5]) {
    await roundTo(`$${step}`);
    for (const target of [exact, exactSalons]) {
      const to = roundPrice(target, step);
      await expect(prices).toContainText(wholeDollars(to));
      const change = formatPercent(priceChangeInPercent({ from: 50, to }));
      await expect(prices).toContainText(`${change}, ${formatMoney(target)} before rounding`);
    }
  }
  await roundTo('The cent');
  await expect(prices).toContainText(`To keep up with prices ${formatMoney(exact)}`);
  await expect(prices).toContainText(`To keep up with salons ${formatMoney(exactSalons)}`);
  await expect(prices).not.toContainText('before rounding');
  await test.step('whatever the revenue', async () => {
    await calculatorOn(page).open('?date=06/2019&annualRevenue=0.10');
    await roundTo('The cent');
    await expect(prices).toContainText(formatMoney(exact));
  });
});

test('one price has a month of its own, once that is given', async ({ page }) => {
  const { calculate, open } = calculatorOn(page);
  await open(LINKED_QUERY);
  const { since, price, prices, roundTo } = gapOn(page);
  await roundTo('The cent');
  await expect(since).toHaveValue('06/2019');
  await calculate('250000', '01/2020');
  await expect(since).toHaveValue('01/2020');
  await expect(prices).toContainText(formatMoney(neededSince(50, '01/2020')));
  await since.fill('03/2023');
  await price.fill('85');
  await expect(prices).toContainText(formatMoney(neededSince(85, '03/2023')));
  await expect(prices).toContainText(formatMoney(withSalons(85, '03/2023')));
  await since.fill('12/1966');
  await expect(prices).toContainText('No price index reaches back to that month.');
  await price.fill('0');
  await expect(prices).toContainText('$– Takes a price and a month.');
  await expect(price).not.toHaveAttribute('aria-invalid');
  await price.blur();
  await expect(price).toHaveAccessibleDescription(/Enter a price above zero/);
  await price.fill('50');
  await since.fill('01/2099');
  await since.blur();
  await expect(since).toHaveAccessibleDescription(/Enter a month that has begun/);
  await expect(prices).toContainText('$– Takes a price and a month.');
});

test('a price of which a part is left out says so at its field', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const check = async (field: ReturnType<Page['getByRole']>) => {
    for (const [typed, value, isWhole] of [
      ['1.5 trillion', '1.5', false],
      ['$ 1,250.50', '1250.50', true],
    ] as const) {
      await field.fill('');
      await field.pressSequentially(typed);
      await page.getByRole('heading').first().click();
      await expect(field).toHaveValue(value);
      const says = expect(field);
      if (isWhole) await says.not.toHaveAccessibleDescription(/We left the rest out\./);
      else await says.toHaveAccessibleDescription(/We left the rest out\./);
    }
  };
  await check(gapOn(page).price);
  await menuOn(page).open();
  await check(menuOn(page).field('Price now', 'row 1'));
});

test('the increase may cost so many visits, with all costs counted', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const section = sectionOf(page, 'How Many Clients Can You Lose?');
  const field = (name: string) => section.getByRole('textbox', { name });
  await expect(field('Increase in percent')).toHaveValue(changeSince('06/2019').toFixed(2));
  await field('Increase in percent').fill('10');
  await field('Price of a visit').fill('$ 60');
  await field('Commission in percent').fill('40');
  await field('Product a visit uses').fill('6,00');
  await field('Visits a month').fill('1,200');
  const input = { price: 60, newPrice: 66, commissionInPercent: 40, productCost: 6, visits: 1200 };
  const breakEven = breakEvenVisits(input);
  if (!breakEven.ok) throw new Error(breakEven.code);
  const answer = section.getByRole('status');
  await expect(answer).toContainText(`${breakEven.visitsToLose} of 1200 visits`);
  await expect(answer).toContainText('$60.00 − 40% − $6.00 = $30.00 now, and $33.60 at $66.00');
  await expect(answer).toContainText(`so ${breakEven.visitsNeeded} visits earn as much`);
  await field('Commission in percent').fill('100');
  await expect(answer).toContainText('a visit leaves you nothing');
  await field('Commission in percent').fill('101');
  await field('Commission in percent').blur();
  await expect(field('Commission in percent')).toHaveAccessibleDescription(/from 0 to 100/);
  await expect(answer).toHaveCount(0);
});
