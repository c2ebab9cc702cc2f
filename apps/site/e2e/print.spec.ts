/** What comes out on paper, at the width of a printed page. */
import { calculatorOn, LINKED_QUERY, LOOKUP } from './support/calculator-page';
import { expect, test } from './support/console-watch';
import { pageHeading } from './support/page-parts';

const paper = { width: 794, height: 1123 } as const;
/** Beside their text stands a list of contents, on a screen. */
const LONG = new Set(['/guides/price-optimization', '/changelog', '/terms']);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(paper);
});

test('every page prints without header and footer, and long text at full width', async ({
  page,
}) => {
  for (const path of ['/', '/about', '/guides', ...LONG]) {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expect(page.locator('header').first(), path).toBeHidden();
    await expect(page.locator('footer').last(), path).toBeHidden();
    await expect(pageHeading(page), path).toBeVisible();
    const longest = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('main p, main li')];
      texts.sort((a, b) => (b.textContent?.length ?? 0) - (a.textContent?.length ?? 0));
      return texts[0]?.clientWidth;
    });
    if (LONG.has(path)) expect(longest, path).toBeGreaterThan(paper.width / 2);
    const fixed = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter(
          (element) =>
            getComputedStyle(element).position === 'fixed' &&
            element.getBoundingClientRect().bottom > 0,
        ).length,
    );
    expect(fixed, path).toBe(0);
  }
});

test('the result is printed with its table and its chart, without a toast', async ({ page }) => {
  const { panel, table, alert } = calculatorOn(page);
  await page.route(LOOKUP, (route) => route.abort());
  await calculatorOn(page).open(LINKED_QUERY);
  await expect(alert).toContainText('Using estimated inflation data');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Using estimated inflation data')).toBeHidden();
  await expect(panel).toContainText('what $250,000 bought');
  await expect(panel).toBeVisible();
  await expect(table).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Revenue Needed to Stand Still' })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(3);
  // On a screen, charts further down wait to be scrolled to before their lines are drawn.
  const heldBack = await page.locator('figure svg *').evaluateAll(
    (parts) =>
      parts.filter((part) => {
        const { clipPath, strokeDashoffset } = getComputedStyle(part);
        return clipPath !== 'none' || Number.parseFloat(strokeDashoffset) !== 0;
      }).length,
  );
  expect(heldBack, 'parts of charts that are not drawn').toBe(0);
  await expect(page.locator('header').first()).toBeHidden();
});
