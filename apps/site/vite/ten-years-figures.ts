/** The figures of the calculator's table of ten years, from the published series. */
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
import type { TenYearsFigures } from '../src/pages/inflation-calculator/ten-years-figures.ts';

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

function rowOf(from: Month): TenYearsFigures['rows'][number] {
  const { to, series, reference } = compare(from);
  const { amount } = inflate(cpiU, { amount: tenYearsText.revenue, from, to });
  return {
    since: formatMonthName(from),
    needed: formatMoney(amount),
    all: reference.changeInPercent,
    salons: series.changeInPercent,
  };
}

export function computeTenYearsFigures(): TenYearsFigures {
  const newest = [cpiU.newest, personalCareServices.newest].sort(compareMonths)[0] ?? cpiU.newest;
  const rows = decembersBefore(newest);
  return { asOf: formatMonthName(newest), rows: rows.map(rowOf) };
}
