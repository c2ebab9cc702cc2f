/** The figures of the home page's teaser, from its own assumptions and the published index. */
import { inflationTeaser } from '@tallycomb/content/pages';
import { formatMoney, formatMonthName, lostRevenue } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { inflate } from '@tallycomb/inflation-core/series';
import { gaps } from '../src/pages/home/price-clock.ts';
import type { TeaserFigures } from '../src/pages/home/teaser-figures.ts';

const { revenue, month } = inflationTeaser.assumptions;
/** In user units: one tooth in each `pitch`, rounded at its tip by half its width. */
const comb = { pitch: 10, tooth: 4.4, height: 300 } as const;

function teeth(): TeaserFigures['teeth'] {
  const longest = Math.max(...gaps);
  const { pitch, tooth, height } = comb;
  const tips = gaps.map((gap) => Math.round(height - (gap / longest) * (height - tooth / 2)));
  const path = tips.map((tip, place) => `M${(place + 0.5) * pitch} ${height}V${tip}`).join('');
  return { width: gaps.length * pitch, height, toothWidth: tooth, path };
}

export function computeTeaserFigures(): TeaserFigures {
  const { amount: adjusted } = inflate(cpiU, { amount: revenue, from: month, to: cpiU.newest });
  const { lost } = lostRevenue({ amount: revenue, adjusted });
  return { lost: formatMoney(lost), asOf: formatMonthName(cpiU.newest), teeth: teeth() };
}
