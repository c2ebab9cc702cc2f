/** Ten years of prices, by the published series. */
import { tenYearsText } from '@tallycomb/content/calculator';
import {
  compareMonths,
  formatIsoMonth,
  formatMoney,
  formatMonthName,
  type Month,
} from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { compareSeries, inflate } from '@tallycomb/inflation-core/series';
import { movement, plainMoney } from './figures';

export const YEARS = 10;

/** The newest month that both series have. */
export const newest =
  [cpiU.newest, personalCareServices.newest].sort(compareMonths)[0] ?? cpiU.newest;
const oldest: Month = { year: newest.year - YEARS, month: 12 };

/** Compares salon prices with all prices since a month. */
export function compareSince(from: Month) {
  const compared = compareSeries(personalCareServices, cpiU, from);
  if (!compared.ok) throw new Error(`Nothing to compare ${formatIsoMonth(from)} with.`);
  return compared;
}

/** The example revenue of one month in dollars of another, formatted. */
export function neededSince(from: Month, to: Month): string {
  return formatMoney(inflate(cpiU, { amount: tenYearsText.revenue, from, to }).amount);
}

/** Ten years of inflation in two sentences that can be quoted without their page. */
export function tenYearsSentence(): string {
  const { to, series, reference } = compareSince(oldest);
  const revenue = plainMoney(tenYearsText.revenue);
  const [all, salons] = [reference, series].map(({ changeInPercent }) => movement(changeInPercent));
  return `A salon that took in ${revenue} a year in ${formatMonthName(oldest)} needs ${neededSince(oldest, to)} in ${formatMonthName(to)} to buy the same. Meanwhile prices in general ${all} and salon prices ${salons}.`;
}
