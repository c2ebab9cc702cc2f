/** Pages that translators, extensions or password managers change before hydration. */
import type { Page } from '@playwright/test';
import { calculatorOn, calculatorPath, LINKED_LOSS } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { holdBack, interact, SHELL_CODE, untilHydrated } from '../support/loading';
import { readableText } from '../support/locators';
import { menuOn, menuPath } from '../support/menu-page';
import { footerLink } from '../support/navigation';

/** Runs in the page: makes the changes of all of them. */
function changePage() {
  // A translator wraps each text in <font><font>.
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
  // A password manager adds attributes to inputs, and an element beside each.
  for (const input of document.querySelectorAll('input')) {
    input.setAttribute('data-lpignore', 'true');
    input.setAttribute('autocomplete', 'off');
    input.after(document.createElement('com-password-manager'));
  }
}

const words = async (page: Page) =>
  (await readableText(page.locator('body'))).split(/\s+/).filter(Boolean).toSorted();

/** Opens a page and changes it while the app's code is held back. */
async function openChanged(page: Page, path: string) {
  const release = await holdBack(page, SHELL_CODE);
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(changePage);
  return release;
}

/** A page of sections, an article with data, and a table; calculator and menu are tested below. */
for (const path of ['/', '/guides/price-optimization', '/inflation-calculator/years'])
  test(`${path} keeps all words and links after foreign changes`, async ({ page }) => {
    const release = await openChanged(page, path);
    const before = await words(page);
    await interact(page);
    release();
    await untilHydrated(page);
    const after = await words(page);
    // On home, hydration turns the features into tabs, and closes all but one.
    if (path !== '/') expect(after).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length * 0.7);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await footerLink(page, 'Privacy Policy').click();
    await expect(page).toHaveTitle(/^Privacy Policy/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

test('early typing is kept through foreign changes, with the focus', async ({ page }) => {
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

test('a list pasted early is kept through foreign changes, with the focus', async ({ page }) => {
  const release = await openChanged(page, menuPath);
  const { box } = menuOn(page);
  await box.fill('Gel,48');
  release();
  await untilHydrated(page);
  await expect(box).toBeFocused();
  await page.keyboard.type(',06/2019');
  await expect(box).toHaveValue('Gel,48,06/2019');
});
