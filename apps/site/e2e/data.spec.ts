/** The price indexes as a page and as files. */
import { formatIsoMonth, formatMonthName } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { midwest } from '@tallycomb/inflation-core/regions/midwest';
import { northeast } from '@tallycomb/inflation-core/regions/northeast';
import { south } from '@tallycomb/inflation-core/regions/south';
import { west } from '@tallycomb/inflation-core/regions/west';
import type { IndexSeries } from '@tallycomb/inflation-core/series';
import { expect, test } from './support/console-watch';
import { sectionOf } from './support/page-parts';

const files = {
  'cpi-u': cpiU,
  'personal-care-services': personalCareServices,
  northeast,
  midwest,
  south,
  west,
} as const;
const entries = Object.entries(files);

for (const [slug, series] of entries) {
  test(`/data/${slug}.json is the whole series`, async ({ request }) => {
    const answer = await request.get(`/data/${slug}.json`);
    expect(answer.headers()['content-type']).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual({
      version: 1,
      id: series.id,
      name: series.name,
      source: 'US Bureau of Labor Statistics',
      sourceUrl: series.sourceUrl,
      basePeriod: '1982-84 = 100',
      first: formatIsoMonth(series.first),
      newest: formatIsoMonth(series.newest),
      missing: series.missing.map(formatIsoMonth),
      points: series.points.map(({ month, index }) => ({ month: formatIsoMonth(month), index })),
    });
  });

  test(`/data/${slug}.csv comes out of a table as it went in`, async ({ request }) => {
    const answer = await request.get(`/data/${slug}.csv`);
    expect(answer.headers()['content-type']).toMatch(/^text\/csv/);
    const [head, ...lines] = (await answer.text()).trimEnd().split('\r\n');
    expect(head).toBe('month,index');
    const points = lines.map((line) => line.split(','));
    expect(points.map(([month, index]) => [month, Number(index)])).toEqual(
      series.points.map(({ month, index }) => [formatIsoMonth(month), index]),
    );
  });
}

function averageIn({ points }: IndexSeries, year: number): number {
  const published = points.filter(({ month }) => month.year === year);
  return published.reduce((sum, { index }) => sum + index, 0) / published.length;
}

const DAY_IN_SECONDS = 86_400;

for (const path of [
  '/',
  '/inflation-calculator/2019',
  '/data.json',
  '/data/west.json',
  '/social/inflation-calculator.png',
  '/api/inflation/adjusted-revenue/us/50.00/2019-06-01',
])
  test(`${path} shows an index, so no cache keeps it for longer than a day`, async ({
    request,
  }) => {
    const { 'cache-control': policy = '' } = (await request.get(path)).headers();
    const [, seconds] = /max-age=(\d+)/.exec(policy) ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(DAY_IN_SECONDS);
  });

test.describe('the page, without script', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page }) => {
    await page.goto('/data');
  });

  test('links to both files of each series, and says what is missing of it', async ({ page }) => {
    for (const [slug, { id, first, newest }] of entries) {
      const item = page.locator(`li#${slug}`);
      await expect(item).toContainText(id);
      await expect(item).toContainText(`${formatMonthName(first)} to ${formatMonthName(newest)}`);
      await expect(item).toContainText('Never published: October 2025.');
      const addresses = [`/data/${slug}.csv`, `/data/${slug}.json`];
      for (const [at, kind] of ['CSV', 'JSON'].entries())
        await expect(item.getByRole('link', { name: kind })).toHaveAttribute(
          'href',
          addresses[at] ?? '',
        );
    }
  });

  test('draws each series on one scale: a tooth a year, as long as its average', async ({
    page,
  }) => {
    const highest = Math.max(...entries.map(([, series]) => averageIn(series, series.newest.year)));
    for (const [slug, series] of entries) {
      const comb = page.locator(`li#${slug} svg`);
      const years = series.newest.year - cpiU.first.year + 1;
      const scale = `0 0 ${years * 3} ${Math.round(highest)}`;
      await expect(comb).toHaveAttribute('viewBox', scale);
      const teeth = (await comb.locator('path').getAttribute('d'))?.match(/v\d+/g) ?? [];
      expect(teeth).toHaveLength(series.newest.year - series.first.year + 1);
      expect(teeth.at(-1)).toBe(`v${Math.round(averageIn(series, series.newest.year))}`);
    }
  });

  test('shows the last two years as published, the newest first', async ({ page }) => {
    const rows = sectionOf(page, 'The Last Two Years')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await expect(rows).toHaveCount(24);
    const months = cpiU.points.slice(-24).reverse();
    for (const { month, index } of months.slice(0, 20)) {
      const row = rows.filter({ hasText: formatMonthName(month) });
      await expect(row.getByRole('cell').first()).toHaveText(index.toFixed(3));
    }
  });

  test('averages the years', async ({ page }) => {
    const section = sectionOf(page, 'Annual Averages');
    const row = section.getByRole('row').filter({ hasText: '2019' });
    await expect(row.getByRole('cell').first()).toHaveText(averageIn(cpiU, 2019).toFixed(3));
  });

  test('describes every field of the JSON', async ({ page, request }) => {
    const fields = Object.keys(await (await request.get('/data/cpi-u.json')).json());
    const table = page.getByRole('table').filter({ hasText: 'basePeriod' });
    await expect(table.getByRole('rowheader')).toHaveText(fields);
  });

  test('offers machines a data set a series, with its files and its dates', async ({ page }) => {
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const graph: Record<string, unknown>[] = JSON.parse(data ?? '')['@graph'];
    const sets = graph.filter((node) => node['@type'] === 'Dataset');
    expect(sets.map(({ identifier }) => identifier)).toEqual(entries.map(([, { id }]) => id));
    for (const { distribution, license, dateModified, temporalCoverage } of sets) {
      expect(distribution).toHaveLength(2);
      expect(license).toMatch(/^https:\/\/www\.bls\.gov\//);
      expect(String(temporalCoverage)).toContain(String(dateModified).slice(0, 7));
    }
  });
});
