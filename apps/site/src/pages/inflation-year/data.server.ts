import { exampleHaircut as amount } from '@tallycomb/content/calculator';
import { addMonths, formatMonthName } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import {
  annualAverage,
  changeInPercent,
  type IndexSeries,
  inflate,
} from '@tallycomb/inflation-core/series';
import type { Params } from 'react-router-dom';
import { toAxis } from '../../calculator/figures';
import { priceYearIn, priceYears } from '../../calculator/price-years';
import { newest } from '../../calculator/ten-years.server';
import { type YearSummary, yearSummary } from '../../calculator/year-summary.server';

/** A year's average, or the newest month. */
export interface YearPeriod {
  readonly label: string;
  /** Its middle on the axis of years. */
  readonly at: number;
  /** What the haircut comes to, in dollars. */
  readonly prices: number;
  readonly salons: number;
  /** On the year before, in per cent, where there is one. */
  readonly pricesChange?: number;
  readonly salonsChange?: number;
}

/** What the page of a year shows. */
export interface YearData extends YearSummary {
  /** The newest month first, the year itself last. */
  readonly periods: readonly [YearPeriod, ...YearPeriod[]];
  /**
   * What the haircut comes to by salon prices in each year that has a page, the first one first,
   * in dollars; in the newest year, in its newest month. In the year itself, $50.
   */
  readonly salonsByYear: readonly number[];
  /** The month that the newest one is compared with, in words. */
  readonly yearEarlier: string;
  /** False for the newest year until its December is published. */
  readonly isOver: boolean;
  /** Months of these years that were never published, in words. */
  readonly missing: readonly string[];
  readonly previous?: number;
  readonly next?: number;
}

const yearEarlier = addMonths(newest, -12);

const newestPeriod = (from: number): YearPeriod => ({
  label: formatMonthName(newest),
  at: toAxis(newest),
  prices: inflate(cpiU, { amount, from, to: newest }).amount,
  salons: inflate(personalCareServices, { amount, from, to: newest }).amount,
  pricesChange: changeInPercent(cpiU, { from: yearEarlier, to: newest }),
  salonsChange: changeInPercent(personalCareServices, { from: yearEarlier, to: newest }),
});

const changeOnYearBefore = (series: IndexSeries, year: number) =>
  changeInPercent(series, { from: year - 1, to: year });

/** The middle of the months that a year's average is of. */
function middleOf(year: number): number {
  const { months } = annualAverage(cpiU, year);
  return months.map(toAxis).reduce((sum, at) => sum + at, 0) / months.length;
}

/** Half a year is not compared with a whole one. */
const isOver = (year: number) => year < newest.year || newest.month === 12;

const hasYearBefore = (series: IndexSeries, year: number) =>
  isOver(year) && year > series.first.year;

const averagePeriod = (from: number, year: number): YearPeriod => ({
  label: String(year),
  at: middleOf(year),
  prices: inflate(cpiU, { amount, from, to: year }).amount,
  salons: inflate(personalCareServices, { amount, from, to: year }).amount,
  ...(hasYearBefore(cpiU, year) ? { pricesChange: changeOnYearBefore(cpiU, year) } : {}),
  ...(hasYearBefore(personalCareServices, year)
    ? { salonsChange: changeOnYearBefore(personalCareServices, year) }
    : {}),
});

/** Whole years after a year, newest first, and the year itself, whole or not. */
function yearsFrom(from: number): number[] {
  const last = Math.max(from, isOver(newest.year) ? newest.year : newest.year - 1);
  return Array.from({ length: last - from + 1 }, (_, ago) => last - ago);
}

/** In the money of each year, of the newest in that of the newest month; of the year itself as it was. */
const salonsByYear = (from: number) =>
  priceYears.toReversed().map((year) => {
    const to = year === priceYears[0] && year !== from ? newest : year;
    return inflate(personalCareServices, { amount, from, to }).amount;
  });

/** What the page of a year shows; `undefined` where no page is. */
export function inflationYearData(text: string): YearData | undefined {
  const year = priceYearIn(text);
  if (year === undefined) return undefined;
  const firstCompared = isOver(year) ? year - 1 : year;
  return {
    ...yearSummary(year),
    periods: [newestPeriod(year), ...yearsFrom(year).map((each) => averagePeriod(year, each))],
    salonsByYear: salonsByYear(year),
    yearEarlier: formatMonthName(yearEarlier),
    isOver: isOver(year),
    missing: cpiU.missing.filter((month) => month.year >= firstCompared).map(formatMonthName),
    ...(priceYears.includes(year - 1) ? { previous: year - 1 } : {}),
    ...(priceYears.includes(year + 1) ? { next: year + 1 } : {}),
  };
}

export const pageData = ({ year = '' }: Params) => inflationYearData(year);
