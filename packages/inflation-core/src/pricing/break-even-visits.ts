import {
  isWithin,
  partsOf,
  requireGrownAmount,
  requireThat,
  requireWhole,
} from '../argument-checks.ts';
import { roundDecimal, toCents } from '../exact-cents.ts';

/** A price increase, and the costs of a visit. */
export interface BreakEvenInput {
  /** Dollars a visit before the increase; like all dollars here read to the cent. */
  readonly price: number;
  /** Dollars a visit after the change. */
  readonly newPrice: number;
  /** Share of each price that goes to whoever does the work, from 0 to 100 per cent; read to 0.01. */
  readonly commissionInPercent: number;
  /** Dollars of product that a visit uses up; may be 0. */
  readonly productCost: number;
  /** Visits a month before the increase, whole. */
  readonly visits: number;
}

/**
 * The fewest visits that earn what all of them earned before; or why there is no such number.
 * `no-increase`: a visit leaves no more than before. `no-margin`: it left nothing before.
 */
export type BreakEven =
  | {
      readonly ok: true;
      /** Dollars that a visit leaves after commission and product, unrounded. */
      readonly keptBefore: number;
      readonly keptAfter: number;
      readonly visitsNeeded: number;
      /** Visits that may stay away at no loss: the rest of them. */
      readonly visitsToLose: number;
      /** The share of visits that may stay away, in per cent and unrounded. */
      readonly shareInPercent: number;
    }
  | { readonly ok: false; readonly code: 'no-increase' | 'no-margin' };

/** Margin of a visit in millionths of a dollar: cents times ten-thousandths of commission. */
function marginOf(price: number, commissionInPercent: number, productCost: number): bigint {
  const kept = 10_000n - BigInt(Math.round(roundDecimal(commissionInPercent, 2) * 100));
  return BigInt(toCents(price)) * kept - BigInt(toCents(productCost)) * 10_000n;
}

/**
 * Gives how many visits a price increase may cost before it stops paying off. It needs `visits ×
 * before ÷ after` visits, rounded up, where before and after are what a visit leaves (price −
 * commission − product). It is the break-even of a contribution margin, `increase ÷ (margin +
 * increase)`, with the commission taken off both. Throws `invalid-amount` and `invalid-number`.
 *
 * @example
 * const input = { price: 50, newPrice: 65, commissionInPercent: 45, productCost: 4, visits: 120 };
 * const breakEven = breakEvenVisits(input);
 * breakEven.ok && breakEven.visitsToLose // => 31
 * breakEven.ok && breakEven.keptAfter // => 31.75
 * breakEvenVisits({ ...input, commissionInPercent: 100 }) // => { ok: false, code: 'no-margin' }
 */
export function breakEvenVisits(input: BreakEvenInput): BreakEven {
  const { price, newPrice, commissionInPercent, productCost, visits } = partsOf(input);
  requireGrownAmount('price', price);
  requireGrownAmount('newPrice', newPrice);
  if (productCost !== 0) requireGrownAmount('productCost', productCost);
  requireCommission(commissionInPercent);
  requireWhole('visits', visits, 1, 1_000_000);
  const before = marginOf(price, commissionInPercent, productCost);
  const after = marginOf(newPrice, commissionInPercent, productCost);
  if (before <= 0n) return { ok: false, code: 'no-margin' };
  if (after <= before) return { ok: false, code: 'no-increase' };
  const visitsNeeded = Number((BigInt(visits) * before + after - 1n) / after);
  return {
    ok: true,
    keptBefore: Number(before) / 1e6,
    keptAfter: Number(after) / 1e6,
    visitsNeeded,
    visitsToLose: visits - visitsNeeded,
    shareInPercent: (Number(after - before) / Number(after)) * 100,
  };
}

function requireCommission(inPercent: number): void {
  const isShare = isWithin(inPercent, 0, 100);
  requireThat(isShare, 'commissionInPercent', 'from 0 to 100', inPercent, 'invalid-number');
}
