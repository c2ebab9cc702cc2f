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

/** What a haircut of the year comes to by one index. */
function carried(series: IndexSeries, year: number) {
  const span = { from: year, to: newest };
  return {
    /** Dollars in the newest month. */
    amount: inflate(series, { amount, ...span }).amount,
    /** Since the average of the year, in per cent. */
    changeInPercent: changeInPercent(series, span),
    /** Left out over less than twelve months. */
    ratePerYearInPercent: averageRatePerYear(series, span),
  };
}

/** What a search result says of the year. */
export const yearSummary = (year: number) => ({
  year,
  /** The newest month of both indexes, in words. */
  asOf: formatMonthName(newest),
  /** Its first day, YYYY-MM-DD. */
  modifiedOn: `${formatIsoMonth(newest)}-01`,
  prices: carried(cpiU, year),
  salons: carried(personalCareServices, year),
});

export type YearSummary = ReturnType<typeof yearSummary>;
