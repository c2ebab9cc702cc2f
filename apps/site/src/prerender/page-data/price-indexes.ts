import { addMonths, compareMonths, formatMonthName, type Month } from '@tallycomb/inflation-core';
import { annualAverage, type IndexSeries, indexFor } from '@tallycomb/inflation-core/series';
import type { IndexRow, ListedSeries, PriceIndexesData } from '../../pages/data/price-indexes-data';
import { csvPathOf, jsonPathOf, type PublishedSeries, publishedSeries } from '../price-series';
import { listedYears } from './inflation-years';

const MONTHS = 24;

const newest = publishedSeries
  .map(({ series }) => series.newest)
  .sort(compareMonths)
  .at(-1);

function listed(published: PublishedSeries): ListedSeries {
  const { slug, label, series } = published;
  const { id, title, sourceUrl, first, missing } = series;
  return {
    slug,
    label,
    id,
    title,
    sourceUrl,
    first: formatMonthName(first),
    newest: formatMonthName(series.newest),
    missing: missing.map(formatMonthName),
    csv: csvPathOf(published),
    json: jsonPathOf(published),
  };
}

/** As published: a month of its own, or none. */
function indexIn(series: IndexSeries, month: Month): number | null {
  const reading = indexFor(series, month);
  return reading.ok && !reading.isCarriedForward ? reading.index : null;
}

const rowOf = (label: string, indexOf: (series: IndexSeries) => number | null): IndexRow => ({
  label,
  indexes: publishedSeries.map(({ series }) => indexOf(series)),
});

const monthRow = (month: Month) =>
  rowOf(formatMonthName(month), (series) => indexIn(series, month));

/** The year that a series begins in only counts from January. */
const coversYear = ({ first }: IndexSeries, year: number) =>
  year > first.year || (year === first.year && first.month === 1);

const yearRow = (year: number) =>
  rowOf(String(year), (series) =>
    coversYear(series, year) ? annualAverage(series, year).index : null,
  );

export function priceIndexesData(): PriceIndexesData {
  if (!newest) throw new Error('No series is published.');
  const months = Array.from({ length: MONTHS }, (_, ago) => addMonths(newest, -ago));
  return {
    asOf: formatMonthName(newest),
    series: publishedSeries.map(listed),
    months: months.map(monthRow),
    years: listedYears.map(yearRow),
  };
}
