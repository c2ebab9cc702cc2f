/** Figures of the teaser, computed from its assumptions and the published index. */
import { inflationTeaser } from '@tallycomb/content/pages';
import { formatMoney, formatMonthName, lostRevenue } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { inflate } from '@tallycomb/inflation-core/series';

export function pageData() {
  const { revenue: amount, month: from } = inflationTeaser.assumptions;
  const { amount: adjusted } = inflate(cpiU, { amount, from, to: cpiU.newest });
  return {
    /** Yearly loss of the example, formatted to the cent. */
    lost: formatMoney(lostRevenue({ amount, adjusted }).lost),
    /** Newest month of the index, in words. */
    asOf: formatMonthName(cpiU.newest),
  };
}

export type HomeData = ReturnType<typeof pageData>;
