/** One price led to its target in steps: months, rounding, the card for the desk, the calendar. */
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
  LOOKUP,
  NEWEST,
  neededSince,
} from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { sectionOf } from '../support/page-parts';
import { print, wordsOn } from '../support/printed';

const today = monthOf(new Date());
const later = (months: number) => addMonths(today, months);
const dayOf = (month: Month) => formatMonthName(month).replace(' ', ' 1, ');
const target = neededSince(50, '06/2019');
const dollars = (price: number) => `$${price}`;

function planOn(page: Page) {
  const section = sectionOf(page, 'A Plan in Steps');
  return {
    section,
    answer: section.getByRole('status').first(),
    month: (step: number) => section.getByRole('textbox', { name: `Step ${step}`, exact: true }),
    months: section.getByRole('textbox', { name: /^Step/ }),
    name: section.getByRole('textbox', { name: 'What it’s called on the card' }),
    steps: section.getByRole('table'),
    rows: section.getByRole('rowheader'),
    card: section.getByText(/^From .* we charge/).locator('..'),
    copy: section.getByRole('button', { name: 'Copy the card' }),
    download: section.getByRole('button', { name: 'Download for your calendar' }),
    choose: (label: string) => section.getByText(label, { exact: true }).click(),
  };
}

async function open(page: Page) {
  await calculatorOn(page).open(LINKED_QUERY);
  return planOn(page);
}

