/** What a visitor came for stands on the first screen of a desk. */
import { calculatorOn, calculatorPath } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { expectOneLine, expectSeenWhole } from '../support/layout';
import { menuOn, menuPath } from '../support/menu-page';
import { pageHeading } from '../support/page-parts';

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`${width} × ${height} pixels hold the calculator’s heading, on one line, and its button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(calculatorPath);
    await expectOneLine(pageHeading(page));
    await expectSeenWhole(calculatorOn(page).button);
  });
}

test('1440 × 900 pixels hold the menu’s box and the button that adds what is in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(menuPath);
  const { box, button } = menuOn(page);
  await expectSeenWhole(box);
  await expectSeenWhole(button('Add These Rows'));
  await expect(pageHeading(page)).toBeInViewport({ ratio: 1 });
});
