/** The figures of the teaser, from its own assumptions and the published index. */
import { inflationTeaser } from '@tallycomb/content/pages';
import { formatMoney, formatMonthName, lostRevenue } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { inflate } from '@tallycomb/inflation-core/series';
import { combGeometry, lengthsFromZero } from '@tallycomb/ui/art';
import { gaps } from './price-clock';

export interface HomeData {
  /** The yearly loss of the example, written out to the cent. */
  readonly lost: string;
  /** The newest month of the index, in words. */
  readonly asOf: string;
  /** A tooth for each month since the example's last price update, as long as the gap by then. */
  readonly teeth: {
    readonly width: number;
    readonly height: number;
    readonly toothWidth: number;
    readonly path: string;
  };
}

const { revenue, month } = inflationTeaser.assumptions;
/** In user units: one tooth in each `pitch`, rounded at its tip by half its width. */
const comb = { pitch: 10, tooth: 4.4, height: 300 } as const;

function teeth(): HomeData['teeth'] {
  const { pitch, tooth, height } = comb;
  const width = gaps.length * pitch;
  const lengthOf = lengthsFromZero(gaps, height - tooth / 2);
  const lengths = gaps.map((gap) => Math.round(lengthOf(gap)));
  // The lines are as long as the gaps; all have the same round end beyond.
  const lines = combGeometry({ x: 0, y: height, width, lengths, toothWidth: 0, spine: 0 });
  return { width, height, toothWidth: tooth, path: lines.teeth };
}

export function pageData(): HomeData {
  const { amount: adjusted } = inflate(cpiU, { amount: revenue, from: month, to: cpiU.newest });
  const { lost } = lostRevenue({ amount: revenue, adjusted });
  return { lost: formatMoney(lost), asOf: formatMonthName(cpiU.newest), teeth: teeth() };
}
