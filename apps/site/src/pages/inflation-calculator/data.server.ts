/** Figures that the page shows before there is a result, from the published series. */
import { haircutExample } from '@tallycomb/content/calculator';
import { formatMoney, formatMonthName, formatPercent, type Month } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { type IndexSeries, inflate } from '@tallycomb/inflation-core/series';
import {
  compareSince,
  neededSince,
  newest,
  tenYearsSentence,
  YEARS,
} from '../../calculator/figures/ten-years.server';

function rowOf(from: Month) {
  const { to, series, reference } = compareSince(from);
  return {
    since: formatMonthName(from),
    /** The example revenue of that December in dollars of the newest month. */
    needed: neededSince(from, to),
    /** Changes of all prices and of salon prices since then. */
    all: formatPercent(reference.changeInPercent),
    salons: formatPercent(series.changeInPercent),
    /** The change of all prices as a bar: none is drawn for a fall. */
    increase: Math.max(0, reference.changeInPercent),
  };
}

const [first] = haircutExample.points;
const last = haircutExample.points.at(-1) ?? first;

/** The first price of the haircut's chart in dollars of the last year, January to January. */
const haircutBy = (series: IndexSeries) =>
  formatMoney(
    inflate(series, {
      amount: first.value,
      from: { year: first.year, month: 1 },
      to: { year: last.year, month: 1 },
    }).amount,
  );

export const pageData = () => ({
  tenYears: {
    /** The newest month that both series have, in words. */
    asOf: formatMonthName(newest),
    /** The oldest row in sentences that can be quoted without their page. */
    sentence: tenYearsSentence(),
    /** The last Decembers before that month, the newest first. */
    rows: Array.from({ length: YEARS }, (_, ago) =>
      rowOf({ year: newest.year - 1 - ago, month: 12 }),
    ),
  },
  /** The same by all prices, and by salon prices. */
  haircut: { all: haircutBy(cpiU), salons: haircutBy(personalCareServices) },
});

export type CalculatorData = ReturnType<typeof pageData>;
