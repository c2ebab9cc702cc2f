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
import { openFixture, pageFixtures, screens } from '../support/page-fixtures';
import { checkReflow } from '../support/reflow';
import { expectMenuWorksByKeyboard, tabThroughAndBack } from '../support/tab-order';

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

for (const fixture of pageFixtures)
  test(`${fixture.name}: keyboard, names, targets and reflow`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await installA11yProbe(page);
    await openFixture(page, fixture);
    for (const [kind, { size, menu }] of Object.entries(screens))
      await test.step(kind, async () => {
        await page.setViewportSize(size);
        await test.step('the first Tab shows the skip link', async () => {
          await page.evaluate(() => window.a11yProbe.stops()[0]?.focus());
          const skip = page.getByRole('link', { name: 'Skip to content' });
          await expect(skip).toBeFocused();
          await expect(skip).toBeInViewport({ ratio: 1 });
        });
        await tabThroughAndBack(page);
        await expectMenuWorksByKeyboard(page, menu);
        await test.step('names, landmarks and headings', () => checkTree(page));
        await test.step('targets are 24 CSS pixels wide and high, or stand apart', async () => {
          expect(await page.evaluate(() => window.a11yProbe.crampedTargets())).toEqual([]);
        });
      });
    await checkReflow(page);
  });
