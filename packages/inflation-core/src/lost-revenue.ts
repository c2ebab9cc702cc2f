import { requireAmount, requireGrownAmount } from './argument-checks';
import { scaleCents, toCents } from './exact-cents';

/** A yearly revenue, and what it would have to be today. */
export interface EnteredAndAdjusted {
  /** Dollars taken in the start month's money, from 0.01 to `MAX_REVENUE`. */
  readonly entered: number;
  /** Dollars that buy the same today. */
  readonly adjusted: number;
}

/** `lost`: today's money buys less; `gained`: it buys more. */
export type Direction = 'lost' | 'gained' | 'unchanged';

/** The yearly gap and its direction. */
export interface LostRevenue {
  /** Dollars a year, never negative, to the cent. */
  readonly amount: number;
  readonly direction: Direction;
}

/**
 * Gives the yearly gap between entered and adjusted revenue: its size in dollars and its direction.
 * Throws `invalid-amount`.
 *
 * @example
 * lostRevenue({ entered: 250_000, adjusted: 326_946.28 }) // => { amount: 76946.28, direction: 'lost' }
 * lostRevenue({ entered: 100, adjusted: 99.5 }) // => { amount: 0.5, direction: 'gained' }
 */
export function lostRevenue({ entered, adjusted }: EnteredAndAdjusted): LostRevenue {
  requireBoth(entered, adjusted);
  const cents = toCents(adjusted) - toCents(entered);
  const direction = cents > 0 ? 'lost' : cents < 0 ? 'gained' : 'unchanged';
  return { amount: Math.abs(cents) / 100, direction };
}

/**
 * Gives the price rise, in per cent and unrounded, that would close the gap; negative when prices
 * fell. Throws `invalid-amount`.
 *
 * @example
 * raiseToKeepPace({ entered: 100_000, adjusted: 125_000 }) // => 25
 */
export function raiseToKeepPace({ entered, adjusted }: EnteredAndAdjusted): number {
  requireBoth(entered, adjusted);
  return ((toCents(adjusted) - toCents(entered)) / toCents(entered)) * 100;
}

/**
 * Carries one price, in dollars, to the same purchasing power: price × adjusted ÷ entered, to the
 * cent. Throws `invalid-amount`.
 *
 * @example
 * adjustPrice({ price: 50, entered: 250_000, adjusted: 326_946.28 }) // => 65.39
 */
export function adjustPrice({
  price,
  entered,
  adjusted,
}: EnteredAndAdjusted & { readonly price: number }): number {
  requireAmount('price', price);
  requireBoth(entered, adjusted);
  return scaleCents(toCents(price), toCents(adjusted), toCents(entered)) / 100;
}

function requireBoth(entered: number, adjusted: number): void {
  requireAmount('entered', entered);
  requireGrownAmount('adjusted', adjusted);
}
