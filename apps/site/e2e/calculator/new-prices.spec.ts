/** One price adjusted to inflation and to other salons. */
import type { Page } from '@playwright/test';
import { formatMoney } from '@tallycomb/inflation-core';
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
  neededSince,
  wholeDollars,
} from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { sectionOf } from '../support/locators';
import { menuOn } from '../support/menu-page';
import { pricesOn, whole } from '../support/new-prices-page';

const withSalons = (price: number, month: string) =>
  inflate(personalCareServices, { amount: price, from: monthIn(month) }).amount;

test('one price keeps up with inflation and with other salons, rounded as asked', async ({
  page,
}) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const { section, targets, pick, heard, price } = pricesOn(page);
  const rise = whole(changeSince('06/2019'));
  await expect(section).toContainText(rise);
  await expect(targets).toContainText(`Example: ${rise} is `);
  await price.fill('50');
  await expect(targets).not.toContainText('Example');
  const [exact, exactSalons] = [neededSince(50, '06/2019'), withSalons(50, '06/2019')];
  for (const step of [1, 5]) {
    await pick(`$${step}`);
    for (const target of [exact, exactSalons]) {
      const to = roundPrice(target, step);
      await expect(targets).toContainText(wholeDollars(to));
      const change = whole(priceChangeInPercent({ from: 50, to: target }));
      await expect(targets).toContainText(`${change} is ${formatMoney(target)}, rounded.`);
    }
  }
  await pick('The cent');
  await expect(targets).toContainText(`To keep up with inflation $50 → ${formatMoney(exact)}`);
  await expect(targets).toContainText(
    `To keep up with other salons $50 → ${formatMoney(exactSalons)}`,
  );
  await expect(targets).not.toContainText('rounded');
  await test.step('and announces it once, in complete sentences', async () => {
    await expect(heard).toContainText(
      `To keep up with inflation, $50 becomes ${formatMoney(exact)}. To keep up with other salons, $50 becomes`,
    );
  });
  await test.step('whatever the revenue', async () => {
    await calculatorOn(page).open('?date=06/2019&annualRevenue=0.10');
    await pick('The cent');
    await expect(targets).toContainText(formatMoney(exact));
  });
});

test('one price has its own month, once that is entered', async ({ page }) => {
  const { calculate, open } = calculatorOn(page);
  await open(LINKED_QUERY);
  const { since, price, targets: prices, pick } = pricesOn(page);
  await pick('The cent');
  await expect(since).toHaveValue('06/2019');
  await calculate('250000', '01/2020');
  await expect(since).toHaveValue('01/2020');
  await expect(prices).toContainText(formatMoney(neededSince(50, '01/2020')));
  await since.fill('03/2023');
  await price.fill('85');
  await expect(prices).toContainText(formatMoney(neededSince(85, '03/2023')));
  await expect(prices).toContainText(formatMoney(withSalons(85, '03/2023')));
  await since.fill('12/1966');
  await expect(prices).toContainText('This index doesn’t go back that far.');
  await price.fill('0');
  await expect(prices).toContainText('$– Enter a price and a month.');
  await expect(price).not.toHaveAttribute('aria-invalid');
  await price.blur();
  await expect(price).toHaveAccessibleDescription(/Enter a price above \$0/);
  await price.fill('50');
  await since.fill('01/2099');
  await since.blur();
  await expect(since).toHaveAccessibleDescription(/this month or earlier/);
  await expect(prices).toContainText('$– Enter a price and a month.');
});

test('a price field says if a part of its text was left out', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const check = async (field: ReturnType<Page['getByRole']>) => {
    for (const [typed, value, says] of [
      ['$ 45/mo', '45', /We left the rest out\./],
      ['$ 1,250.50', '1250.50', /^(?!.*We left the rest out\.)/],
    ] as const) {
      await field.fill('');
      await field.pressSequentially(typed);
      await page.getByRole('heading').first().click();
      await expect(field).toHaveValue(value);
      await expect(field).toHaveAccessibleDescription(says);
    }
  };
  await check(pricesOn(page).price);
  await menuOn(page).open();
  await check(menuOn(page).field('Price now', 'Row 1'));
});

test('the visits that an increase may cost take all costs into account', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const section = sectionOf(page, 'How Many Visits Can You Lose?');
  const field = (name: string) => section.getByRole('textbox', { name });
  const exact = neededSince(50, '06/2019');
  await expect(field('Price now')).toHaveValue('50.00');
  await expect(field('New price')).toHaveValue(roundPrice(exact, 5).toFixed(2));
  await test.step('for whichever new price is shown', async () => {
    await pricesOn(page).pick('$1');
    await expect(field('New price')).toHaveValue(roundPrice(exact, 1).toFixed(2));
    await pricesOn(page).targets.getByText('To keep up with other salons').click();
    const salons = roundPrice(withSalons(50, '06/2019'), 1);
    await expect(field('New price')).toHaveValue(salons.toFixed(2));
  });
  await field('New price').fill('66');
  await field('Price now').fill('$ 60');
  await field('Commission in percent').fill('40');
  await field('Product cost per visit').fill('6,00');
  await field('Visits a month').fill('1,200');
  const input = { price: 60, newPrice: 66, commissionInPercent: 40, productCost: 6, visits: 1200 };
  const breakEven = breakEvenVisits(input);
  if (!breakEven.ok) throw new Error(breakEven.code);
  const answer = section.getByRole('status');
  await expect(answer).toHaveText(
    `At $66, you can lose ${breakEven.visitsToLose} of your 1200 visits and make the same.`,
  );
  await expect(section).toContainText(
    'After 40% commission and $6 of product, a visit leaves $30 at $60 and $33.60 at $66.',
  );
  await expect(section).toContainText(`So ${breakEven.visitsNeeded} visits at `);
  await field('Commission in percent').fill('100');
  await expect(answer).toContainText('a visit leaves you nothing');
  await field('Commission in percent').fill('101');
  await field('Commission in percent').blur();
  await expect(field('Commission in percent')).toHaveAccessibleDescription(/from 0 to 100/);
  await expect(answer).toHaveCount(0);
});
