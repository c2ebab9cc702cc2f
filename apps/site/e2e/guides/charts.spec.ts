/** Sums that are drawn, each beside the table whose figures it shows. */
import type { Locator } from '@playwright/test';
import { guides } from '@tallycomb/content/guides';
import { expect, test } from '../support/console-watch';
import { boxOf, expectNoSidewaysScroll } from '../support/layout';
import { articleText } from '../support/page-parts';

/** The table of a chart, which shares its box. */
const tableOf = (chart: Locator) => chart.locator('xpath=..').getByRole('table');

/** Pairs of words in a chart that cover one another. */
const overlaps = (chart: Locator) =>
  chart.locator('text').evaluateAll((all) => {
    const boxes = all.map((text) => text.getBoundingClientRect());
    return all.flatMap(({ textContent }, at) =>
      boxes.slice(at + 1).flatMap((other) => {
        const box = boxes[at] ?? new DOMRect();
        const isAcross = box.left < other.right && other.left < box.right;
        const isBelow = box.top < other.bottom - 2 && other.top < box.bottom - 2;
        return isAcross && isBelow ? [textContent] : [];
      }),
    );
  });

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
        await expectNoSidewaysScroll(page);
        for (const chart of charts) {
          const [drawn, table] = [await boxOf(chart), await boxOf(tableOf(chart))];
          if (width < 1200) expect(drawn.y, 'below').toBeGreaterThanOrEqual(table.bottom);
          else {
            expect(drawn.x, 'beside').toBeGreaterThan(table.right);
            expect(drawn.right).toBeLessThanOrEqual(width);
            expect(drawn.y).toBeLessThan(table.bottom);
          }
          expect(await overlaps(chart)).toEqual([]);
        }
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
