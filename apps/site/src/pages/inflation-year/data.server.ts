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

/** True if all months of a year are published; partial years are not compared with whole ones. */
const isOver = (year: number) => year < newest.year || newest.month === 12;

/** Middle of a year's published months, on the axis. */
function middleOf(year: number): number {
  const { months } = annualAverage(cpiU, year);
  return months.map(toAxis).reduce((sum, at) => sum + at, 0) / months.length;
}

/** Change in per cent from a year earlier; `undefined` if there is nothing to compare with. */
function changeOnYear(series: IndexSeries, to: Month | number): number | undefined {
  if (typeof to !== 'number') return changeInPercent(series, { from: yearEarlier, to });
  if (!isOver(to) || to <= series.first.year) return undefined;
  return changeInPercent(series, { from: to - 1, to });
}

/** Figures of a period: a year's average, or the newest month. */
const periodOf = (from: number, to: Month | number) => ({
  label: typeof to === 'number' ? String(to) : formatMonthName(to),
  /** Middle of the period, on the axis. */
  at: typeof to === 'number' ? middleOf(to) : toAxis(to),
  /** Price of the haircut, in dollars, by each index. */
  prices: inflate(cpiU, { amount, from, to }).amount,
  salons: inflate(personalCareServices, { amount, from, to }).amount,
  pricesChange: changeOnYear(cpiU, to),
  salonsChange: changeOnYear(personalCareServices, to),
});

export type YearPeriod = ReturnType<typeof periodOf>;

/** Whole years after a year, newest first, then the year itself. */
function yearsFrom(from: number): number[] {
  const last = Math.max(from, isOver(newest.year) ? newest.year : newest.year - 1);
  return Array.from({ length: last - from + 1 }, (_, ago) => last - ago);
}

/** Prices of the haircut of year `from` in every year, by salon prices. */
const salonsByYear = (from: number) =>
  priceYears.toReversed().map((year) => {
    const to = year === priceYears[0] && year !== from ? newest : year;
    return inflate(personalCareServices, { amount, from, to }).amount;
  });

/** Data of a year's page; `undefined` if the year has none. */
export function inflationYearData(text: string) {
  const year = priceYearIn(text);
  if (year === undefined) return undefined;
  const firstCompared = isOver(year) ? year - 1 : year;
  return {
    ...yearSummary(year),
    /** The newest month first, the year itself last. */
    periods: [newest, ...yearsFrom(year)].map((to) => periodOf(year, to)),
    /**
     * Price of the haircut by salon prices in each year with a page, oldest first, in dollars: $50
     * in the year itself, and in the newest year that of its newest month.
     */
    salonsByYear: salonsByYear(year),
    /** Month that the newest is compared with, in words. */
    yearEarlier: formatMonthName(yearEarlier),
    /** False for the newest year until its December is published. */
    isOver: isOver(year),
    /** Unpublished months of the years compared, in words. */
    missing: cpiU.missing.filter((month) => month.year >= firstCompared).map(formatMonthName),
    /** Previous and next year, if they have a page. */
    beside: [year - 1, year + 1].filter((other) => priceYears.includes(other)),
  };
}

export type YearData = NonNullable<ReturnType<typeof inflationYearData>>;

export const pageData = ({ year = '' }: Params) => inflationYearData(year);
