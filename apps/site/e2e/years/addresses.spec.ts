/** Where the years are, where they are not, and how one gets from one to the other. */

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { budgetOf } from '../../bench/budgets';
import { expect, test } from '../support/console-watch';
import { fetchPage, metaOf, titleOf } from '../support/crawled-site';
import { openHydrated } from '../support/hydration';
import { goInApp } from '../support/links';
import { pageHeading } from '../support/page-parts';
import { sampledYearPaths, yearPaths } from '../support/sitemap';
import { carriedToNewest, newestName } from '../support/year-figures';

const LIST = '/inflation-calculator/years';
const yearOf = (path: string) => Number(path.split('/').at(-1));
const years = yearPaths.map(yearOf);
const newest = Math.max(...years);

test('every year from 1967 has a page, and no year lacks one between', () => {
  expect(years).toEqual(Array.from({ length: newest - 1966 }, (_, ago) => newest - ago));
});

test('each is titled with the words that people type', async ({ request }) => {
  for (const path of yearPaths) {
    const page = await fetchPage(request, path);
    expect([path, page.status]).toEqual([path, 200]);
    const [title = ''] = titleOf(page);
    expect(title).toBe(`$50 in ${yearOf(path)} Today: Inflation and Salon Prices | Tallycomb`);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(metaOf(page, 'description').length).toBeLessThanOrEqual(160);
    expect(metaOf(page, 'description')).toContain(carriedToNewest(yearOf(path))[1]);
  }
});

test('the longest of them keeps to its bytes, and so does each', async () => {
  const files = yearPaths.map((path) => readFileSync(`dist/client${path}.html`));
  const longest = files.reduce((one, other) => (other.length > one.length ? other : one));
  expect(brotliCompressSync(longest).length).toBeLessThanOrEqual(
    budgetOf(`/inflation-calculator/${newest}`).htmlBytes,
  );
});

test('all show one picture in previews, and it is there', async ({ request }) => {
  const pages = await Promise.all(yearPaths.map((path) => fetchPage(request, path)));
  const images = new Set(pages.map((page) => metaOf(page, 'og:image')));
  expect(images.size).toBe(1);
  const [image = ''] = images;
  const answer = await request.get(new URL(image).pathname);
  expect(answer.headers()['content-type']).toBe('image/png');
});

for (const missing of ['1966', String(newest + 1), '20199', '02019', 'abc', '2019/more'])
  test(`there is no year ${missing}: 404 by the host, and the same page within the app`, async ({
    page,
    request,
    watch,
  }) => {
    const path = `/inflation-calculator/${missing}`;
    expect((await request.get(path)).status()).toBe(404);
    await openHydrated(page, path);
    await expect(pageHeading(page)).toHaveText('Oops! Page not found');
    await openHydrated(page, LIST);
    await goInApp(page, path);
    await expect(pageHeading(page)).toHaveText('Oops! Page not found');
    const logged = () => watch.messages.filter((text) => text.includes(`no page at ${path}`));
    await expect.poll(logged).toHaveLength(2);
  });

test('the list leads to every year with its figures, by decades', async ({ page }) => {
  await page.goto(LIST);
  await expect(page.getByText(`Updated through ${newestName}`, { exact: true })).toBeVisible();
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => [
      row.querySelector('a')?.getAttribute('href'),
      ...[...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    ]),
  );
  expect(shown).toEqual(yearPaths.map((path) => [path, ...carriedToNewest(yearOf(path))]));
  await expect(page.getByRole('heading', { level: 2, name: '1990s' })).toBeVisible();
});

test('the list begins with a comb: a tooth a year, as tall as its figure, and the oldest in words', async ({
  page,
}) => {
  const inDollars = (path: string) => Number(carriedToNewest(yearOf(path))[1].slice(1));
  const oldest = yearPaths.at(-1) ?? '';
  await page.goto(LIST);
  const words = `${carriedToNewest(yearOf(oldest))[1]} is what a $50 haircut comes to now`;
  await expect(page.getByText(words)).toBeVisible();
  const teeth = page.locator('main svg svg line');
  const heights = await teeth.evaluateAll((lines) =>
    lines.map((line) => 100 - Number.parseFloat(line.getAttribute('y2') ?? '')),
  );
  expect(heights).toHaveLength(years.length);
  for (const [place, path] of yearPaths.toReversed().entries())
    expect(heights[place]).toBeCloseTo((100 * inDollars(path)) / inDollars(oldest), 1);
});

test('where the comb is small, the list is one: a tooth in each row, as long as its figure', async ({
  page,
}) => {
  const inDollars = (path: string) => Number(carriedToNewest(yearOf(path))[1].slice(1));
  const oldest = yearPaths.at(-1) ?? '';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  const teeth = page.locator('tbody tr line');
  await expect(teeth).toHaveCount(years.length);
  for (const [place, path] of yearPaths.entries()) {
    const row = await page.locator('tbody tr').nth(place).boundingBox();
    const tooth = await teeth.nth(place).boundingBox();
    const share = inDollars(path) / inDollars(oldest);
    expect((tooth?.width ?? 0) / (row?.width ?? 1)).toBeCloseTo(share, 1);
  }
});

test('the calculator leads to the list, and a year back to it with its January filled in', async ({
  page,
}) => {
  const path = sampledYearPaths[1] ?? '';
  const month = `01/${yearOf(path)}`;
  await page.goto('/inflation-calculator');
  await page.getByRole('link', { name: 'Every year since 1967' }).click();
  await expect(page).toHaveURL(LIST);
  await page.getByRole('link', { name: String(yearOf(path)), exact: true }).click();
  await expect(pageHeading(page)).toHaveText(`What $50 in ${yearOf(path)} Is Worth Today`);
  await page.getByRole('link', { name: `Calculate from January ${yearOf(path)}` }).click();
  await expect(page).toHaveURL(`/inflation-calculator?date=${month}`);
  await expect(page.getByLabel('Last price update')).toHaveValue(month);
  await expect(page.getByLabel('Annual revenue')).toHaveValue('');
});

test('a year leads to those beside it, and the first and the newest to one', async ({ page }) => {
  for (const path of sampledYearPaths) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Other years' }).getByRole('link');
    const beside = [yearOf(path) - 1, yearOf(path) + 1].filter((year) => years.includes(year));
    await expect(links).toHaveText([
      ...beside.map(String),
      'All years',
      'The data, as CSV and JSON',
    ]);
  }
});
