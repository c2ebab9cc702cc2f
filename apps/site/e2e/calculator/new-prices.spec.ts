/** From the figure to prices: one price carried along, in steps, as cards and as a calendar file. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  addMonths,
  formatMoney,
  formatMonth,
  formatMonthName,
  formatPercent,
  type Month,
  monthOf,
} from '@tallycomb/inflation-core';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import {
  breakEvenVisits,
  planPriceSteps,
  priceChangeInPercent,
  roundPrice,
} from '@tallycomb/inflation-core/pricing';
import { inflate } from '@tallycomb/inflation-core/series';
import ICAL from 'ical.js';
import {
  calculatorOn,
  changeSince,
  LINKED_QUERY,
  monthIn,
  neededSince,
  wholeDollars,
} from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { menuOn } from '../support/menu-page';
import { sectionOf } from '../support/page-parts';
import { print, wordsOn } from '../support/printed';

const withSalons = (price: number, month: string) =>
  inflate(personalCareServices, { amount: price, from: monthIn(month) }).amount;

/** As where people decide. */
const whole = (inPercent: number) => formatPercent(inPercent, 0);

const later = (months: number): Month => addMonths(monthOf(new Date()), months);

/** 'March 1, 2027' */
const dayOf = (month: Month): string => formatMonthName(month).replace(' ', ' 1, ');

/** The price of the example, $50, led to what it has to be. */
const planned = (...months: readonly number[]) =>
  planPriceSteps({
    price: 50,
    target: neededSince(50, '06/2019'),
    months: months.map(later),
    step: 1,
  });

function pricesOn(page: Page) {
  const section = sectionOf(page, 'Your New Prices');
  const pick = (label: string) => section.getByText(label, { exact: true }).click();
  return {
    section,
    price: section.getByRole('textbox', { name: 'What you charge' }),
    since: section.getByRole('textbox', { name: 'Since' }),
    targets: section.getByRole('group', { name: 'Your new price' }),
    /** What is heard once typing rests. */
    heard: section.getByRole('status').filter({ hasText: 'becomes' }),
    month: (step: number) => section.getByRole('textbox', { name: `Step ${step}`, exact: true }),
    name: section.getByRole('textbox', { name: 'What it’s called on the card' }),
    cards: section.getByText(/^Starting .* is \$/).locator('..'),
    answer: section.getByText(/ in (one step|\d steps) of about |^The plan takes/).first(),
    button: (label: string) => section.getByRole('button', { name: label }),
    pick,
    openDates: () => pick('Change the dates'),
  };
}

