/** From the number to prices: one price carried along, the clients it may cost, what was missed. */
import { formatMoney, formatPercent, parseMonth } from '@tallycomb/inflation-core';
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
  NEWEST,
  neededSince,
} from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { sectionOf } from '../support/page-parts';

const whole = (dollars: number) => formatMoney(dollars).replace('.00', '');

function withSalons(price: number, month: string): number {
  const from = parseMonth(month);
  if (!from) throw new Error(`${month} is no month`);
  return inflate(personalCareServices, { amount: price, from }).amount;
}

const changeTo = (from: number, to: number) => formatPercent(priceChangeInPercent({ from, to }));

test('what to do stands first under the number', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  await expect(page.getByRole('heading', { name: 'Meanwhile, Down the Street' })).toBeVisible();
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.filter((text) => !/Revenue Lost/.test(text)).slice(0, 6)).toEqual([
    'Close the Gap',
    'A Plan in Steps',
    'How Many Clients Can You Lose?',
    'Keep It, Pass It On',
    'Year by Year',
    'Meanwhile, Down the Street',
  ]);
});

test('beside the number the form leads to what to do, and back, without asking for it again', async ({
  page,
}) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const heading = page.getByRole('heading', { name: 'How Many Clients Can You Lose?' });
  await expect(heading).toBeVisible();
  const lookups: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) lookups.push(request.url());
  });
  await page.getByRole('link', { name: 'Clients you can lose' }).click();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#clients-to-lose$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect(heading).toBeVisible();
  expect(lookups).toEqual([]);
});

test('one price keeps up with prices and with salons, rounded as the visitor says', async ({
  page,
}) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const section = sectionOf(page, 'Close the Gap');
  const prices = section.getByRole('status');
  await expect(section).toContainText(formatPercent(changeSince('06/2019')));
  const [exact, exactSalons] = [neededSince(50, '06/2019'), withSalons(50, '06/2019')];
  for (const { label, step } of [
    { label: '$1', step: 1 },
    { label: '$5', step: 5 },
  ]) {
    await section.getByText(label, { exact: true }).click();
    for (const target of [exact, exactSalons]) {
      const rounded = roundPrice(target, step);
      await expect(prices).toContainText(whole(rounded));
      const change = `${changeTo(50, rounded)}, ${formatMoney(target)} before rounding`;
      await expect(prices).toContainText(change);
    }
  }
  await section.getByText('The cent').click();
  await expect(prices).toContainText(`To keep up with prices ${formatMoney(exact)}`);
  await expect(prices).toContainText(`To keep up with salons ${formatMoney(exactSalons)}`);
  await expect(prices).not.toContainText('before rounding');
});

test('one price has a month of its own, and follows the form until it is given', async ({
  page,
}) => {
  const { calculate, open } = calculatorOn(page);
  await open(LINKED_QUERY);
  const section = sectionOf(page, 'Close the Gap');
  const since = section.getByRole('textbox', { name: 'Since' });
  const price = section.getByRole('textbox', { name: 'What you charge' });
  const prices = section.getByRole('status');
  await section.getByText('The cent').click();
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
  await expect(prices).toContainText(formatMoney(neededSince(85, '12/1966')));
});

test('a price or month that is none is said at its field once it is left, and shows no price', async ({
  page,
}) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const section = sectionOf(page, 'Close the Gap');
  const price = section.getByRole('textbox', { name: 'What you charge' });
  const since = section.getByRole('textbox', { name: 'Since' });
  const prices = section.getByRole('status');
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

test('a price is carried by the index, whatever the revenue', async ({ page }) => {
  await calculatorOn(page).open('?date=06/2019&annualRevenue=0.10');
  const section = sectionOf(page, 'Close the Gap');
  await expect(section).toContainText(formatPercent(changeSince('06/2019')));
  await section.getByText('The cent').click();
  await expect(section.getByRole('status')).toContainText(formatMoney(neededSince(50, '06/2019')));
});

test('the increase may cost so many visits, with commission and product counted', async ({
  page,
}) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const section = sectionOf(page, 'How Many Clients Can You Lose?');
  const field = (name: string) => section.getByRole('textbox', { name });
  await expect(field('Increase in percent')).toHaveValue(changeSince('06/2019').toFixed(2));
  await field('Increase in percent').fill('10');
  await field('Price of a visit').fill('60');
  await field('Commission in percent').fill('40');
  await field('Product a visit uses').fill('6');
  await field('Visits a month').fill('200');
  const input = { price: 60, newPrice: 66, commissionInPercent: 40, productCost: 6, visits: 200 };
  const breakEven = breakEvenVisits(input);
  if (!breakEven.ok) throw new Error(breakEven.code);
  const answer = section.getByRole('status');
  await expect(answer).toContainText(`${breakEven.visitsToLose} of 200 visits`);
  await expect(answer).toContainText('$60.00 − 40% − $6.00 = $30.00 now, and $33.60 at $66.00');
  await expect(answer).toContainText(`so ${breakEven.visitsNeeded} visits earn as much`);
  await field('Product a visit uses').fill('0');
  await expect(answer).toContainText('− $0.00 = $36.00');
  await field('Commission in percent').fill('100');
  await expect(answer).toContainText('a visit leaves you nothing');
  await field('Commission in percent').fill('101');
  await field('Commission in percent').blur();
  await expect(field('Commission in percent')).toHaveAccessibleDescription(/from 0 to 100/);
  await expect(answer).toHaveCount(0);
});

test('where prices fell there is no one to lose', async ({ page }) => {
  await calculatorOn(page).open('?date=06/1920&annualRevenue=1000');
  await expect(page.getByRole('heading', { name: 'Year by Year' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /How Many Clients/ })).toBeVisible();
  await calculatorOn(page).calculate('1000', '06/2026');
  await expect(page.getByRole('heading', { name: /How Many Clients/ })).toHaveCount(
    changeSince('06/2026') > 0 ? 1 : 0,
  );
});

test('what was missed so far stands apart from the yearly gap', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const section = sectionOf(page, 'Year by Year');
  await expect(section).toContainText(`Missed so far, July 2019 to ${NEWEST}`);
  const pay = whole(Math.round(neededSince(2700, '06/2019')));
  await expect(section).toContainText(`A $2,700 commission of June 2019 is ${pay} now.`);
});
