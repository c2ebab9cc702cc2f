import { partsOf, requireAmount, requireSignedAmount } from './argument-checks.ts';
import { divideExactly, fractionOf, toCents } from './exact-cents.ts';

/** An amount, and the amount that buys the same today. */
export interface AmountAndAdjusted {
  /** Dollars in the start month's money, from 0.01 to `MAX_AMOUNT`. */
  readonly amount: number;
  /** Dollars that buy the same today. */
  readonly adjusted: number;
}

/** `lost`: today's money buys less; `gained`: it buys more. */
export type Direction = 'lost' | 'gained' | 'unchanged';

/** The yearly gap and its direction. */
export interface LostRevenue {
  /** The size of the gap in dollars, never negative, to the cent. */
  readonly lost: number;
  /** Direction of prices: risen, fallen or unchanged. */
  readonly direction: Direction;
}

/**
 * Gives the yearly gap between an amount and the one that buys the same today, each read to the
 * cent: its size in dollars and its direction. An amount of 0 has no gap. A negative one throws
 * `invalid-amount`: its gap is `inflate`'s amount less its own.
 *
 * @example
 * lostRevenue({ amount: 250_000, adjusted: 326_946.28 }) // => { lost: 76946.28, direction: 'lost' }
 * lostRevenue({ amount: 100, adjusted: 99.5 }) // => { lost: 0.5, direction: 'gained' }
 * lostRevenue({ amount: 0, adjusted: 0 }) // => { lost: 0, direction: 'unchanged' }
 */
export function lostRevenue(figures: AmountAndAdjusted): LostRevenue {
  const { amount, adjusted } = centsOf(figures, 0);
  const direction = adjusted > amount ? 'lost' : adjusted < amount ? 'gained' : 'unchanged';
  return { lost: Math.abs(adjusted - amount) / 100, direction };
}

/**
 * Gives the price rise, in per cent and unrounded, that would close the gap; negative when prices
 * fell. Throws `invalid-amount`.
 *
 * @example
 * raiseToKeepPace({ amount: 100_000, adjusted: 125_000 }) // => 25
 */
export function raiseToKeepPace(figures: AmountAndAdjusted): number {
  const { amount, adjusted } = centsOf(figures);
  return ((adjusted - amount) / amount) * 100;
}

/**
 * Carries one price, in dollars, to the same purchasing power: price × adjusted ÷ amount, rounded
 * once, to the cent; a refund is a negative price. Throws `invalid-amount`.
 *
 * @example
 * adjustPrice({ price: 50, amount: 250_000, adjusted: 326_946.28 }) // => 65.39
 * adjustPrice({ price: -50, amount: 250_000, adjusted: 326_946.28 }) // => -65.39
 */
export function adjustPrice(figures: AmountAndAdjusted & { readonly price: number }): number {
  requireFigures(figures);
  requireSignedAmount('price', figures.price);
  const [price, adjusted, amount] = [
    fractionOf(Math.abs(figures.price)),
    fractionOf(figures.adjusted),
    fractionOf(figures.amount),
  ];
  const top = price[0] * adjusted[0] * amount[1] * 100n;
  const cents = divideExactly(top, price[1] * adjusted[1] * amount[0]);
  // Turns a negative zero into 0.
  return (Math.sign(figures.price) * cents) / 100 || 0;
}

/** Checks both amounts and gives them in whole cents. */
function centsOf(figures: AmountAndAdjusted, min?: number): AmountAndAdjusted {
  requireFigures(figures, min);
  return { amount: toCents(figures.amount), adjusted: toCents(figures.adjusted) };
}

function requireFigures(figures: AmountAndAdjusted, min?: number): void {
  const { amount, adjusted } = partsOf(figures);
  requireAmount('amount', amount, min);
  requireAmount('adjusted', adjusted, min ?? 1e-9, 1e306);
}
