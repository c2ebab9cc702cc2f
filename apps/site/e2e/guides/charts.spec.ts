/** Sums that are drawn: each chart shows the figures of the table that it stands beside. */
import type { Locator, Page } from '@playwright/test';
import { guides } from '@tallycomb/content/guides';
import { expect, test } from '../support/console-watch';
import { guidePath } from '../support/guide-list';
import { expectNoSidewaysScroll } from '../support/layout';
import { articleText } from '../support/page-parts';

const chartsOf = (page: Page) => articleText(page).getByRole('img', { name: /^Chart: / });

/** The table of a chart, which shares its box. */
const tableOf = (chart: Locator) => chart.locator('xpath=..').getByRole('table');

const valuesIn = (chart: Locator) =>
  chart
    .locator('[data-look=value]')
    .evaluateAll((all) => all.map((value) => value.firstChild?.textContent ?? ''));

/** Pairs of words in a chart that cover one another. */
const overlaps = (chart: Locator) =>
  chart.locator('text').evaluateAll((all) => {
    const boxes = all.map((text) => ({
      words: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ words, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom - 2 &&
            other.top < box.bottom - 2,
        )
        .map((other) => `${words} and ${other.words}`),
    );
  });

for (const { id, title } of guides)
  test(`the charts of "${title}" show their tables’ figures, and stand with them at every width`, async ({
    page,
  }) => {
    await page.goto(guidePath(id));
    const charts = await chartsOf(page).all();
    expect(charts.length).toBeGreaterThan(0);

    await test.step('they show figures of their tables, by their names', async () => {
      for (const chart of charts) {
        const table = tableOf(chart);
        const caption = await table.locator('caption').textContent();
        await expect(chart).toHaveAccessibleName(`Chart: ${caption}`);
        const cells = await table.locator('td').allTextContents();
        const values = await valuesIn(chart);
        expect(values.length).toBeGreaterThan(2);
        expect(values.filter((value) => !cells.includes(value))).toEqual([]);
      }
    });

    await test.step('from 1200 pixels they stand beside them, in view', async () => {
      for (const width of [1200, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        for (const chart of charts) {
          const [drawn, table] = [await chart.boundingBox(), await tableOf(chart).boundingBox()];
          expect(drawn?.x).toBeGreaterThan((table?.x ?? 0) + (table?.width ?? 0));
          expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeLessThanOrEqual(width);
          expect(drawn?.y).toBeLessThan((table?.y ?? 0) + (table?.height ?? 0));
          expect(await overlaps(chart), `at ${width}`).toEqual([]);
        }
      }
    });

    await test.step('on small screens they stand below them, their words apart', async () => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
        for (const chart of charts) {
          const [drawn, table] = [await chart.boundingBox(), await tableOf(chart).boundingBox()];
          expect(drawn?.y).toBeGreaterThanOrEqual((table?.y ?? 0) + (table?.height ?? 0));
          expect(await overlaps(chart), `at ${width}`).toEqual([]);
        }
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
