/** A browser that translates puts its own elements around each text, of which React knows nothing. */
import type { Page } from '@playwright/test';
import { failedPage } from '@tallycomb/content/site';
import { calculatorOn, LINKED_LOSS, lossSince } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { expectWholePage } from '../support/page-parts';

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

test('a calculator that is translated still calculates', async ({ page }) => {
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
