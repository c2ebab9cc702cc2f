/** The figures of the calculator's table of ten years, from the published series. */
import { tenYearsText } from '@tallycomb/content/calculator';
import {
  compareMonths,
  formatIsoMonth,
  formatMoney,
  formatMonthName,
  formatPercent,
  type Month,
} from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { compareSeries, inflate } from '@tallycomb/inflation-core/series';
import { movement } from '../src/calculator/movement.ts';
import { plainMoney } from '../src/calculator/plain-money.ts';
import type { TenYearsFigures } from '../src/pages/inflation-calculator/ten-years-figures.ts';
import type { TenYearsPace } from '../src/pages/inflation-calculator/ten-years-pace.ts';

const YEARS = 10;

/** The last Decembers before a month, the newest first. */
function decembersBefore({ year }: Month): Month[] {
  return Array.from({ length: YEARS }, (_, ago) => ({ year: year - 1 - ago, month: 12 }));
}

function compare(from: Month) {
  const compared = compareSeries(personalCareServices, cpiU, from);
  if (!compared.ok) throw new Error(`Nothing to compare ${formatIsoMonth(from)} with.`);
  return compared;
}

function neededSince(from: Month, to: Month): string {
  return formatMoney(inflate(cpiU, { amount: tenYearsText.revenue, from, to }).amount);
}

function rowOf(from: Month): TenYearsFigures['rows'][number] {
  const { to, series, reference } = compare(from);
  return {
    since: formatMonthName(from),
    needed: neededSince(from, to),
    all: formatPercent(reference.changeInPercent),
    salons: formatPercent(series.changeInPercent),
  };
}

function sentenceOf(from: Month): string {
  const { to, series, reference } = compare(from);
  const revenue = plainMoney(tenYearsText.revenue);
  const [all, salons] = [reference, series].map(({ changeInPercent }) => movement(changeInPercent));
  return `A salon that took in ${revenue} a year in ${formatMonthName(from)} needs ${neededSince(from, to)} in ${formatMonthName(to)} to buy the same. Meanwhile all prices ${all} and salon prices ${salons}.`;
}

const newest = [cpiU.newest, personalCareServices.newest].sort(compareMonths)[0] ?? cpiU.newest;
const oldest: Month = { year: newest.year - YEARS, month: 12 };

export function computeTenYearsFigures(): TenYearsFigures {
  return {
    asOf: formatMonthName(newest),
    sentence: sentenceOf(oldest),
    rows: decembersBefore(newest).map(rowOf),
  };
}

/** What all prices did over these years, for the picture that stands where the result will. */
export function computeTenYearsPace(): TenYearsPace {
  const { reference } = compare(oldest);
  const change = formatPercent(reference.changeInPercent);
  return {
    label: `All prices, ${formatMonthName(oldest)} to ${formatMonthName(newest)}: ${change}`,
    values: cpiU.points
      .filter(({ month }) => compareMonths(oldest, month) <= 0 && compareMonths(month, newest) <= 0)
      .map(({ index }) => Math.round(index)),
  };
}
