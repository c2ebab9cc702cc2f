/** What the page of a year says, without script: figures, table, chart, and the lines to cite. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/console-watch';
import { pageHeading, sectionOf } from '../support/page-parts';
import { print, wordsOn } from '../support/printed';
import { firstYearPath, sampledYearPaths } from '../support/sitemap';
import {
  carriedToNewest,
  carriedToYear,
  newestMonth,
  newestName,
  priceChange,
  ratesPerYear,
} from '../support/year-figures';

test.use({ javaScriptEnabled: false });

/** The cells of a table's rows, their heads among them. */
const cellsOf = (table: Locator) =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader') })
    .evaluateAll((rows: HTMLTableRowElement[]) =>
      rows.map((row) => [...row.cells].map(({ textContent }) => textContent)),
    );

for (const path of sampledYearPaths)
  test(`${path} answers in figures, table, chart and lines to cite`, async ({ page }) => {
    const year = Number(path.split('/').at(-1));
    const [withPrices, withSalons] = carriedToNewest(year);
    await page.goto(path);

    await test.step('answers in one sentence, with both figures large below it', async () => {
      const main = page.getByRole('main');
      await expect(pageHeading(page)).toHaveText(`What $50 in ${year} Is Worth Today`);
      const sentence = `A $50 haircut of ${year} is ${withPrices} with prices, ${withSalons} with salons.`;
      await expect(main.getByText(sentence, { exact: true })).toBeVisible();
      const definitions = main.locator('dl').first();
      await expect(definitions).toContainText(`With all prices${withPrices}`);
      await expect(definitions).toContainText(`With salon prices${withSalons}`);
      await expect(main.getByText(`Updated through ${newestName}`, { exact: true })).toBeVisible();
    });

    await test.step('draws a tooth for every year: the same haircut in it, its own in red', async () => {
      const teeth = page.locator('main svg svg line');
      const heights = await teeth.evaluateAll((lines) =>
        lines.map((line) => 100 - Number.parseFloat(line.getAttribute('y2') ?? '')),
      );
      expect(heights).toHaveLength(newestMonth.year - 1967 + 1);
      const inDollars = (amount: string) => Number(amount.replace(/[$,]/g, ''));
      const highest = year === newestMonth.year ? 50 : inDollars(withSalons);
      expect(heights[year - 1967]).toBeCloseTo((100 * 50) / highest, 1);
      expect(heights.at(-1)).toBe(100);
      const oldest = inDollars(carriedToYear(year, 1967)[1]);
      expect(heights[0]).toBeCloseTo((100 * oldest) / highest, 1);
    });

    await test.step('has a row for the newest month, each whole year since, and the year itself', async () => {
      const [first = [], ...years] = await cellsOf(
        sectionOf(page, 'Year by Year').getByRole('table'),
      );
      const whole = newestMonth.month === 12 ? newestMonth.year : newestMonth.year - 1;
      expect(years).toHaveLength(Math.max(1, whole - year + 1));
      const [, prices, , salons] = first;
      expect([prices, salons]).toEqual([withPrices, withSalons]);
      for (const [name, prices, change, salons] of years) {
        const named = Number(name);
        expect([named, prices, salons]).toEqual([named, ...carriedToYear(year, named)]);
        expect([named, change]).toEqual([named, named > whole ? '–' : priceChange(named)]);
      }
    });

    await test.step('says what its chart shows, and has the same numbers in a table', async () => {
      const section = sectionOf(page, 'Two Lines and a Flat One');
      const sentence = await section.getByText(`From the ${year} average`).first().textContent();
      await expect(section.getByRole('figure')).toHaveAccessibleName(
        `What the Haircut Would Be ${sentence}`,
      );
      const rates = ratesPerYear(year);
      await expect(section).toContainText(
        rates ? `All prices${rates[0]}Salons${rates[1]}` : 'there’s no yearly rate yet.',
      );
      const numbers = section.locator('details').getByRole('row', { includeHidden: true });
      await expect(numbers.nth(1)).toContainText(newestName);
      await expect(numbers.nth(1)).toContainText(withSalons);
    });

    await test.step('can be cited by whoever selects the lines: page, month, address and series', async () => {
      const lines = page.getByRole('blockquote');
      await expect(lines).toContainText(`“What $50 in ${year} Is Worth Today.”`);
      await expect(lines).toContainText(`Updated through ${newestName}.`);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      await expect(lines).toContainText(canonical ?? 'no address');
      for (const id of ['CUUR0000SA0', 'CUUR0000SEGC']) await expect(lines).toContainText(id);
    });

    await test.step('tells machines when its figures are from', async () => {
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      const nodes: Record<string, unknown>[] = JSON.parse(data ?? '')['@graph'];
      const { year: newest, month } = newestMonth;
      expect(nodes.find((node) => node['@type'] === 'WebPage')?.dateModified).toBe(
        `${newest}-${String(month).padStart(2, '0')}-01`,
      );
    });
  });

test.describe('where words stand over the shorter teeth', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  for (const [path, size] of [
    [firstYearPath, '100%'],
    [firstYearPath, '200%'],
    ['/inflation-calculator/years', '100%'],
    ['/inflation-calculator/years', '200%'],
  ] as const)
    test(`none touches one: ${path}, letters at ${size}`, async ({ page }) => {
      await page.goto(path);
      const covered = await page.locator('main svg:has(> svg)').evaluate((comb, fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        const words = comb.previousElementSibling?.querySelectorAll(':not(:has(*))') ?? [];
        const boxes = [...words].map((element) => element.getBoundingClientRect());
        return [...comb.querySelectorAll('svg line')].filter((tooth) => {
          const { left, right, top } = tooth.getBoundingClientRect();
          return boxes.some((box) => box.left < right && box.right > left && box.bottom > top);
        }).length;
      }, size);
      expect(covered).toBe(0);
    });
});

test('prints the whole table, with its head on each sheet, and no call to press a button', async ({
  page,
}) => {
  await page.goto(firstYearPath);
  const { sheets } = await print(page, { format: 'Letter' });
  const withRows = sheets.filter((sheet) => /\b(19|20)\d\d \$/.test(wordsOn(sheet)));
  expect(withRows.length).toBeGreaterThan(1);
  for (const sheet of withRows) expect(wordsOn(sheet)).toContain('$50 with salons');
  expect(wordsOn(...sheets)).not.toMatch(/Calculate from|Select the lines/);
});
