import { addMonths, compareMonths, formatMonthName, type Month } from '@tallycomb/inflation-core';
import { annualAverage, type IndexSeries, indexFor } from '@tallycomb/inflation-core/series';
import {
  csvPathOf,
  jsonPathOf,
  type PublishedSeries,
  publishedSeries,
} from '../../../build/data-files';
import { priceYears } from '../../calculator/price-years';

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

/** A series as the page lists it. */
function listed(published: PublishedSeries) {
  const { slug, label, series } = published;
  const { id, name: title, sourceUrl, first, missing } = series;
  return {
    slug,
    /** In a column's head. */
    label,
    /** The publisher's id, title and address. */
    id,
    title,
    sourceUrl,
    /** In words. */
    first: formatMonthName(first),
    newest: formatMonthName(series.newest),
    missing: missing.map(formatMonthName),
    /** The average of each year since the oldest series begins; `null` before this one does. */
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

/** A month or a year, and its index in each series; `null` where there is none. */
const rowOf = (label: string, indexOf: (series: IndexSeries) => number | null) => ({
  label,
  indexes: publishedSeries.map(({ series }) => indexOf(series)),
});

const monthRow = (month: Month) =>
  rowOf(formatMonthName(month), (series) => indexIn(series, month));

const yearRow = (year: number) =>
  rowOf(String(year), (series) => annualAverage(series, year).index);

/** What the page of the data shows. */
export function pageData() {
  if (!newest) throw new Error('No series is published.');
  const months = Array.from({ length: ROWS }, (_, ago) => addMonths(newest, -ago));
  return {
    asOf: formatMonthName(newest),
    series: publishedSeries.map(listed),
    /** The newest first. */
    months: months.map(monthRow),
    years: priceYears.slice(0, ROWS).map(yearRow),
  };
}

export type PriceIndexesData = ReturnType<typeof pageData>;
export type ListedSeries = PriceIndexesData['series'][number];
export type IndexRow = PriceIndexesData['months'][number];
