/** The figures of the teaser, from its own assumptions and the published index. */
import { inflationTeaser } from '@tallycomb/content/pages';
import { formatMoney, formatMonthName, lostRevenue } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { inflate } from '@tallycomb/inflation-core/series';

export interface HomeData {
  /** The yearly loss of the example, written out to the cent. */
  readonly lost: string;
  /** The newest month of the index, in words. */
  readonly asOf: string;
}

const { revenue, month } = inflationTeaser.assumptions;
export function pageData(): HomeData {
  const { amount: adjusted } = inflate(cpiU, { amount: revenue, from: month, to: cpiU.newest });
  const { lost } = lostRevenue({ amount: revenue, adjusted });
  return { lost: formatMoney(lost), asOf: formatMonthName(cpiU.newest) };
}
