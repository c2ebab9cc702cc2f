/** What translators, extensions and password managers leave in a page before it is hydrated. */
import type { Page } from '@playwright/test';
import { calculatorOn, calculatorPath, LINKED_LOSS } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { holdBack, interact, SHELL_CODE, untilHydrated } from '../support/loading';
import { menuOn, menuPath } from '../support/menu-page';
import { footerLink } from '../support/navigation';
import { readableText } from '../support/page-parts';

/** What each of them makes of a page, one after the other. */
function changePage() {
  // As a translator leaves it: each text in <font><font>.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  const isInDrawing = (text: Node) => text.parentElement?.closest('svg');
  for (const text of texts.filter((text) => text.nodeValue?.trim() && !isInDrawing(text))) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  }
  for (const parent of document.querySelectorAll('body, main'))
    parent.prepend(document.createElement('div'));
  // A password manager, into and beside an input.
  for (const input of document.querySelectorAll('input')) {
    input.setAttribute('data-lpignore', 'true');
    input.setAttribute('autocomplete', 'off');
    input.after(document.createElement('com-password-manager'));
  }
}

const words = async (page: Page) =>
  (await readableText(page.locator('body'))).split(/\s+/).filter(Boolean).toSorted();

/** Holds the app back until the page is changed, as its code would on a slow line. */
async function openChanged(page: Page, path: string) {
  const release = await holdBack(page, SHELL_CODE);
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(changePage);
  return release;
}

/** Sections, an article with data of its own, and a table; the calculator and the menu are below. */
for (const path of ['/', '/guides/price-optimization', '/inflation-calculator/years'])
  test(`${path} loses no word and no link, whatever was put into it`, async ({ page }) => {
    const release = await openChanged(page, path);
    const before = await words(page);
    await interact(page);
    release();
    await untilHydrated(page);
    const after = await words(page);
    // The features that are not chosen close once there are tabs to choose them by.
    if (path !== '/') expect(after).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length * 0.7);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await footerLink(page, 'Privacy Policy').click();
    await expect(page).toHaveTitle(/^Privacy Policy/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

test('what is typed early outlives all of it, with the focus', async ({ page }) => {
  const { revenue, date, panel } = calculatorOn(page);
  const release = await openChanged(page, calculatorPath);
  await date.fill('6/2019');
  await revenue.click();
  await page.keyboard.type('$2,500');
  release();
  await untilHydrated(page);
  await expect(revenue).toBeFocused();
  await page.keyboard.type('00');
  await expect(revenue).toHaveValue('250000');
  await expect(date).toHaveValue('06/2019');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(LINKED_LOSS);
});

test('a list that is pasted early outlives all of it, with the focus', async ({ page }) => {
  const release = await openChanged(page, menuPath);
  const { box } = menuOn(page);
  await box.fill('Gel,48');
  release();
  await untilHydrated(page);
  await expect(box).toBeFocused();
  await page.keyboard.type(',06/2019');
  await expect(box).toHaveValue('Gel,48,06/2019');
});
