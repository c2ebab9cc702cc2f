import { formatMonthName } from '@tallycomb/inflation-core';
import { priceYears } from '../../calculator/figures/price-years';
import { newest } from '../../calculator/figures/ten-years.server';
import { yearSummary } from '../../calculator/figures/year-summary.server';

const decadeOf = (year: number) => year - (year % 10);

/** What a haircut of a year comes to in the newest month, in dollars. */
function listed(year: number) {
  const { prices, salons } = yearSummary(year);
  return { year, prices: prices.amount, salons: salons.amount };
}

/** What the list of all years shows. */
export const pageData = () => ({
  /** The newest month of both indexes, in words. */
  asOf: formatMonthName(newest),
  /** The newest first, and so are the years of each. */
  decades: [...new Set(priceYears.map(decadeOf))].map((start) => ({
    /** Its first year, such as 1970, whether listed or not. */
    start,
    years: priceYears.filter((year) => decadeOf(year) === start).map(listed),
  })),
});

export type YearsData = ReturnType<typeof pageData>;
export type Decade = YearsData['decades'][number];
