/** Sums that are drawn, each beside the table whose figures it shows; and images that fail. */
import type { Locator } from '@playwright/test';
import { guides } from '@tallycomb/content/guides';
import { expect, test } from '../support/console-watch';
import { boxOf } from '../support/layout';
import { untilPainted } from '../support/loading';
import { articleText } from '../support/page-parts';
import { labelFaults } from '../support/text-probe';

/** The table of a chart, which shares its box. */
const tableOf = (chart: Locator) => chart.locator('xpath=..').getByRole('table');

for (const { id, title } of guides)
  test(`the charts of "${title}" stand beside their tables, no word over another`, async ({
    page,
  }) => {
    await page.goto(`/guides/${id}`);
    const charts = await articleText(page)
      .getByRole('img', { name: /^Chart: / })
      .all();
    expect(charts.length).toBeGreaterThan(0);
    for (const width of [320, 1200, 1920])
      await test.step(`at ${width}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        for (const chart of charts) {
          const [drawn, table] = [await boxOf(chart), await boxOf(tableOf(chart))];
          if (width < 1200) expect(drawn.y, 'below').toBeGreaterThanOrEqual(table.bottom);
          else {
            expect(drawn.x, 'beside').toBeGreaterThan(table.right);
            expect(drawn.right).toBeLessThanOrEqual(width);
            expect(drawn.y).toBeLessThan(table.bottom);
          }
        }
        expect(await labelFaults(page)).toEqual([]);
      });
    await test.step('no more than 2,000 pixels of text alone interrupt them', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const drawn = articleText(page).locator(':is(svg, img)');
      const tops = await drawn.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
      );
      const gaps = tops.map(([top = 0], at) => top - (tops[at - 1]?.[1] ?? top));
      expect(Math.max(...gaps)).toBeLessThan(2000);
    });
  });

const PLACEHOLDER = '/guides/placeholder.svg';
const covers = /\/guides\/[a-z-]+\.svg$/;
const LOGGED = 'Error loading guide image';

test.describe('a failed image', () => {
  test('is logged and replaced by the placeholder', async ({ page, watch }) => {
    await page.route(/scenario-analysis\.svg$/, (route) => route.abort());
    await page.goto('/guides');
    const images = page.getByRole('main').locator('img');
    await expect(images.nth(1)).toHaveAttribute('src', PLACEHOLDER);
    const width = () => images.nth(1).evaluate((it: HTMLImageElement) => it.naturalWidth);
    await expect.poll(width).toBe(600);
    await expect(images.nth(0)).toHaveAttribute('src', '/guides/price-optimization.svg');
    const logged = () => watch.messages.filter((message) => message.includes(LOGGED));
    expect(logged()).toEqual([expect.stringContaining('/guides/scenario-analysis.svg')]);
    await page.unrouteAll();
    await page.route(/scenario-analysis-wide\.svg$/, (route) => route.abort());
    await page.reload();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Write Three Versions of Next Year' }).click();
    await expect(page.locator('picture img')).toHaveAttribute('src', PLACEHOLDER);
    await expect.poll(() => logged().join('\n')).toContain('/guides/scenario-analysis-wide.svg');
  });

  test('asks for a placeholder that fails once, not again and again', async ({ page, watch }) => {
    const asked: string[] = [];
    await page.route(covers, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.goto('/guides/price-optimization');
    await expect(page.locator('picture img')).toHaveAttribute('src', PLACEHOLDER);
    await untilPainted(page, 20);
    expect(asked.filter((path) => path === PLACEHOLDER)).toHaveLength(1);
    expect(watch.messages.filter((message) => message.includes(LOGGED))).toHaveLength(1);
  });
});
