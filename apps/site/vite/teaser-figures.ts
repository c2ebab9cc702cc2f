/** The figures of the home page's teaser, from its own assumptions and the published index. */
import { inflationTeaser } from '@tallycomb/content/pages';
import {
  compareMonths,
  formatMoney,
  formatMonthName,
  lostRevenue,
} from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { inflate } from '@tallycomb/inflation-core/series';
import type { TeaserFigures } from '../src/pages/home/teaser-figures.ts';

const { revenue, month } = inflationTeaser.assumptions;
/** In user units: one tooth in each `pitch`, rounded at its tip by half its width. */
const comb = { pitch: 10, tooth: 4.4, height: 300 } as const;

const neededIn = (to = cpiU.newest) => inflate(cpiU, { amount: revenue, from: month, to }).amount;

function teeth(): TeaserFigures['teeth'] {
  const months = cpiU.points.filter((point) => compareMonths(point.month, month) > 0);
  const gaps = months.map((point) => Math.max(0, neededIn(point.month) - revenue));
  const longest = Math.max(...gaps);
  const { pitch, tooth, height } = comb;
  const tips = gaps.map((gap) => Math.round(height - (gap / longest) * (height - tooth / 2)));
  const path = tips.map((tip, place) => `M${(place + 0.5) * pitch} ${height}V${tip}`).join('');
  return { width: months.length * pitch, height, toothWidth: tooth, path };
}

export function computeTeaserFigures(): TeaserFigures {
  const { lost } = lostRevenue({ amount: revenue, adjusted: neededIn() });
  return { lost: formatMoney(lost), asOf: formatMonthName(cpiU.newest), teeth: teeth() };
}
