import { formatMonthName } from '@tallycomb/inflation-core';
import { priceYears } from '../../calculator/price-years';
import { newest } from '../../calculator/ten-years.server';
import { yearSummary } from '../../calculator/year-summary.server';

/** What a haircut of a year comes to in the newest month, in dollars. */
interface ListedYear {
  readonly year: number;
  readonly prices: number;
  readonly salons: number;
}

export interface Decade {
  /** Its first year, such as 1970, whether listed or not. */
  readonly start: number;
  /** The newest first. */
  readonly years: readonly ListedYear[];
}

/** What the list of all years shows. */
export interface YearsData {
  /** The newest month of both indexes, in words. */
  readonly asOf: string;
  /** The newest first. */
  readonly decades: readonly Decade[];
}

const decadeOf = (year: number) => year - (year % 10);

function listed(year: number): ListedYear {
  const { prices, salons } = yearSummary(year);
  return { year, prices: prices.amount, salons: salons.amount };
}

export const pageData = (): YearsData => ({
  asOf: formatMonthName(newest),
  decades: [...new Set(priceYears.map(decadeOf))].map((start) => ({
    start,
    years: priceYears.filter((year) => decadeOf(year) === start).map(listed),
  })),
});
