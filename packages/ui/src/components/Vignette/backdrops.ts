import { type CombGeometry, combGeometry } from '../../comb/comb';
import { strandPaths } from '../../comb/strands';

/** The box of every backdrop, in user units. */
export const backdropBox = 720;

const teeth = 24;
export const toothWidth = 15;

const lengths = (lengthAt: (tooth: number) => number): number[] =>
  Array.from({ length: teeth }, (_, tooth) => lengthAt(tooth));

/** Prices that rise to the right. */
export const risingComb = (): CombGeometry =>
  combGeometry({
    x: -10,
    y: 640,
    width: 740,
    lengths: lengths((tooth) => 90 + (tooth / (teeth - 1)) ** 1.4 * 470),
    toothWidth,
    spine: 200,
  });

/** Clear space between the tips of the two combs. */
const between = 40;
const wave = (tooth: number) => 245 + 95 * Math.sin(tooth / 3.1 + 0.6);

/** Two combs that face each other: where one gives way, the other gains. */
export function facingCombs(): { readonly lower: CombGeometry; readonly upper: CombGeometry } {
  const base = 664;
  const free = 2 * base - backdropBox - between;
  const comb = (all: number[]) =>
    combGeometry({ x: -10, y: base, width: 740, lengths: all, toothWidth, spine: 200 });
  return {
    lower: comb(lengths(wave)),
    upper: comb(lengths((tooth) => free - wave(teeth - 1 - tooth))),
  };
}

const points = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([x, y]) => ({ x, y }));

/** Hair that waves across from the left to the right. */
export const wavingHair = () =>
  strandPaths({
    left: points([-90, 80], [160, -60], [330, 200], [560, -20], [810, 160]),
    right: points([-90, 760], [160, 520], [330, 820], [560, 560], [810, 800]),
    count: 42,
    seed: 3,
  });
