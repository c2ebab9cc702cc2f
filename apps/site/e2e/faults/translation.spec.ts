/** A browser that translates puts its own elements around each text, of which React knows nothing. */
import type { Page } from '@playwright/test';
import { calculatorOn, LINKED_LOSS } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { interact, openHydrated, untilHydrated } from '../support/hydration';
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

/** As a reader finds them: what is hidden has none. */
const countWords = async (page: Page) => {
  // biome-ignore lint/performance/useDomNodeTextContent: it lacks what `display: none` hides.
  const text = await page.locator('body').innerText();
  return text.replaceAll('(translated)', ' ').match(/\S+/g)?.length ?? 0;
};

for (const path of ['/', '/about', '/guides/price-optimization', '/changelog', '/terms'])
  test(`${path}, translated before the first interaction, loses no text by it`, async ({ page }) => {
    await openHydrated(page, path);
    const untranslated = await countWords(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await translate(page);
    await interact(page);
    await untilHydrated(page);
    await expect.poll(() => countWords(page)).toBeGreaterThan(untranslated * 0.95);
    await expectWholePage(page);
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
  await expect(panel).toContainText('$92,335.53');
  await expect(page.getByText('Did Not Load')).toHaveCount(0);
  await expectWholePage(page);
});
