/** The page of the price indexes, without script. */
import { addMonths, formatMonthName, formatPercent } from '@tallycomb/inflation-core';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { changeInPercent } from '@tallycomb/inflation-core/series';
import { shortMonth } from '../src/calculator/figures/figures';
import { publishedSeries } from '../src/pages/data/data-files.server';
import { expect, test } from './support/console-watch';
import { sectionOf } from './support/locators';

test.use({ javaScriptEnabled: false });

test('the page has each series, its files, comb and figures', async ({ page }) => {
  await page.goto('/data');
  for (const { slug, series } of publishedSeries)
    await test.step(slug, async () => {
      const { id, first, newest } = series;
      const item = page.locator(`li#${slug}`);
      await expect(item).toContainText(id);
      await expect(item).toContainText(`${formatMonthName(first)} to ${formatMonthName(newest)}`);
      for (const kind of ['CSV', 'JSON'])
        await expect(item.getByRole('link', { name: kind })).toHaveAttribute(
          'href',
          `/data/${slug}.${kind.toLowerCase()}`,
        );
    });
  await expect(page.getByText(/^\$50 at a salon in 1967 is \$[\d,]+ now\. /)).toBeVisible();
  const { first, newest } = personalCareServices;
  await expect(page.locator('main svg svg line')).toHaveCount(newest.year - first.year + 1);
  const [month] = personalCareServices.points.slice(-1);
  const newestRow = sectionOf(page, 'The Last Two Years').getByRole('row').nth(1);
  await expect(newestRow).toContainText(shortMonth(formatMonthName(newest)));
  await expect(newestRow.getByRole('cell').first()).toHaveText(
    `${month?.index.toFixed(3)} ${formatPercent(changeInPercent(personalCareServices, { from: addMonths(newest, -12) }), 1)}`,
  );
  const averages = sectionOf(page, 'Annual Averages').getByRole('row').filter({ hasText: '2019' });
  await expect(averages.first()).toBeVisible();
});
