import { type CombShape, lengthsFromZero } from '@tallycomb/ui/art';

/** A service with its price and, once it is known, its new price. */
export interface DrawnService {
  readonly price: number;
  readonly rounded?: number | undefined;
}

const WIDTH = 400;
/** Length of the longest tooth, in a panel and on the sheet. */
const LONGEST = { panel: 150, sheet: 76 } as const;
const SPINE = 14;
/** Length of the spine beyond the teeth on either side. */
const OVERHANG = 6;

export type CombPlace = keyof typeof LONGEST;

export const menuCombViewBox = (place: CombPlace): string =>
  `0 0 ${WIDTH} ${LONGEST[place] + SPINE}`;

/** Two combs of the menu, drawn over each other: prices now, and prices that keep pace. */
export function menuCombs(
  services: readonly DrawnService[],
  place: CombPlace = 'panel',
): { readonly now: CombShape; readonly keepingPace: CombShape } {
  const longest = LONGEST[place];
  const now = services.map(({ price }) => price);
  const keepingPace = services.map(({ price, rounded = price }) => rounded);
  const lengthOf = lengthsFromZero([...now, ...keepingPace], longest);
  const width = WIDTH - 2 * OVERHANG;
  const combOf = (prices: readonly number[]): CombShape => ({
    x: OVERHANG,
    y: longest,
    width,
    lengths: prices.map(lengthOf),
    toothWidth: Math.min(18, (0.6 * width) / services.length),
    spine: SPINE,
  });
  return { now: combOf(now), keepingPace: combOf(keepingPace) };
}
