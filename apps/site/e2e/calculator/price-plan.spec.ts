/** A new price in steps: months, cards and calendar file. */
import type { Locator } from '@playwright/test';
import { formatMonth } from '@tallycomb/inflation-core';
import ICAL from 'ical.js';
import { calculatorOn, changeSince, LINKED_QUERY } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { savedBy } from '../support/locators';
import { dayOf, later, planned, pricesOn, whole } from '../support/new-prices-page';
import { formats, print, wordsOn } from '../support/printed';

test('two steps are proposed; the months after a changed one follow', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const { month, cards, section, answer, pick, price } = pricesOn(page);
  await price.fill('50');
  const days = (...ahead: readonly number[]) =>
    ahead.map((months) => new RegExp(`, starting ${dayOf(later(months))}\\. `));
  const proposed = planned(2, 8);
  await expect(cards).toHaveText(days(2, 8));
  for (const [at, { price, changeInPercent }] of proposed.entries()) {
    await expect(cards.nth(at)).toContainText(`New price: $${price}, `);
    await expect(section).toContainText(`Step ${at + 1}, ${whole(changeInPercent)}`);
  }
  const changes = proposed.map(({ changeInPercent }) => whole(changeInPercent).slice(1));
  const way = `$50 to $${proposed.at(-1)?.price} in two steps: ${changes.join(', then ')}.`;
  await expect(answer).toHaveText(way);
  await pick('Change the dates');
  await expect(month(1)).toHaveValue(formatMonth(later(2)));
  await expect(month(2)).toHaveValue(formatMonth(later(8)));
  await pick('3');
  await month(2).fill(formatMonth(later(7)));
  await expect(cards).toHaveText(days(2, 7, 13));
  await pick('1');
  await expect(cards).toHaveCount(1);
  await test.step('a wrong month gets its error at its field on blur', async () => {
    await month(1).fill('06/2019');
    await expect(answer).toHaveText('For a plan, enter months still to come, one after the other.');
    await expect(month(1)).not.toHaveAttribute('aria-invalid');
    await month(1).blur();
    const says = `That month has begun. Try ${formatMonth(later(1))}.`;
    await expect(month(1)).toHaveAccessibleDescription(says);
    await expect(cards).toHaveCount(0);
  });
});

test('a card states price, date and reason, and can be copied', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calculatorOn(page).open(LINKED_QUERY);
  const { section, name, cards, targets, price } = pricesOn(page);
  const rose = whole(changeSince('06/2019')).slice(1);
  const charged = `Full set: $${planned(2, 8).at(-1)?.price}, starting ${dayOf(later(8))}.`;
  const why = `Prices in general are up about ${rose} since June 2019. Thank you for coming to us.`;
  await price.fill('50');
  await name.fill('Full set.');
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

test('no example is printed: the cards ask for price and name first', async ({ page }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const { section, cards, button, price, name, answer } = pricesOn(page);
  await expect(answer).toContainText('Example: $50 to');
  await expect(button('Copy the card')).toHaveCount(0);
  await expect(button('Add to calendar')).toHaveCount(0);
  await button('Print the cards').click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/It goes on the card/);
  await name.fill('Full set');
  await button('Print the cards').click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/Enter a price above \$0/);
  await price.fill('65');
  await expect(cards.first()).toContainText('Full set: $');
  await expect(section).not.toContainText('Example');
});

test('on a phone her own card is printed nine taps after home', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const { revenue, date, button: calculate } = calculatorOn(page);
  const { name, price, cards, button } = pricesOn(page);
  const taps: readonly [on: Locator, typed?: string][] = [
    [page.getByRole('button', { name: 'Menu' })],
    [page.getByRole('banner').getByRole('link', { name: 'Inflation Calculator' })],
    [revenue, '250000'],
    [date, '062019'],
    [calculate],
    [page.getByRole('main').getByRole('link', { name: 'New price' })],
    [name, 'Full set'],
    [price, '65'],
    [button('Print the cards').first()],
  ];
  for (const [on, typed = ''] of taps) {
    await on.click();
    await page.keyboard.type(typed);
  }
  await expect(cards.first()).toContainText('Full set: $');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Full set' }).first()).toBeVisible();
});

test('the cards are printed alone, two to a sheet, until the result is', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await calculatorOn(page).open(LINKED_QUERY);
  const { cards, button, price, name, pick } = pricesOn(page);
  await price.fill('50');
  await name.fill('Full set');
  await pick('3');
  await expect(cards).toHaveCount(3);
  await button('Print the cards').click();
  for (const format of formats) {
    const { sheets } = await print(page, { format });
    expect(sheets, format).toHaveLength(2);
    const [first, second] = sheets.map((sheet) => wordsOn(sheet).replaceAll('$ ', '$'));
    const steps = planned(2, 8, 14);
    for (const [at, { month, price: charged }] of steps.entries()) {
      const words = at < 2 ? first : second;
      expect(words).toContain(`$${charged}`);
      expect(words?.replaceAll(' ,', ',')).toContain(`tarting ${dayOf(month)}`);
    }
    expect(second?.split('Full set'), 'the third card comes twice').toHaveLength(3);
    expect(`${first} ${second}`).not.toMatch(/Revenue|New Prices|Step|Copy|Tallycomb/);
  }
  await button('Print this result').click();
  expect(wordsOn(...(await print(page, { format: 'Letter' })).sheets)).toContain('Revenue Lost');
});

test('the calendar file has a reminder for each step, with its card', async ({ page, watch }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const { name: service, button, price: charged } = pricesOn(page);
  await charged.fill('50');
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
    expect(summary).toBe(`New price for ${called}: $${price}`);
    expect(description).toContain(`${called}: $${price}, starting ${dayOf(month)}. `);
  }
  expect(watch.messages).toEqual([]);
});
