/** The page of the price indexes, without script. */
import { formatMonthName } from '@tallycomb/inflation-core';
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

function averageIn({ points }: IndexSeries, year: number): number {
  const published = points.filter(({ month }) => month.year === year);
  return published.reduce((sum, { index }) => sum + index, 0) / published.length;
}

test.use({ javaScriptEnabled: false });

test('the page has each series, its files, gaps, comb and figures', async ({ page, request }) => {
  await page.goto('/data');
  const highest = Math.max(
    ...Object.values(files).map((series) => averageIn(series, series.newest.year)),
  );
  for (const [slug, series] of Object.entries(files))
    await test.step(slug, async () => {
      const { id, first, newest } = series;
      const item = page.locator(`li#${slug}`);
      await expect(item).toContainText(id);
      await expect(item).toContainText(`${formatMonthName(first)} to ${formatMonthName(newest)}`);
      await expect(item).toContainText('Never published: October 2025.');
      for (const kind of ['CSV', 'JSON'])
        await expect(item.getByRole('link', { name: kind })).toHaveAttribute(
          'href',
          `/data/${slug}.${kind.toLowerCase()}`,
        );
      const scale = `0 0 ${(newest.year - cpiU.first.year + 1) * 3} ${Math.round(highest)}`;
      await expect(item.locator('svg')).toHaveAttribute('viewBox', scale);
      const line = await item.locator('svg path').getAttribute('d');
      const teeth = line?.match(/v\d+/g) ?? [];
      expect(teeth).toHaveLength(newest.year - first.year + 1);
      expect(teeth.at(-1)).toBe(`v${Math.round(averageIn(series, newest.year))}`);
    });
  const [month] = cpiU.points.slice(-1);
  const newestRow = sectionOf(page, 'The Last Two Years').getByRole('row').nth(1);
  await expect(newestRow).toContainText(formatMonthName(cpiU.newest));
  await expect(newestRow.getByRole('cell').first()).toHaveText(month?.index.toFixed(3) ?? '');
  const averages = sectionOf(page, 'Annual Averages').getByRole('row').filter({ hasText: '2019' });
  await expect(averages.getByRole('cell').first()).toHaveText(averageIn(cpiU, 2019).toFixed(3));
  const fields = Object.keys(await (await request.get('/data/cpi-u.json')).json());
  const table = page.getByRole('table').filter({ hasText: 'basePeriod' });
  await expect(table.getByRole('rowheader')).toHaveText(fields);
});
