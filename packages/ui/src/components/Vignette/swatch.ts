import { strandPaths } from '../../comb/strands';

const points = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([x, y]) => ({ x, y }));

/**
 * A swatch of hair in a box of 56 by 56 units: most strands in one color, a few in another.
 *
 * @example
 * swatchHair().most.match(/M/g).length // => 11
 * swatchHair().few.match(/M/g).length // => 2
 */
export function swatchHair(): { readonly most: string; readonly few: string } {
  const { dark, red, brown } = strandPaths({
    left: points([2, -6], [-12, 18], [14, 40], [-2, 62]),
    right: points([64, -6], [44, 18], [72, 40], [56, 62]),
    count: 13,
    seed: 6,
  });
  return { most: dark, few: red + brown };
}
