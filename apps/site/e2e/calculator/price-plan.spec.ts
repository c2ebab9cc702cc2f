/** A new price in steps: their months, as cards and as a calendar file. */
import { formatMonth } from '@tallycomb/inflation-core';
import ICAL from 'ical.js';
import { calculatorOn, changeSince, LINKED_QUERY } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { dayOf, later, planned, pricesOn, whole } from '../support/new-prices-page';
import { savedBy } from '../support/page-parts';
import { print, wordsOn } from '../support/printed';

test('two steps are proposed; the months after a changed one follow', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const { month, cards, section, answer, pick } = pricesOn(page);
  const days = (...ahead: readonly number[]) =>
    ahead.map((months) => new RegExp(`^Starting ${dayOf(later(months))}, this service is \\$`));
  const proposed = planned(2, 8);
  await expect(cards).toHaveText(days(2, 8));
  for (const [at, { price, changeInPercent }] of proposed.entries()) {
    await expect(cards.nth(at)).toContainText(`is $${price}.`);
    await expect(section).toContainText(`Step ${at + 1}, ${whole(changeInPercent)}`);
  }
  await expect(answer).toContainText(`$50 to $${proposed.at(-1)?.price} in 2 steps`);
  await pick('Change the dates');
  await expect(month(1)).toHaveValue(formatMonth(later(2)));
  await expect(month(2)).toHaveValue(formatMonth(later(8)));
  await pick('3');
  await month(2).fill(formatMonth(later(7)));
  await expect(cards).toHaveText(days(2, 7, 13));
  await pick('1');
  await expect(cards).toHaveCount(1);
  await test.step('what is wrong with a month is said at its field once it is left', async () => {
    await month(1).fill('06/2019');
    await expect(answer).toHaveText('For a plan, enter months still to come, one after the other.');
    await expect(month(1)).not.toHaveAttribute('aria-invalid');
    await month(1).blur();
    const says = `That month has begun. Try ${formatMonth(later(1))}.`;
    await expect(month(1)).toHaveAccessibleDescription(says);
    await expect(cards).toHaveCount(0);
  });
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
  const charged = `Starting ${dayOf(later(8))}, a full set is $${planned(2, 8).at(-1)?.price}.`;
  const why = `Prices in general are up about ${rose} since June 2019. Thank you for coming to us.`;
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
      const words = wordsOn(sheets[at] ?? [])
        .replaceAll('$ ', '$')
        .replace(' ,', ',');
      expect(words).toContain(`Starting ${dayOf(month)}, this service is $${price}.`);
      expect(words).not.toMatch(/Revenue|New Prices|Step|Copy|Tallycomb/);
    }
  }
  // The next sheet is the result’s again.
  expect(wordsOn(...(await print(page, { format: 'Letter' })).sheets)).toContain('Revenue Lost');
});

test('the calendar file has a reminder for each step, with its card', async ({ page, watch }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const { name: service, button } = pricesOn(page);
  const called = 'Schnitt, Föhnen; „lang“ 髪 👩🏽‍🦱';
  await service.fill(called);
  const file = await savedBy(button('Add to calendar'));
  expect(file.name).toBe('tallycomb-price-plan.ics');
  const events = new ICAL.Component(ICAL.parse(file.text)).getAllSubcomponents('vevent');
  const steps = planned(2, 8);
  expect(events).toHaveLength(steps.length);
  for (const [at, { month, price }] of steps.entries()) {
    const { startDate, summary, description } = new ICAL.Event(events[at]);
    expect([startDate.year, startDate.month, startDate.day]).toEqual([month.year, month.month, 1]);
    expect(summary).toBe(`New price: $${price} for ${called}`);
    expect(description).toContain(`Starting ${dayOf(month)}, ${called} is $${price}. `);
  }
  expect(watch.messages).toEqual([]);
});
