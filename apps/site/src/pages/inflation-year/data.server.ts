import { exampleHaircut as amount } from '@tallycomb/content/calculator';
import { addMonths, formatMonthName, type Month } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import {
  annualAverage,
  changeInPercent,
  type IndexSeries,
  inflate,
} from '@tallycomb/inflation-core/series';
import type { Params } from 'react-router-dom';
import { toAxis } from '../../calculator/figures/figures';
import { priceYearIn, priceYears } from '../../calculator/figures/price-years';
import { newest } from '../../calculator/figures/ten-years.server';
import { yearSummary } from '../../calculator/figures/year-summary.server';

const yearEarlier = addMonths(newest, -12);

/** Half a year is not compared with a whole one. */
const isOver = (year: number) => year < newest.year || newest.month === 12;

/** The middle of the months that a year's average is of. */
function middleOf(year: number): number {
  const { months } = annualAverage(cpiU, year);
  return months.map(toAxis).reduce((sum, at) => sum + at, 0) / months.length;
}

/** In per cent, on the same time a year earlier, where there is one. */
function changeOnYear(series: IndexSeries, to: Month | number): number | undefined {
  if (typeof to !== 'number') return changeInPercent(series, { from: yearEarlier, to });
  if (!isOver(to) || to <= series.first.year) return undefined;
  return changeInPercent(series, { from: to - 1, to });
}

/** A year's average, or the newest month. */
const periodOf = (from: number, to: Month | number) => ({
  label: typeof to === 'number' ? String(to) : formatMonthName(to),
  /** Its middle on the axis of years. */
  at: typeof to === 'number' ? middleOf(to) : toAxis(to),
  /** What the haircut comes to, in dollars. */
  prices: inflate(cpiU, { amount, from, to }).amount,
  salons: inflate(personalCareServices, { amount, from, to }).amount,
  pricesChange: changeOnYear(cpiU, to),
  salonsChange: changeOnYear(personalCareServices, to),
});

export type YearPeriod = ReturnType<typeof periodOf>;

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
export function inflationYearData(text: string) {
  const year = priceYearIn(text);
  if (year === undefined) return undefined;
  const firstCompared = isOver(year) ? year - 1 : year;
  return {
    ...yearSummary(year),
    /** The newest month first, the year itself last. */
    periods: [newest, ...yearsFrom(year)].map((to) => periodOf(year, to)),
    /**
     * What the haircut comes to by salon prices in each year that has a page, the first one first,
     * in dollars; in the newest year, in its newest month. In the year itself, $50.
     */
    salonsByYear: salonsByYear(year),
    /** The month that the newest one is compared with, in words. */
    yearEarlier: formatMonthName(yearEarlier),
    /** False for the newest year until its December is published. */
    isOver: isOver(year),
    /** Months of these years that were never published, in words. */
    missing: cpiU.missing.filter((month) => month.year >= firstCompared).map(formatMonthName),
    /** The years beside it that have a page. */
    beside: [year - 1, year + 1].filter((other) => priceYears.includes(other)),
  };
}

export type YearData = NonNullable<ReturnType<typeof inflationYearData>>;

export const pageData = ({ year = '' }: Params) => inflationYearData(year);