async function calendarOf(page: Page) {
  const downloading = page.waitForEvent('download');
  await planOn(page).download.click();
  const download = await downloading;
  const text = await readFile(await download.path(), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { name: download.suggestedFilename(), text, events };
}

test('two steps are proposed, each at the first of a month, with room to tell clients', async ({
  page,
}) => {
  const { month, months, rows, steps, answer } = await open(page);
  await expect(months).toHaveCount(2);
  await expect(month(1)).toHaveValue(formatMonth(later(2)));
  await expect(month(2)).toHaveValue(formatMonth(later(8)));
  await expect(rows).toHaveText([dayOf(later(2)), dayOf(later(8))]);
  const planned = planPriceSteps({ price: 50, target, months: [later(2), later(8)], step: 1 });
  for (const { price, changeInPercent } of planned) {
    await expect(steps).toContainText(`${dollars(price)}${formatPercent(changeInPercent)}`);
  }
  await expect(answer).toContainText(`$50 to ${dollars(planned.at(-1)?.price ?? 0)}`);
});

test('a month can be changed; the ones after it follow, and what was typed stays', async ({
  page,
}) => {
  const { month, months, rows, choose } = await open(page);
  await choose('3');
  await month(1).fill(formatMonth(later(5)));
  await expect(month(3)).toHaveValue(formatMonth(later(17)));
  await month(2).fill(formatMonth(later(7)));
  await expect(rows).toHaveText([5, 7, 13].map((ahead) => dayOf(later(ahead))));
  await choose('1');
  await expect(months).toHaveCount(1);
  await choose('4');
  await expect(month(2)).toHaveValue(formatMonth(later(7)));
  await expect(month(4)).toHaveValue(formatMonth(later(19)));
});

test('what is wrong with a month is said at its field once it is left, and no plan is shown', async ({
  page,
}) => {
  const { month, steps, answer } = await open(page);
  const next = formatMonth(later(1));
  for (const { typed, says } of [
    { typed: '13/2027', says: `Enter a month as MM/YYYY, such as ${next}.` },
    { typed: '', says: `Enter a month as MM/YYYY, such as ${next}.` },
    { typed: formatMonth(today), says: `That month has begun. Try ${next}.` },
    { typed: '06/2019', says: `That month has begun. Try ${next}.` },
  ]) {
    await month(1).fill(typed);
    await expect(answer).toHaveText('The plan takes months still to come, one after the other.');
    await expect(month(1)).not.toHaveAttribute('aria-invalid');
    await month(1).blur();
    await expect(month(1)).toHaveAccessibleDescription(says);
    await expect(month(2)).not.toHaveAttribute('aria-invalid');
    await expect(steps).toHaveCount(0);
  }
  await month(1).fill(formatMonth(later(9)));
  await month(2).fill(formatMonth(later(9)));
  await month(2).blur();
  const says = `Enter a month after ${formatMonthName(later(9))}.`;
  await expect(month(2)).toHaveAccessibleDescription(says);
});

test('four steps are equal in percent, to prices or to salons, as one price is typed for both', async ({
  page,
}) => {
  const { section, rows, choose, steps, answer } = await open(page);
  const box = sectionOf(page, 'Close the Gap');
  await box.getByText('The cent').click();
  await box.getByRole('textbox', { name: 'What you charge' }).fill('5000');
  await choose('4');
  await expect(rows).toHaveCount(4);
  const changes = async () =>
    (await section.getByRole('cell').allTextContents())
      .filter((text) => text.endsWith('%'))
      .map((text) => Number.parseFloat(text));
  const byPrices = ((neededSince(5000, '06/2019') / 5000) ** (1 / 4) - 1) * 100;
  for (const change of await changes()) expect(change).toBeCloseTo(byPrices, 1);
  await expect(answer).toContainText(`4 steps of ${formatPercent(byPrices)} each`);
  const salons = await box.getByText('To keep up with salons').locator('..').textContent();
  await choose('Salons');
  const [end = ''] = /\$[\d,.]+/.exec(salons ?? '') ?? [];
  await expect(steps.getByRole('row').last()).toContainText(end);
  const [first = 0, ...others] = await changes();
  expect(first).not.toBeCloseTo(byPrices, 1);
  for (const change of others) expect(change).toBeCloseTo(first, 1);
});

test('a step that rounding leaves without a change is named, and so is a plan without one', async ({
  page,
}) => {
  const { rows, choose, answer, steps } = await open(page);
  const box = sectionOf(page, 'Close the Gap');
  await box.getByText('$5', { exact: true }).click();
  await box.getByRole('textbox', { name: 'What you charge' }).fill('10');
  await choose('2');
  const months = [later(2), later(8)];
  const [kept] = planPriceSteps({ price: 10, target: neededSince(10, '06/2019'), months, step: 5 });
  const leftOut = months.find((month) => dayOf(month) !== dayOf(kept?.month ?? today)) ?? today;
  await expect(rows).toHaveText([dayOf(kept?.month ?? today)]);
  const says = `Rounded to $5, ${formatMonthName(leftOut)} changes nothing, so it’s left out.`;
  await expect(answer).toContainText(says);
  await box.getByRole('textbox', { name: 'What you charge' }).fill('4.90');
  await expect(answer).toContainText('$4.90 to $5');
  await box.getByRole('textbox', { name: 'What you charge' }).fill('5');
  await expect(answer).toHaveText(/^Rounded to \$5, no price comes out above the \$5 you charge/);
  await expect(steps).toHaveCount(0);
});

for (const { name, amount, says } of [
  { name: 'fell', amount: 240_000, says: 'It takes $48 to keep up, and you charge $50.' },
  { name: 'did not move', amount: 250_000, says: 'It takes $50 to keep up, and you charge $50.' },
])
  test(`where prices ${name} there is a sentence and no plan`, async ({ page }) => {
    const json = [{ date: '2026-08-01', amount }];
    await page.route(LOOKUP, (route) => route.fulfill({ json }));
    const { answer, steps } = await open(page);
    await expect(answer).toHaveText(`${says} There’s no increase to plan.`);
    await expect(steps).toHaveCount(0);
  });

test('the card says what is charged from when, and why, and copies as it stands', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { section, name, card, copy } = await open(page);
  const rose = formatPercent(changeSince('06/2019')).slice(1);
  const why = `US consumer prices rose ${rose} from June 2019 to ${NEWEST}.`;
  const [first] = planPriceSteps({ price: 50, target, months: [later(2), later(8)], step: 1 });
  const charged = `From ${dayOf(later(2))}, we charge ${dollars(first?.price ?? 0)}`;
  await expect(card).toHaveText(`${charged} for this service. ${why}`);
  await name.fill('  a  full set. ');
  await expect(card).toHaveText(`${charged} for a full set. ${why}`);
  await copy.click();
  await expect(section.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${charged} for a full set. ${why}`,
  );
  await name.fill('nails');
  await expect(section.getByText('Copied.')).toHaveCount(0);
  expect(watch.messages).toEqual([]);
});

test('where the browser does not copy, the card is selected, and it says so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const { section, card, copy } = await open(page);
  await copy.click();
  await expect(section.getByText('Your browser didn’t copy it.')).toHaveRole('status');
  const selected = await page.evaluate(() => getSelection()?.toString().replace(/\s+/g, ' '));
  expect(selected?.trim()).toBe(await card.textContent());
});

test('an estimate is called one on the card', async ({ page }) => {
  await page.route(LOOKUP, (route) => route.abort());
  const { card } = await open(page);
  await expect(card).toContainText('US consumer prices rose an estimated');
});

test('the calendar file has a reminder for each step, with its card', async ({ page, watch }) => {
  const { name: service, choose } = await open(page);
  await choose('4');
  const called = 'Damenhaarschnitt, Föhnen; Größe „lang“ \\ 髪 👩🏽‍🦱 für 日本語のとても長い名前';
  await service.fill(called);
  const { name, text, events } = await calendarOf(page);
  expect(name).toBe('tallycomb-price-plan.ics');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const months = [2, 8, 14, 20].map(later);
  const planned = planPriceSteps({ price: 50, target, months, step: 1 });
  expect(events).toHaveLength(planned.length);
  for (const [at, { month, price }] of planned.entries()) {
    const { startDate, summary, description, component } = events[at] ?? new ICAL.Event();
    expect([startDate.year, startDate.month, startDate.day]).toEqual([month.year, month.month, 1]);
    expect(summary).toBe(`New price: ${dollars(price)} for ${called}`);
    const card = `From ${dayOf(month)}, we charge ${dollars(price)} for ${called}. US consumer prices`;
    expect(description).toContain(`For the card at the front desk:\n${card}`);
    expect(component.getAllSubcomponents('valarm')).toHaveLength(1);
  }
  expect(watch.messages).toEqual([]);
});

test('the keyboard alone makes a plan and takes it along', async ({ page }) => {
  const { section, month, rows, name, download } = await open(page);
  await section.getByRole('radio', { name: 'Prices' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
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

test('on paper stand the steps and the card, and nothing to fill in or to press', async ({
  page,
}) => {
  const { rows } = await open(page);
  await expect(rows).toHaveCount(2);
  const words = wordsOn(...(await print(page, { format: 'Letter' })).sheets);
  for (const part of [
    'A Plan in Steps',
    dayOf(later(8)),
    'For the Front Desk',
    'for this service.',
  ])
    expect(words).toContain(part);
  for (const part of ['Your Steps', 'How many steps', 'Download for your calendar'])
    expect(words).not.toContain(part);
});
