import { partsOf, requireAmount, requireGrownAmount } from '../argument-checks';
import { toCents } from '../exact-cents';

/**
 * Rounds a price, in dollars, to the nearest multiple of a step, half up, and never to nothing: at
 * least one step. Throws `invalid-amount`.
 *
 * @example
 * roundPrice(65.39, 1) // => 65
 * roundPrice(67.5, 5) // => 70
 * roundPrice(1.2, 5) // => 5
 */
export function roundPrice(price: number, step: number): number {
  requireGrownAmount('price', price);
  requireAmount('step', step);
  const [cents, stepCents] = [toCents(price), toCents(step)];
  const rest = cents % stepCents;
  const steps = (cents - rest) / stepCents + (rest * 2 >= stepCents ? 1 : 0);
  return (Math.max(steps, 1) * stepCents) / 100;
}

/**
 * Gives the change from one price to another, both in dollars, in per cent and unrounded. Throws
 * `invalid-amount`.
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
