/** The market that scrolling combs: a story in four sentences, and its drawing. */
import type { Page } from '@playwright/test';
import { market } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { layoutShift } from '../support/layout';
import { readableText, sectionOf } from '../support/page-parts';

const marketOn = (page: Page) => sectionOf(page, market.heading);
const drawingOn = (page: Page) => marketOn(page).locator('svg');
const stepOn = (page: Page, step: number) => marketOn(page).getByRole('listitem').nth(step);

/** The curve of the first strands: another one for each place of the scroll while it is combed. */
const firstStrands = (page: Page) =>
  drawingOn(page)
    .locator('path')
    .first()
    .evaluate((path) => getComputedStyle(path).getPropertyValue('d'));

async function showInMiddle(page: Page, step: number) {
  await stepOn(page, step).evaluate((item) =>
    item.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`at ${size.width} the tangle is combed as its sentences pass, and the drawing stays in sight`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const shapes: string[] = [];
    for (const step of market.steps.keys()) {
      await showInMiddle(page, step);
      await expect(stepOn(page, step)).toBeInViewport();
      await expect(drawingOn(page)).toBeInViewport({ ratio: step === 0 ? 0.3 : 0.95 });
      shapes.push(await firstStrands(page));
    }
    const [tangle, combed, ...later] = shapes;
    expect(tangle).not.toBe(combed);
    expect(new Set(later)).toEqual(new Set([combed]));
    // The header becomes lower.
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });

test('under reduced motion the comb is drawn, complete, and the sentences stand close', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await showInMiddle(page, 0);
  const first = await firstStrands(page);
  await showInMiddle(page, 3);
  expect(await firstStrands(page)).toBe(first);
  const story = await marketOn(page).boundingBox();
  expect(story?.height).toBeLessThan(1200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all four sentences can be read at once', async ({ page }) => {
    await page.goto('/');
    const readable = await readableText(marketOn(page));
    for (const { text } of market.steps) expect(readable).toContain(text);
  });
});
