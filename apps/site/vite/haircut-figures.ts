/** What the indexes say of the years that the haircut's chart illustrates. */
import { haircutExample } from '@tallycomb/content/calculator';
import { formatMoney } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { type IndexSeries, inflate } from '@tallycomb/inflation-core/series';
import type { HaircutFigures } from '../src/pages/inflation-calculator/haircut-figures.ts';

const [first] = haircutExample.points;
const last = haircutExample.points.at(-1) ?? first;

const inJanuary = (series: IndexSeries) =>
  inflate(series, {
    amount: first.value,
    from: { year: first.year, month: 1 },
    to: { year: last.year, month: 1 },
  });

export function computeHaircutFigures(): HaircutFigures {
  const [all, salons] = [cpiU, personalCareServices].map((series) =>
    formatMoney(inJanuary(series).amount),
  );
  return { all: all ?? '', salons: salons ?? '' };
}
