import { exampleHaircut as amount } from '@tallycomb/content/calculator';
import { formatIsoMonth, formatMonthName } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import {
  averageRatePerYear,
  changeInPercent,
  type IndexSeries,
  inflate,
} from '@tallycomb/inflation-core/series';
import { newest } from './ten-years.server';

/** The example haircut of a year in today's dollars, by one index. */
function carried(series: IndexSeries, year: number) {
  const span = { from: year, to: newest };
  return {
    /** Dollars in the newest month. */
    amount: inflate(series, { amount, ...span }).amount,
    /** Since the year's average. */
    changeInPercent: changeInPercent(series, span),
    /** `undefined` over less than twelve months. */
    ratePerYearInPercent: averageRatePerYear(series, span),
  };
}

/** Figures of a year for its description in search results. */
export const yearSummary = (year: number) => ({
  year,
  /** The newest month of both indexes, in words. */
  asOf: formatMonthName(newest),
  /** First day of that month, YYYY-MM-DD. */
  modifiedOn: `${formatIsoMonth(newest)}-01`,
  prices: carried(cpiU, year),
  salons: carried(personalCareServices, year),
});

export type YearSummary = ReturnType<typeof yearSummary>;
