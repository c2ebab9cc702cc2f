/** What the page says before there is a result, written out from the published series. */
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
} from '../../calculator/ten-years.server';

export interface TenYearsFigures {
  /** The newest month that both series have, in words. */
  readonly asOf: string;
  /** The oldest row in words that stand alone wherever they are quoted. */
  readonly sentence: string;
  /** A December each, the newest first. */
  readonly rows: readonly {
    readonly since: string;
    /** What the revenue of that December takes by `asOf`. */
    readonly needed: string;
    /** How much all prices changed since, and salon prices, in per cent. */
    readonly all: string;
    readonly salons: string;
  }[];
}

export interface HaircutFigures {
  /** What the illustration's first price takes in its last year, by all prices, written out. */
  readonly all: string;
  /** The same by what salons charge. */
  readonly salons: string;
}

export interface CalculatorData {
  readonly tenYears: TenYearsFigures;
  readonly haircut: HaircutFigures;
}

/** The last Decembers before a month, the newest first. */
function decembersBefore({ year }: Month): Month[] {
  return Array.from({ length: YEARS }, (_, ago) => ({ year: year - 1 - ago, month: 12 }));
}

function rowOf(from: Month): TenYearsFigures['rows'][number] {
  const { to, series, reference } = compareSince(from);
  return {
    since: formatMonthName(from),
    needed: neededSince(from, to),
    all: formatPercent(reference.changeInPercent),
    salons: formatPercent(series.changeInPercent),
  };
}

const tenYearsFigures = (): TenYearsFigures => ({
  asOf: formatMonthName(newest),
  sentence: tenYearsSentence(),
  rows: decembersBefore(newest).map(rowOf),
});

const [first] = haircutExample.points;
const last = haircutExample.points.at(-1) ?? first;

/** The first price of the haircut's chart, carried from January to January of its years. */
const haircutBy = (series: IndexSeries) =>
  formatMoney(
    inflate(series, {
      amount: first.value,
      from: { year: first.year, month: 1 },
      to: { year: last.year, month: 1 },
    }).amount,
  );

export const pageData = (): CalculatorData => ({
  tenYears: tenYearsFigures(),
  haircut: { all: haircutBy(cpiU), salons: haircutBy(personalCareServices) },
});
