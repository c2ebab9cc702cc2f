/** What axe cannot judge, on one page of each kind and in the calculator's states. */
import { expect, type Page, test } from '@playwright/test';
import { installA11yProbe } from '../support/a11y-probe';
import {
  firstLevelHeadings,
  namesOf,
  skippedLevels,
  treeOf,
  unnamed,
} from '../support/accessibility-tree';
import { expectNoSidewaysScroll } from '../support/layout';
import { openFixture, pageFixtures, screens } from '../support/page-fixtures';
import { expectMenuWorksByKeyboard, tabThroughAndBack } from '../support/tab-order';

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

async function checkTree(page: Page) {
  const tree = await treeOf(page);
  expect(unnamed(tree), 'what has no name').toEqual([]);
  for (const landmark of ['banner', 'main', 'contentinfo']) {
    expect(namesOf(tree, landmark), landmark).toHaveLength(1);
  }
  for (const landmark of ['navigation', 'region']) {
    const names = namesOf(tree, landmark);
    expect(names, `${landmark}s, each by a name of its own`).toEqual([...new Set(names)]);
  }
  expect(firstLevelHeadings(tree), 'headings of the first level').toHaveLength(1);
  expect(skippedLevels(tree), 'skipped levels').toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

async function checkReflow(page: Page) {
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

for (const [kind, screen] of Object.entries(screens)) {
  for (const fixture of pageFixtures) {
    test(`${fixture.name}, ${kind}: keyboard, names, targets and reflow`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await installA11yProbe(page);
      await openFixture(page, fixture, screen);
      await test.step('the first Tab shows the skip link', async () => {
        await page.evaluate(() => window.a11yProbe.stops()[0]?.focus());
        const skip = page.getByRole('link', { name: 'Skip to content' });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport({ ratio: 1 });
      });
      await tabThroughAndBack(page);
      await expectMenuWorksByKeyboard(page, screen.menu);
      await test.step('names, landmarks and headings', () => checkTree(page));
      await test.step('targets are 24 CSS pixels wide and high, or stand apart', async () => {
        expect(await page.evaluate(() => window.a11yProbe.crampedTargets())).toEqual([]);
      });
      if (screen === screens.phone) await checkReflow(page);
    });
  }
}
