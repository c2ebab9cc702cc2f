/** Repeated presses, and browsers that translate the page. */
import type { Page } from '@playwright/test';
import { failedPage } from '@tallycomb/content/site';
import { calculatorOn, LINKED_LOSS, LOOKUP, lossSince } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { holdBack, requestsOf } from '../support/loading';
import { expectWholePage, pageHeading } from '../support/locators';
import { footerLink } from '../support/navigation';

test('of ten Calculates in a row, each clicked twice, the last one wins', async ({ page }) => {
  const { panel, alert, button, revenue, date, expectTyped, openHydrated } = calculatorOn(page);
  await openHydrated();
  await date.fill('06/2026');
  await revenue.evaluate(async (input: HTMLInputElement) => {
    // The native setter, as React’s own would hide the change from React.
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const button = input.form?.querySelector('button');
    for (let run = 1; run <= 10; run += 1) {
      set?.call(input, String(run * 1000));
      input.dispatchEvent(new Event('input', { bubbles: true }));
      button?.click();
      button?.click();
      do await new Promise((resolve) => setTimeout(resolve));
      while (input.readOnly);
    }
  });
  await expect(panel).toContainText('what $10,000 bought');
  await expectTyped('10000', '06/2026');
  await expect(page).toHaveURL(/annualRevenue=10000$/);
  await expect(panel.getByRole('heading')).toHaveCount(1);
  await expect(alert).toBeEmpty();
  await test.step('a hundred refused presses leave one toast, and keep the fields', async () => {
    await date.fill('13/2024');
    await button.evaluate((element: HTMLButtonElement) => {
      for (let run = 0; run < 100; run += 1) element.click();
    });
    await expect(alert.getByText('Invalid date format')).toHaveCount(1);
    await expectTyped('10000', '13/2024');
  });
});

test('six scripted clicks send one lookup, and two on a link make one history entry', async ({
  page,
}) => {
  const { revenue, date, button, panel, openHydrated } = calculatorOn(page);
  const asked = requestsOf(page, /\/api\/inflation\//);
  const answer = await holdBack(page, LOOKUP);
  await openHydrated();
  await revenue.fill('250000');
  await date.fill('06/2019');
  await button.evaluate((element: HTMLButtonElement) => {
    for (let click = 0; click < 6; click += 1) element.click();
  });
  answer();
  await expect(panel).toContainText(LINKED_LOSS);
  expect(asked).toHaveLength(1);
  await expect(page).toHaveURL(/annualRevenue=250000/);
  const before = await page.evaluate(() => history.length);
  await footerLink(page, 'Guides').dblclick();
  await expect(page).toHaveURL(/\/guides$/);
  await expect(pageHeading(page)).toHaveText('Guides');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

/** Wraps each text in an element without React, as a translating browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(`${text.nodeValue} (translated)`);
    }
  });

test('a translated calculator still calculates', async ({ page }) => {
  const { panel, revenue, calculate, openHydrated } = calculatorOn(page);
  await openHydrated();
  await translate(page);
  await calculate('250000', '06/2019');
  await expect(panel).toContainText(LINKED_LOSS);
  await translate(page);
  await revenue.fill('300000');
  await revenue.press('Enter');
  await expect(panel).toContainText(lossSince(300_000, '06/2019'));
  await expect(page.getByText(failedPage.heading)).toHaveCount(0);
  await expectWholePage(page);
});
