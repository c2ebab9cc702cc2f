import { formatMonthName } from '@tallycomb/inflation-core';
import { priceYears } from '../../calculator/figures/price-years';
import { newest } from '../../calculator/figures/ten-years.server';
import { yearSummary } from '../../calculator/figures/year-summary.server';

const decadeOf = (year: number) => year - (year % 10);

/** The example haircut of a year in the newest month's dollars, by both indexes. */
function rowOf(year: number) {
  const { prices, salons } = yearSummary(year);
  return { year, prices: prices.amount, salons: salons.amount };
}

/** Data of the list of all years. */
export const pageData = () => ({
  /** The newest month of both indexes, in words. */
  asOf: formatMonthName(newest),
  /** Decades and their years, newest first. */
  decades: [...new Set(priceYears.map(decadeOf))].map((start) => ({
    /** First year of the decade, such as 1970, even if not listed. */
    start,
    years: priceYears.filter((year) => decadeOf(year) === start).map(rowOf),
  })),
});

export type YearsData = ReturnType<typeof pageData>;
export type Decade = YearsData['decades'][number];
