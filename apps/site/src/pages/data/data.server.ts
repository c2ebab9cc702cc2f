import { addMonths, compareMonths, formatMonthName, type Month } from '@tallycomb/inflation-core';
import { annualAverage, type IndexSeries, indexFor } from '@tallycomb/inflation-core/series';
import {
  csvPathOf,
  jsonPathOf,
  type PublishedSeries,
  publishedSeries,
} from '../../../build/data-files';
import { priceYears } from '../../calculator/price-years';

/** A series as the page lists it. */
export interface ListedSeries {
  readonly slug: string;
  /** In a column's head. */
  readonly label: string;
  /** The publisher's id, title and address. */
  readonly id: string;
  readonly title: string;
  readonly sourceUrl: string;
  /** In words. */
  readonly first: string;
  readonly newest: string;
  readonly missing: readonly string[];
  /** The average of each year since the oldest series begins; `null` before this one does. */
  readonly averages: readonly (number | null)[];
  readonly csv: string;
  readonly json: string;
}

/** A month or a year, and its index in each series; `null` where there is none. */
export interface IndexRow {
  readonly label: string;
  readonly indexes: readonly (number | null)[];
}

/** What the page of the data shows. */
export interface PriceIndexesData {
  readonly asOf: string;
  readonly series: readonly ListedSeries[];
  /** The newest first. */
  readonly months: readonly IndexRow[];
  readonly years: readonly IndexRow[];
}

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

export function pageData(): PriceIndexesData {
  if (!newest) throw new Error('No series is published.');
  const months = Array.from({ length: ROWS }, (_, ago) => addMonths(newest, -ago));
  return {
    asOf: formatMonthName(newest),
    series: publishedSeries.map(listed),
    months: months.map(monthRow),
    years: priceYears.slice(0, ROWS).map(yearRow),
  };
}