test('one price keeps up with inflation and with other salons, rounded as asked', async ({
  page,
}) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const { section, targets, pick, heard } = pricesOn(page);
  await expect(section).toContainText(whole(changeSince('06/2019')));
  const [exact, exactSalons] = [neededSince(50, '06/2019'), withSalons(50, '06/2019')];
  for (const step of [1, 5]) {
    await pick(`$${step}`);
    for (const target of [exact, exactSalons]) {
      const to = roundPrice(target, step);
      await expect(targets).toContainText(wholeDollars(to));
      const change = whole(priceChangeInPercent({ from: 50, to }));
      await expect(targets).toContainText(`${change}, ${formatMoney(target)} before rounding`);
    }
  }
  await pick('The cent');
  await expect(targets).toContainText(`To keep up with inflation ${formatMoney(exact)}`);
  await expect(targets).toContainText(`To keep up with other salons ${formatMoney(exactSalons)}`);
  await expect(targets).not.toContainText('before rounding');
  await test.step('and says so once, in sentences with their subject', async () => {
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

test('one price has a month of its own, once that is given', async ({ page }) => {
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
  await check(pricesOn(page).price);
  await menuOn(page).open();
  await check(menuOn(page).field('Price now', 'row 1'));
});

test('two steps are proposed; the months after a changed one follow', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const { month, cards, section, answer, pick, openDates } = pricesOn(page);
  const days = (...ahead: readonly number[]) =>
    ahead.map((months) => new RegExp(`^Starting ${dayOf(later(months))}, this service is \\$`));
  const proposed = planned(2, 8);
  await expect(cards).toHaveText(days(2, 8));
  for (const [at, { price, changeInPercent }] of proposed.entries()) {
    await expect(cards.nth(at)).toContainText(`is $${price}.`);
    await expect(section).toContainText(`Step ${at + 1}, ${whole(changeInPercent)}`);
  }
  await expect(answer).toContainText(`$50 to $${proposed.at(-1)?.price} in 2 steps`);
  await openDates();
  await expect(month(1)).toHaveValue(formatMonth(later(2)));
  await expect(month(2)).toHaveValue(formatMonth(later(8)));
  await pick('3');
  await month(1).fill(formatMonth(later(5)));
  await expect(month(3)).toHaveValue(formatMonth(later(17)));
  await month(2).fill(formatMonth(later(7)));
  await expect(cards).toHaveText(days(5, 7, 13));
  await pick('1');
  await expect(cards).toHaveCount(1);
  await pick('4');
  await expect(month(2)).toHaveValue(formatMonth(later(7)));
  await test.step('what is wrong with a month is said at its field once it is left', async () => {
    await month(1).fill('06/2019');
    await expect(answer).toHaveText('The plan takes months still to come, one after the other.');
    await expect(month(1)).not.toHaveAttribute('aria-invalid');
    await month(1).blur();
    const says = `That month has begun. Try ${formatMonth(later(1))}.`;
    await expect(month(1)).toHaveAccessibleDescription(says);
    await expect(cards).toHaveCount(0);
  });
});

test('the keyboard alone reaches and fills what makes a plan', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const { section, month, cards, name } = pricesOn(page);
  await section.getByRole('radio', { name: /^To keep up with inflation/ }).focus();
  for (const key of ['Tab', 'Tab', 'ArrowRight', 'Tab']) await page.keyboard.press(key);
  await expect(name).toBeFocused();
  await page.keyboard.type('a brow wax');
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await expect(month(1)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(formatMonth(later(4)));
  await expect(cards).toHaveText(
    [4, 10, 16].map((ahead) => new RegExp(`${dayOf(later(ahead))}, a brow wax is`)),
  );
});

test('a card says what is charged from when, and why, and copies', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calculatorOn(page).open(LINKED_QUERY);
  const { section, name, cards, targets } = pricesOn(page);
  const rose = whole(changeSince('06/2019')).slice(1);
  const [first, second] = planned(2, 8);
  const charged = `Starting ${dayOf(later(8))}, a full set is $${second?.price}.`;
  const why = `Prices in general are up about ${rose} since June 2019. Thank you for coming to us.`;
  await expect(cards.first()).toHaveText(
    `Starting ${dayOf(later(2))}, this service is $${first?.price}. ${why}`,
  );
  await name.fill('a full set');
  await expect(cards.last()).toHaveText(`${charged} ${why}`);
  await section.getByRole('button', { name: 'Copy the card' }).last().click();
  await expect(section.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${charged} ${why}`);
  await targets.getByText('To keep up with other salons').click();
  await expect(cards.last()).toContainText('Salon prices are up about');
  await expect(section.getByText('Copied.')).toHaveCount(0);
  expect(watch.messages).toEqual([]);
});

test('the cards are printed alone, a sheet for each', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await calculatorOn(page).open(LINKED_QUERY);
  const { cards, button } = pricesOn(page);
  await expect(cards).toHaveCount(2);
  for (const format of ['Letter', 'A4'] as const) {
    await button('Print the cards').click();
    const { sheets } = await print(page, { format });
    expect(sheets, format).toHaveLength(2);
    for (const [at, { month, price }] of planned(2, 8).entries()) {
      const words = wordsOn(sheets[at] ?? []).replaceAll('$ ', '$');
      expect(words).toContain(`Starting ${dayOf(month)}, this service is $${price}.`);
      expect(words).not.toMatch(/Revenue|New Prices|Step|Copy|Tallycomb/);
    }
  }
  // The next sheet is the result’s again.
  expect(wordsOn(...(await print(page, { format: 'Letter' })).sheets)).toContain('Revenue Lost');
});

test('the calendar file has a reminder for each step, with its card', async ({ page, watch }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const { name: service, pick, button } = pricesOn(page);
  await pick('4');
  const called = 'Schnitt, Föhnen; „lang“ 髪 👩🏽‍🦱';
  await service.fill(called);
  const downloading = page.waitForEvent('download');
  await button('Add to calendar').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('tallycomb-price-plan.ics');
  const text = await readFile(await file.path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const steps = planned(2, 8, 14, 20);
  expect(events).toHaveLength(steps.length);
  for (const [at, { month, price }] of steps.entries()) {
    const { startDate, summary, description } = new ICAL.Event(events[at]);
    expect([startDate.year, startDate.month, startDate.day]).toEqual([month.year, month.month, 1]);
    expect(summary).toBe(`New price: $${price} for ${called}`);
    expect(description).toContain(`Starting ${dayOf(month)}, ${called} is $${price}. `);
  }
  expect(watch.messages).toEqual([]);
});

test('the increase may cost so many visits, with all costs counted', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const section = sectionOf(page, 'How Many Clients Can You Lose?');
  const field = (name: string) => section.getByRole('textbox', { name });
  const exact = neededSince(50, '06/2019');
  await expect(field('Price now')).toHaveValue('50.00');
  await expect(field('New price')).toHaveValue(roundPrice(exact, 1).toFixed(2));
  await test.step('counted with the price that is shown, whichever it is', async () => {
    await pricesOn(page).pick('$5');
    await expect(field('New price')).toHaveValue(roundPrice(exact, 5).toFixed(2));
    await pricesOn(page).targets.getByText('To keep up with other salons').click();
    const salons = roundPrice(withSalons(50, '06/2019'), 5);
    await expect(field('New price')).toHaveValue(salons.toFixed(2));
  });
  await field('New price').fill('66');
  await field('Price now').fill('$ 60');
  await field('Commission in percent').fill('40');
  await field('Product a visit uses').fill('6,00');
  await field('Visits a month').fill('1,200');
  const input = { price: 60, newPrice: 66, commissionInPercent: 40, productCost: 6, visits: 1200 };
  const breakEven = breakEvenVisits(input);
  if (!breakEven.ok) throw new Error(breakEven.code);
  const answer = section.getByRole('status');
  await expect(answer).toHaveText(
    `You could lose ${breakEven.visitsToLose} of 1200 visits a month and still come out even.`,
  );
  await expect(section).toContainText('$60.00 − 40% − $6.00 = $30.00 now, and $33.60 at $66.00');
  await expect(section).toContainText(`so ${breakEven.visitsNeeded} visits earn as much`);
  await field('Commission in percent').fill('100');
  await expect(answer).toContainText('a visit leaves you nothing');
  await field('Commission in percent').fill('101');
  await field('Commission in percent').blur();
  await expect(field('Commission in percent')).toHaveAccessibleDescription(/from 0 to 100/);
  await expect(answer).toHaveCount(0);
});
