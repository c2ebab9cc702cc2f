/** The pages of years, without script: contents and links. */
import { formatMonthName } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { expect, test } from './support/console-watch';
import { pageHeading, sectionOf } from './support/locators';
import { firstYearPath, sampledYearPaths, yearPaths } from './support/sitemap';

const LIST = '/inflation-calculator/years';
const yearOf = (path: string) => Number(path.split('/').at(-1));
const newestName = formatMonthName(cpiU.newest);

for (const path of sampledYearPaths)
  test.describe(path, () => {
    test.use({ javaScriptEnabled: false });
    const year = yearOf(path);

    test('answers with figures, a comb, a table and a chart', async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(pageHeading(page)).toHaveText(`What $50 in ${year} Is Worth Today`);
      const figures = await main.locator('dl').first().locator('dd').allTextContents();
      const [, salons = '', , prices = ''] = figures;
      const sentence = `A $50 haircut from ${year} would be ${prices} today with inflation, or ${salons} if you’d raised prices like other salons.`;
      const description = page.locator('meta[name=description]');
      expect(await description.getAttribute('content')).toContain(sentence);
      await expect(main.getByText(`Updated through ${newestName}`, { exact: true })).toBeVisible();
      const teeth = page.locator('main svg svg line');
      await expect(teeth).toHaveCount(cpiU.newest.year - 1967 + 1);
      const rows = sectionOf(page, 'Year by Year').getByRole('table').getByRole('row');
      await expect(rows.nth(1)).toContainText(salons);
      const chart = sectionOf(page, 'Inflation, Salons and You');
      const says = await chart.getByText(`From the ${year} average`).first().textContent();
      const name = `What the Haircut Would Be ${says}`;
      await expect(chart.getByRole('figure')).toHaveAccessibleName(name);
      const numbers = chart.locator('details').getByRole('row', { includeHidden: true });
      await expect(numbers.nth(1)).toContainText(salons);
      const lines = page.getByRole('blockquote');
      const address = await page.locator('link[rel=canonical]').getAttribute('href');
      for (const part of [`${newestName}.`, address ?? 'none', 'CUUR0000SA0', 'CUUR0000SEGC'])
        await expect(lines).toContainText(part);
    });
  });

for (const path of [firstYearPath, LIST])
  test(`no word touches a tooth of ${path}, at double text size too`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(path);
    for (const size of ['100%', '200%']) {
      const covered = await page.locator('main svg:has(> svg)').evaluate((comb, fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        const words = comb.previousElementSibling?.querySelectorAll(':not(:has(*))') ?? [];
        const boxes = [...words].map((element) => element.getBoundingClientRect());
        return [...comb.querySelectorAll('svg line')].filter((tooth) => {
          const { left, right, top } = tooth.getBoundingClientRect();
          return boxes.some((box) => box.left < right && box.right > left && box.bottom > top);
        }).length;
      }, size);
      expect(covered, size).toBe(0);
    }
  });

test('the list has every year with its figures, and a tooth as high as its discount', async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(page.getByText(`Updated through ${newestName}`, { exact: true })).toBeVisible();
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => ({
      path: row.querySelector('a')?.getAttribute('href'),
      dollars: Number(row.querySelector('td:last-of-type')?.textContent?.slice(1)),
    })),
  );
  expect(shown.map(({ path }) => path)).toEqual(yearPaths);
  const offOf = (dollars: number) => 1 - 50 / dollars;
  const most = offOf(shown.at(-1)?.dollars ?? 0);
  const old = shown.find(({ path }) => path?.endsWith('2019'))?.dollars ?? 0;
  const half = shown.find(({ dollars }) => dollars >= 100)?.path?.slice(-4);
  const off = Math.round(100 * offOf(old));
  await expect(
    page.getByText(
      `${off}% off is what every client gets if your prices are from 2019. Half off, if they’re from ${half}.`,
    ),
  ).toBeVisible();
  const shares = shown.map(({ dollars }) => offOf(dollars) / most);
  const heights = await page
    .locator('main svg svg line')
    .evaluateAll((lines) =>
      lines.map((line) => 100 - Number.parseFloat(line.getAttribute('y2') ?? '')),
    );
  expect(heights).toHaveLength(shares.length);
  for (const [at, share] of shares.toReversed().entries())
    expect(heights[at]).toBeCloseTo(100 * share, 1);
});

test('the calculator links to the years, and each year back with its January', async ({ page }) => {
  const year = yearOf(sampledYearPaths[1] ?? '');
  await page.goto('/inflation-calculator');
  await page.getByRole('link', { name: 'Every year since 1967' }).click();
  await expect(page).toHaveURL(LIST);
  await page.getByRole('link', { name: String(year), exact: true }).click();
  await expect(pageHeading(page)).toHaveText(`What $50 in ${year} Is Worth Today`);
  const beside = page.getByRole('navigation', { name: 'Other years' }).getByRole('link');
  await expect(beside.nth(0)).toHaveText(String(year - 1));
  await expect(beside.nth(1)).toHaveText(String(year + 1));
  await page.getByRole('link', { name: `Calculate from January ${year}` }).click();
  await expect(page).toHaveURL(`/inflation-calculator?date=01/${year}`);
  await expect(page.getByLabel('Last price update')).toHaveValue(`01/${year}`);
  await expect(page.getByLabel('Annual revenue')).toHaveValue('');
});
