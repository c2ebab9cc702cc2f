/** One price led to its target in steps, and taken along as a card and as a calendar file. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  addMonths,
  formatMonth,
  formatMonthName,
  formatPercent,
  type Month,
  monthOf,
} from '@tallycomb/inflation-core';
import { planPriceSteps } from '@tallycomb/inflation-core/pricing';
import ICAL from 'ical.js';
import {
  calculatorOn,
  changeSince,
  LINKED_QUERY,
  NEWEST,
  neededSince,
} from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { sectionOf } from '../support/page-parts';
import { print, wordsOn } from '../support/printed';

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

/** With the result that a link leads to. */
async function openPlan(page: Page) {
  await calculatorOn(page).open(LINKED_QUERY);
  const section = sectionOf(page, 'A Plan in Steps');
  return {
    section,
    answer: section.getByRole('status').first(),
    month: (step: number) => section.getByRole('textbox', { name: `Step ${step}`, exact: true }),
    name: section.getByRole('textbox', { name: 'What it’s called on the card' }),
    steps: section.getByRole('table'),
    rows: section.getByRole('rowheader'),
    card: section.getByText(/^From .* we charge/).locator('..'),
    copy: section.getByRole('button', { name: 'Copy the card' }),
    download: section.getByRole('button', { name: 'Download for your calendar' }),
    choose: (label: string) => section.getByText(label, { exact: true }).click(),
  };
}

test('two steps are proposed; the months after a changed one follow', async ({ page }) => {
  const { month, rows, steps, answer, choose } = await openPlan(page);
  await expect(month(1)).toHaveValue(formatMonth(later(2)));
  await expect(month(2)).toHaveValue(formatMonth(later(8)));
  await expect(rows).toHaveText([dayOf(later(2)), dayOf(later(8))]);
  const proposed = planned(2, 8);
  for (const { price, changeInPercent } of proposed)
    await expect(steps).toContainText(`$${price}${formatPercent(changeInPercent)}`);
  await expect(answer).toContainText(`$50 to $${proposed.at(-1)?.price}`);
  await choose('3');
  await month(1).fill(formatMonth(later(5)));
  await expect(month(3)).toHaveValue(formatMonth(later(17)));
  await month(2).fill(formatMonth(later(7)));
  await expect(rows).toHaveText([5, 7, 13].map((ahead) => dayOf(later(ahead))));
  await choose('1');
  await expect(rows).toHaveCount(1);
  await choose('4');
  await expect(month(2)).toHaveValue(formatMonth(later(7)));
  await test.step('what is wrong with a month is said at its field once it is left', async () => {
    await month(1).fill('06/2019');
    await expect(answer).toHaveText('The plan takes months still to come, one after the other.');
    await expect(month(1)).not.toHaveAttribute('aria-invalid');
    await month(1).blur();
    const says = `That month has begun. Try ${formatMonth(later(1))}.`;
    await expect(month(1)).toHaveAccessibleDescription(says);
    await expect(steps).toHaveCount(0);
    await month(1).fill(formatMonth(later(5)));
  });
  await test.step('on paper stand the steps and the card, and nothing to fill in', async () => {
    const words = wordsOn(...(await print(page, { format: 'Letter' })).sheets);
    for (const part of ['A Plan in Steps', dayOf(later(7)), 'for this service.'])
      expect(words).toContain(part);
    expect(words).not.toMatch(/Your Steps|How many steps|Download for your calendar/);
  });
});

test('the keyboard alone makes a plan and takes it along', async ({ page }) => {
  const { section, month, rows, name, download } = await openPlan(page);
  await section.getByRole('radio', { name: 'Prices' }).focus();
  for (const key of ['Tab', 'ArrowRight', 'Tab']) await page.keyboard.press(key);
  await expect(month(1)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(formatMonth(later(4)));
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.type('a brow wax');
  await page.keyboard.press('Tab');
  await expect(download).toBeFocused();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await downloading;
  await expect(rows).toHaveText([4, 10, 16].map((ahead) => dayOf(later(ahead))));
});

test('the card says what is charged from when, and why, and copies', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { section, name, card, copy } = await openPlan(page);
  const rose = formatPercent(changeSince('06/2019')).slice(1);
  const charged = `From ${dayOf(later(2))}, we charge $${planned(2, 8)[0]?.price}`;
  const why = `US consumer prices rose ${rose} from June 2019 to ${NEWEST}.`;
  await expect(card).toHaveText(`${charged} for this service. ${why}`);
  await name.fill('  a  full set. ');
  await expect(card).toHaveText(`${charged} for a full set. ${why}`);
  await copy.click();
  await expect(section.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${charged} for a full set. ${why}`);
  await name.fill('nails');
  await expect(section.getByText('Copied.')).toHaveCount(0);
  expect(watch.messages).toEqual([]);
});

test('the calendar file has a reminder for each step, with its card', async ({ page, watch }) => {
  const { name: service, choose, download } = await openPlan(page);
  await choose('4');
  const called = 'Damenhaarschnitt, Föhnen; Größe „lang“ \\ 髪 👩🏽‍🦱 für 日本語のとても長い名前';
  await service.fill(called);
  const downloading = page.waitForEvent('download');
  await download.click();
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
    expect(description).toContain(`From ${dayOf(month)}, we charge $${price} for ${called}. `);
  }
  expect(watch.messages).toEqual([]);
});
