/** The page that was not found: a comb whose teeth lie about and can be put back. */
import type { Locator } from '@playwright/test';
import { notFoundPage } from '@tallycomb/content/site';
import { expect, test } from './support/console-watch';
import { expectNoSidewaysScroll } from './support/layout';

/** The middle of a loose tooth, which is drawn apart from its box. */
const middleOfTooth = (box: Locator) =>
  box.evaluate((it) => {
    const { top, height, translate } = getComputedStyle(it, '::before');
    const { x, y, width } = it.getBoundingClientRect();
    const [right = 0, down = 0] = translate.split(' ').map(Number.parseFloat);
    return {
      x: x + width / 2 + right,
      y: y + Number.parseFloat(top) + Number.parseFloat(height) / 2 + down,
    };
  });

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

for (const width of [320, 390, 768, 1440, 2560])
  test(`at ${width} each tooth goes back from where it lies, without script; then the page says so`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1500 });
    await page.goto('/no-such-page');
    await expectNoSidewaysScroll(page);
    const { label, whole } = notFoundPage.teeth;
    const boxes = await page.getByRole('checkbox', { name: label }).all();
    expect(boxes).toHaveLength(5);
    for (const box of boxes) {
      await expect(page.getByText(whole)).toBeHidden();
      const { x, y } = await middleOfTooth(box);
      await page.mouse.click(x, y);
      await expect(box).toBeChecked();
    }
    await expect(page.getByText(whole)).toBeVisible();
  });
