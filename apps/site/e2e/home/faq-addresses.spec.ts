/** An address that ends in a question's id leads to its answer, however one comes there. */

import type { Page } from '@playwright/test';
import { faq } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { expectSeenWhole } from '../support/layout';
import { hydrate, openHydrated } from '../support/loading';
import { goInApp } from '../support/navigation';

const ids = faq.items.map(({ id }) => id);
const [third = '', last = ''] = [ids[2], ids.at(-1)];

/** The answer is open and in view, with its question above it and nothing over either. */
async function expectAnswerInView(page: Page, id: string): Promise<void> {
  const answer = page.locator(`[id="${id}"]`);
  await expect(answer, id).toBeInViewport({ ratio: 1 });
  const question = page.locator('details', { has: answer }).locator('summary');
  await expect(question, id).toBeInViewport({ ratio: 1 });
  await expectSeenWhole(question);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the address of a question opens its answer and scrolls to it', async ({ page }) => {
      for (const id of [third, last]) {
        await page.goto('about:blank'); // Else the browser stays on the page, and only scrolls.
        await page.goto(`/#${id}`);
        await expectAnswerInView(page, id);
      }
    });
  });

test('the answer stays open while the page hydrates', async ({ page }) => {
  await page.goto(`/#${last}`);
  await hydrate(page);
  await expectAnswerInView(page, last);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, third);
  await expectAnswerInView(page, third);
});

test('a link within the app leads to the answer, too', async ({ page }) => {
  await openHydrated(page, '/about');
  await goInApp(page, `/#${last}`);
  await expectAnswerInView(page, last);
});
