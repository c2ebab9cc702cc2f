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
export interface Carried {
  /** Dollars in the newest month. */
  readonly amount: number;
  /** Since the average of the year, in per cent. */
  readonly changeInPercent: number;
  /** Left out over less than twelve months. */
  readonly ratePerYearInPercent?: number;
}

/** What a search result says of the year. */
export interface YearSummary {
  readonly year: number;
  /** The newest month of both indexes, in words. */
  readonly asOf: string;
  /** Its first day, YYYY-MM-DD. */
  readonly modifiedOn: string;
  readonly prices: Carried;
  readonly salons: Carried;
}

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
