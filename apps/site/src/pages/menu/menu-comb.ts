import { type CombShape, lengthsFromZero } from '@tallycomb/ui/art';
import type { PricedService } from './menu-pricing';

/** A service with both prices. */
type BothPrices = Pick<PricedService, 'price' | 'rounded'>;

const WIDTH = 400;
const LONGEST = 150;
const SPINE = 14;
/** Length of the spine beyond the teeth on either side. */
const OVERHANG = 6;

export const menuCombViewBox: string = `0 0 ${WIDTH} ${LONGEST + SPINE}`;

/** Two combs of the menu, drawn over each other: prices now, and prices that keep pace. */
export function menuCombs(services: readonly (BothPrices | undefined)[]): {
  readonly now: CombShape;
  readonly keepingPace: CombShape;
} {
  const priced = services.flatMap((service) =>
    service?.rounded === undefined ? [] : [{ now: service.price, keepingPace: service.rounded }],
  );
  const now = priced.map((service) => service.now);
  const keepingPace = priced.map((service) => service.keepingPace);
  const lengthOf = lengthsFromZero([...now, ...keepingPace], LONGEST);
  const width = WIDTH - 2 * OVERHANG;
  const combOf = (prices: readonly number[]): CombShape => ({
    x: OVERHANG,
    y: LONGEST,
    width,
    lengths: prices.map(lengthOf),
    toothWidth: Math.min(18, (0.6 * width) / priced.length),
    spine: SPINE,
  });
  return { now: combOf(now), keepingPace: combOf(keepingPace) };
}
