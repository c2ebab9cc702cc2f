/** What the pages of the years ought to say, reckoned from the series without the core's functions. */
import { compareMonths, formatMonthName, type Month } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import type { IndexSeries } from '@tallycomb/inflation-core/series';

const HAIRCUT = 50;

/** The newest month that both indexes have. */
export const newestMonth: Month =
  compareMonths(cpiU.newest, personalCareServices.newest) < 0
    ? cpiU.newest
    : personalCareServices.newest;

export const newestName = formatMonthName(newestMonth);

const mean = (indexes: readonly number[]) =>
  indexes.reduce((sum, index) => sum + index, 0) / indexes.length;

const inYear = ({ points }: IndexSeries, year: number) =>
  mean(points.filter(({ month }) => month.year === year).map(({ index }) => index));

const inNewest = ({ points }: IndexSeries) =>
  points.find(({ month }) => compareMonths(month, newestMonth) === 0)?.index ?? Number.NaN;

const dollars = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const carried = (series: IndexSeries, from: number, to: number) =>
  dollars((HAIRCUT * to) / inYear(series, from));

/** $50 of a year in the newest month: with prices, with salons. */
export const carriedToNewest = (year: number): readonly [string, string] => [
  carried(cpiU, year, inNewest(cpiU)),
  carried(personalCareServices, year, inNewest(personalCareServices)),
];

/** The same in the average of another year. */
export const carriedToYear = (year: number, to: number): readonly [string, string] => [
  carried(cpiU, year, inYear(cpiU, to)),
  carried(personalCareServices, year, inYear(personalCareServices, to)),
];

/** All prices from a year to the next in per cent, to one decimal, with its sign. */
export function priceChange(year: number): string {
  const change = (inYear(cpiU, year) / inYear(cpiU, year - 1) - 1) * 100;
  return `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)}%`;
}

const ordinal = ({ year, month }: Month) => 12 * year + month;

/** The even rate a year from the middle of a year to the newest month, of less than a year none. */
function ratePerYear(series: IndexSeries, year: number): string | undefined {
  const published = series.points.map(({ month }) => month).filter((month) => month.year === year);
  const years = (ordinal(newestMonth) - mean(published.map(ordinal))) / 12;
  if (years < 1) return undefined;
  const rate = ((inNewest(series) / inYear(series, year)) ** (1 / years) - 1) * 100;
  return `${rate < 0 ? '−' : '+'}${Math.abs(rate).toFixed(2)}%`;
}

/** How fast both moved: all prices, salon prices. */
export function ratesPerYear(year: number): readonly [string, string] | undefined {
  const [prices, salons] = [cpiU, personalCareServices].map((one) => ratePerYear(one, year));
  return prices && salons ? [prices, salons] : undefined;
}
