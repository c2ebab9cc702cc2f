import { partsOf, requireAmount, requireGrownAmount } from '../argument-checks.ts';
import { divideExactly, fractionOf, toCents } from '../exact-cents.ts';

/**
 * Rounds a price, in dollars, to the nearest multiple of a step, half up, and never to nothing: at
 * least one step, which is read to the cent. Throws `invalid-amount`.
 *
 * @example
 * roundPrice(65.39, 1) // => 65
 * roundPrice(67.5, 5) // => 70
 * roundPrice(67.499, 5) // => 65
 * roundPrice(1.2, 5) // => 5
 */
export function roundPrice(price: number, step: number): number {
  requireGrownAmount('price', price);
  requireAmount('step', step);
  const [top, bottom] = fractionOf(price);
  const stepInCents = toCents(step);
  const steps = divideExactly(top * 100n, bottom * BigInt(stepInCents));
  return (Math.max(steps, 1) * stepInCents) / 100;
}

/**
 * Gives the change from one price to another, both in dollars and read to the cent, in per cent and
 * unrounded. Throws `invalid-amount`.
 *
 * @example
 * priceChangeInPercent({ from: 50, to: 65 }) // => 30
 */
export function priceChangeInPercent(input: {
  readonly from: number;
  readonly to: number;
}): number {
  const { from, to } = partsOf(input);
  requireGrownAmount('from', from);
  requireGrownAmount('to', to);
  return ((toCents(to) - toCents(from)) / toCents(from)) * 100;
}
