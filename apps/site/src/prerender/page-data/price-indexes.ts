import { addMonths, compareMonths, formatMonthName, type Month } from '@tallycomb/inflation-core';
import { annualAverage, type IndexSeries, indexFor } from '@tallycomb/inflation-core/series';
import type { IndexRow, ListedSeries, PriceIndexesData } from '../../pages/data/price-indexes-data';
import { csvPathOf, jsonPathOf, type PublishedSeries, publishedSeries } from '../price-series';
import { listedYears } from './inflation-years';

/** Rows of each table; the files have all. */
const ROWS = 24;

const newest = publishedSeries
  .map(({ series }) => series.newest)
  .sort(compareMonths)
  .at(-1);

const firstYear = Math.min(...publishedSeries.map(({ series }) => series.first.year));

/** In whole numbers: they are drawn, not read. */
const averagesOf = (series: IndexSeries) =>
  Array.from({ length: series.newest.year - firstYear + 1 }, (_, since) => {
    const year = firstYear + since;
    return year < series.first.year ? null : Math.round(annualAverage(series, year).index);
  });

function listed(published: PublishedSeries): ListedSeries {
  const { slug, label, series } = published;
  const { id, name: title, sourceUrl, first, missing } = series;
  return {
    slug,
    label,
    id,
    title,
    sourceUrl,
    first: formatMonthName(first),
    newest: formatMonthName(series.newest),
    missing: missing.map(formatMonthName),
    averages: averagesOf(series),
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

const yearRow = (year: number) =>
  rowOf(String(year), (series) => annualAverage(series, year).index);

export function priceIndexesData(): PriceIndexesData {
  if (!newest) throw new Error('No series is published.');
  const months = Array.from({ length: ROWS }, (_, ago) => addMonths(newest, -ago));
  return {
    asOf: formatMonthName(newest),
    series: publishedSeries.map(listed),
    months: months.map(monthRow),
    years: listedYears.slice(0, ROWS).map(yearRow),
  };
}
