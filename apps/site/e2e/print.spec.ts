/** What comes out on paper, at the width of a printed page. */
import { calculatorOn } from './calculator-page';
import { expect, test } from './watched-page';

const paper = { width: 794, height: 1123 } as const;
const LINKED = '?date=06/2019&annualRevenue=250000';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(paper);
});

test('every page prints its text at full width, without header and footer', async ({ page }) => {
  for (const path of [
    '/',
    '/about',
    '/guides',
    '/guides/price-optimization',
    '/changelog',
    '/terms',
  ]) {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expect(page.locator('header').first(), path).toBeHidden();
    await expect(page.locator('footer').last(), path).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const widest = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('main p')].map((text) => text.clientWidth)),
    );
    expect(widest, path).toBeGreaterThan(paper.width / 2);
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
  await page.route('**/api/inflation/**', (route) => route.abort());
  await calculatorOn(page).open(LINKED);
  await expect(alert).toContainText('Using estimated inflation data');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Using estimated inflation data')).toBeHidden();
  await expect(panel).toContainText('What $250,000 a year bought');
  await expect(panel).toBeVisible();
  await expect(table).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Revenue Needed to Stand Still' })).toBeVisible();
  await expect(page.locator('header').first()).toBeHidden();
});
