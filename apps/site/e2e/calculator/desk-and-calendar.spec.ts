/** What a plan is taken along as: the card for the front desk, the calendar file. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { formatPercent } from '@tallycomb/inflation-core';
import { planPriceSteps } from '@tallycomb/inflation-core/pricing';
import ICAL from 'ical.js';
import { changeSince, LOOKUP, NEWEST } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { dayOf, dollars, later, openPlan, proposed, target } from '../support/price-plan';

async function calendarBy(button: Locator, page: Page) {
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  const text = await readFile(await download.path(), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { name: download.suggestedFilename(), text, events };
}

test('the card says what is charged from when, and why, and copies as it stands', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { section, name, card, copy } = await openPlan(page);
  const rose = formatPercent(changeSince('06/2019')).slice(1);
  const why = `US consumer prices rose ${rose} from June 2019 to ${NEWEST}.`;
  const [first] = planPriceSteps({ price: 50, target, months: proposed, step: 1 });
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
  const { section, card, copy } = await openPlan(page);
  await copy.click();
  await expect(section.getByText('Your browser didn’t copy it.')).toHaveRole('status');
  const selected = await page.evaluate(() => getSelection()?.toString().replace(/\s+/g, ' '));
  expect(selected?.trim()).toBe(await card.textContent());
});

test('an estimate is called one on the card', async ({ page }) => {
  await page.route(LOOKUP, (route) => route.abort());
  const { card } = await openPlan(page);
  await expect(card).toContainText('US consumer prices rose an estimated');
});

test('the calendar file has a reminder for each step, with its card', async ({ page, watch }) => {
  const { name: service, choose, download } = await openPlan(page);
  await choose('4');
  const called = 'Damenhaarschnitt, Föhnen; Größe „lang“ \\ 髪 👩🏽‍🦱 für 日本語のとても長い名前';
  await service.fill(called);
  const { name, text, events } = await calendarBy(download, page);
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
