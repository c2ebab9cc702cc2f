import { exampleHaircut } from '@tallycomb/content/calculator';
import { addMonths, compareMonths, formatMonthName, type Month } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import {
  annualAverage,
  changeInPercent,
  type IndexSeries,
  indexFor,
  inflate,
} from '@tallycomb/inflation-core/series';
import { plainMoney, shortMonth } from '../../calculator/figures/figures';
import { priceYears } from '../../calculator/figures/price-years';
import { csvPathOf, jsonPathOf, type PublishedSeries, publishedSeries } from './data-files.server';

/** Rows of each table; the files have all. */
const ROWS = 24;

const newest = publishedSeries
  .map(({ series }) => series.newest)
  .sort(compareMonths)
  .at(-1);

/** The oldest year's haircut in later dollars: by salon prices each year, by all prices today. */
function story() {
  const first = personalCareServices.first.year;
  const carried = (series: IndexSeries, to: number | Month) =>
    inflate(series, { amount: exampleHaircut, from: first, to }).amount;
  const years = priceYears.toReversed();
  return {
    first,
    salons: plainMoney(Math.round(carried(personalCareServices, personalCareServices.newest))),
    prices: plainMoney(Math.round(carried(cpiU, cpiU.newest))),
    years: years.map((year) => ({ year, amount: carried(personalCareServices, year) })),
  };
}

/** Texts and links of a series in the page's list. */
function listed(published: PublishedSeries) {
  const { slug, label, series } = published;
  const { id, name: title, sourceUrl, first } = series;
  return {
    slug,
    /** Heading of its column. */
    label,
    /** The publisher's id, title and address. */
    id,
    title,
    sourceUrl,
    /** Months in words. */
    first: formatMonthName(first),
    newest: formatMonthName(series.newest),
    csv: csvPathOf(published),
    json: jsonPathOf(published),
  };
}

/** The published index of a month; `null` if it was never published. */
function indexIn(series: IndexSeries, month: Month): number | null {
  const reading = indexFor(series, month);
  return reading.ok && !reading.isCarriedForward ? reading.index : null;
}

type Reading = (series: IndexSeries) => number | null;

/**
 * A month or year with its index in each series and the change over a year, in per cent and rounded
 * as it is shown; `null` for an unpublished one.
 */
const rowOf = (label: string, indexOf: Reading, changeOf: Reading) => ({
  label,
  indexes: publishedSeries.map(({ series }) => indexOf(series)),
  changes: publishedSeries.map(({ series }) => {
    const change = changeOf(series);
    return change === null ? null : Number(change.toFixed(1));
  }),
});

/** Change over twelve months; `null` if either month was never published. */
function changeIn(series: IndexSeries, month: Month): number | null {
  const from = addMonths(month, -12);
  const isPublished = indexIn(series, month) !== null && indexIn(series, from) !== null;
  return isPublished ? changeInPercent(series, { from, to: month }) : null;
}

const monthRow = (month: Month) =>
  rowOf(
    shortMonth(formatMonthName(month)),
    (series) => indexIn(series, month),
    (series) => changeIn(series, month),
  );

/** The change of a year without its December would be that of some months. */
const yearRow = (year: number) =>
  rowOf(
    String(year),
    (series) => annualAverage(series, year).index,
    (series) =>
      year === series.newest.year && series.newest.month < 12
        ? null
        : changeInPercent(series, { from: year - 1, to: year }),
  );

export function pageData() {
  if (!newest) throw new Error('No series is published.');
  const months = Array.from({ length: ROWS }, (_, ago) => addMonths(newest, -ago));
  return {
    asOf: formatMonthName(newest),
    story: story(),
    series: publishedSeries.map(listed),
    /** The newest month first. */
    months: months.map(monthRow),
    years: priceYears.slice(0, ROWS).map(yearRow),
  };
}

export type PriceIndexesData = ReturnType<typeof pageData>;
export type ListedSeries = PriceIndexesData['series'][number];
export type IndexRow = PriceIndexesData['years'][number];
