/** The column beside the text of a guide: results at large, and asides. */
import { guides } from '@tallycomb/content/guides';
import { expect, test } from '../support/console-watch';
import { guidePath } from '../support/guide-list';
import { expectNoSidewaysScroll } from '../support/layout';
import { articleText } from '../support/page-parts';

for (const { id, title } of guides)
  test(`the margin of "${title}" shows its results from 1200 pixels`, async ({ page }) => {
    await page.goto(guidePath(id));
    const figures = await articleText(page).locator('strong[data-figure]').all();
    expect(figures.length).toBeGreaterThan(0);
    for (const width of [1200, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      for (const figure of figures) {
        const shown = await figure.evaluate((it) => getComputedStyle(it, '::after').content);
        expect(shown, `at ${width}`).toContain(await figure.textContent());
      }
    }
  });

test('an aside stands beside the text that follows it', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto(guidePath('inflation-impact'));
  const aside = articleText(page).getByRole('note').first();
  const next = await aside.locator('xpath=following-sibling::*[1]').boundingBox();
  const box = await aside.boundingBox();
  expect(box?.x).toBeGreaterThan((next?.x ?? 0) + (next?.width ?? 0));
  expect(box?.y).toBeLessThan((next?.y ?? 0) + (next?.height ?? 0));
});
