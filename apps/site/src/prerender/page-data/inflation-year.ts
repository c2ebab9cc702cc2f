import { exampleHaircut as amount } from '@tallycomb/content/calculator';
import {
  addMonths,
  compareMonths,
  formatIsoMonth,
  formatMonthName,
} from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import {
  annualAverage,
  averageRatePerYear,
  changeInPercent,
  type IndexSeries,
  inflate,
} from '@tallycomb/inflation-core/series';
import { toAxis } from '../../calculator/month-axis';
import { priceYearIn, priceYears } from '../../pages/inflation-year/price-years';
import type {
  Carried,
  YearData,
  YearPeriod,
  YearSummary,
} from '../../pages/inflation-year/year-data';

/** The newest month that both indexes have. */
const newest =
  compareMonths(cpiU.newest, personalCareServices.newest) < 0
    ? cpiU.newest
    : personalCareServices.newest;
const yearEarlier = addMonths(newest, -12);

function carried(series: IndexSeries, year: number): Carried {
  const span = { from: year, to: newest };
  const rate = averageRatePerYear(series, span);
  return {
    amount: inflate(series, { amount, ...span }).amount,
    changeInPercent: changeInPercent(series, span),
    ...(rate === undefined ? {} : { ratePerYearInPercent: rate }),
  };
}

export const yearSummary = (year: number): YearSummary => ({
  year,
  asOf: formatMonthName(newest),
  modifiedOn: `${formatIsoMonth(newest)}-01`,
  prices: carried(cpiU, year),
  salons: carried(personalCareServices, year),
});

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

const yearsWithPage = Array.from(
  { length: priceYears.newest - priceYears.first + 1 },
  (_, since) => priceYears.first + since,
);

/** In the money of each year, of the newest in that of the newest month; of the year itself as it was. */
const salonsByYear = (from: number) =>
  yearsWithPage.map((year) => {
    const to = year === priceYears.newest && year !== from ? newest : year;
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
    ...(year > priceYears.first ? { previous: year - 1 } : {}),
    ...(year < priceYears.newest ? { next: year + 1 } : {}),
  };
}
