import { lengthsBetween, placeTeeth, toothPath } from '@tallycomb/ui/art';

/** Measures of the comb in `PriceVignette`, in user units. */
export const comb = { pitch: 20, tooth: 16, height: 104, shortest: 18, spine: 14 } as const;

/**
 * Width of a comb with so many teeth, and its height with the spine.
 *
 * @example
 * combBox(3) // => { width: 56, height: 118 }
 */
export const combBox = (teeth: number) =>
  ({
    width: teeth * comb.pitch - (comb.pitch - comb.tooth),
    height: comb.height + comb.spine,
  }) as const;

/**
 * A line to stroke with round ends for each price: the lowest price has the shortest tooth and the
 * highest fills the box, as in the hero.
 *
 * @example
 * priceTeeth([120, 225, 330]) // => ['M8 111V94', 'M28 111V51', 'M48 111V8']
 * priceTeeth([50, 50]) // => ['M8 111V94', 'M28 111V94']
 */
export function priceTeeth(prices: readonly number[]): string[] {
  const { pitch, tooth, height, shortest, spine } = comb;
  const lengthOf = lengthsBetween(prices, shortest, height);
  const on = { y: height, width: tooth, depth: spine / 2 };
  return placeTeeth(prices, pitch * prices.length, (tooth - pitch) / 2).map(({ value, x }) =>
    toothPath({ ...on, x, length: Math.round(lengthOf(value)) }),
  );
}
