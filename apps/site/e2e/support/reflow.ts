/** What a visitor's own text settings and zoom do to a page. `installA11yProbe` comes first. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll } from './layout';

/** WCAG 1.4.12, to the letter. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;
const TWICE_THE_TEXT = 'html { font-size: 200% !important }';

async function nothingIsLost(page: Page, how: string) {
  expect(await page.evaluate(() => window.a11yProbe.clippedText()), how).toEqual([]);
  await expectNoSidewaysScroll(page, how);
  expect(await page.evaluate(() => window.a11yProbe.touchingLabels()), how).toEqual([]);
}

/** In the window as it is, and at last in one at 400 % zoom. */
export async function checkReflow(page: Page) {
  const cases = [
    { how: 'spaced text', rules: TEXT_SPACING },
    { how: 'text twice as large', rules: TWICE_THE_TEXT },
    { how: '400 % zoom', rules: '', size: { width: 320, height: 256 } },
  ];
  for (const { how, rules, size } of cases) {
    await test.step(`${how}: nothing is lost, nothing scrolls sideways`, async () => {
      if (size) await page.setViewportSize(size);
      await page.evaluate((added) => window.a11yProbe.addStyles(added), rules);
      await nothingIsLost(page, how);
    });
  }
}
