import { priceYears } from '../../pages/inflation-year/price-years';
import type { ListedYear, YearsData } from '../../pages/inflation-years/years-data';
import { yearSummary } from './inflation-year';

const { first, newest } = priceYears;

/** Every year that has a page, the newest first. */
export const listedYears: readonly number[] = Array.from(
  { length: newest - first + 1 },
  (_, ago) => newest - ago,
);

const decadeOf = (year: number) => year - (year % 10);

function listed(year: number): ListedYear {
  const { prices, salons } = yearSummary(year);
  return { year, prices: prices.amount, salons: salons.amount };
}

export const yearsData = (): YearsData => ({
  asOf: yearSummary(newest).asOf,
  decades: [...new Set(listedYears.map(decadeOf))].map((start) => ({
    start,
    years: listedYears.filter((year) => decadeOf(year) === start).map(listed),
  })),
});
