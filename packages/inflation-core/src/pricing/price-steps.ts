import {
  describeValue,
  partsOf,
  requireAmount,
  requireGrownAmount,
  requireList,
  requireMonth,
  requireThat,
  requireWhole,
} from '../argument-checks.ts';
import { fractionOf, toCents } from '../exact-cents.ts';
import { type Month, monthsApart, moved } from '../month.ts';
import { priceChangeInPercent, roundPrice } from './round-price.ts';

/** A price, its target, and the months in which it may change. */
export interface PricePlanInput {
  /** Dollars now. */
  readonly price: number;
  /** Dollars after the last step, before rounding. */
  readonly target: number;
  /** One a step, each later than the one before. */
  readonly months: readonly Month[];
  /** Dollars that every price is rounded to, as `roundPrice` does. */
  readonly step: number;
}

/** A price of the plan, and when it starts. */
export interface PriceStep {
  /** When the price changes. */
  readonly month: Month;
  /** Dollars. */
  readonly price: number;
  /** From the price before it, in per cent and unrounded. */
  readonly changeInPercent: number;
}

/**
 * Leads a price to its target in steps of equal per cent, one a month given: after the k-th of n it
 * is `price × (target ÷ price)^(k ÷ n)`, rounded once; the last is the rounded target. A step that
 * rounding leaves without a change, or turns against the target, is left out: there may be none.
 * Throws `invalid-amount` and `invalid-month`.
 *
 * @example
 * const months = [{ year: 2027, month: 1 }, { year: 2027, month: 7 }];
 * planPriceSteps({ price: 50, target: 65.39, months, step: 1 }).map(({ price }) => price) // => [57, 65]
 */
export function planPriceSteps(input: PricePlanInput): PriceStep[] {
  const { price, target, months, step } = partsOf(input);
  requireGrownAmount('price', price);
  requireGrownAmount('target', target);
  requireAscending(months);
  requireAmount('step', step);
  const direction = Math.sign(target - price);
  const steps: PriceStep[] = [];
  let before = price;
  for (const [at, month] of months.entries()) {
    const next = priceAfter(at + 1, input);
    if (next === before || Math.sign(next - before) !== direction) continue;
    steps.push({
      month,
      price: next,
      changeInPercent: priceChangeInPercent({ from: before, to: next }),
    });
    before = next;
  }
  return steps;
}

function priceAfter(done: number, input: PricePlanInput): number {
  const { price, target, months, step } = input;
  const { length } = months;
  if (done === length) return roundPrice(target, step);
  const stepInCents = toCents(step);
  const estimate = (price * (target / price) ** (done / length)) / (stepInCents / 100);
  const whole = Math.floor(estimate);
  // Beyond this, the power of doubles is off by whole steps.
  const isExact = estimate < 1e12;
  const steps = isExact ? whole + (reachesHalf(whole, done, input) ? 1 : 0) : Math.round(estimate);
  return (Math.max(steps, 1) * stepInCents) / 100;
}

/**
 * True if `price × (target ÷ price)^(done ÷ n)` is `steps` and a half or more, in whole numbers.
 */
function reachesHalf(steps: number, done: number, input: PricePlanInput): boolean {
  const { price, target, months, step } = input;
  const half = BigInt(2 * steps + 1) * BigInt(toCents(step));
  const [from, to] = [fractionOf(price), fractionOf(target)];
  const [left, power] = [BigInt(months.length - done), BigInt(months.length)];
  const powerOf = (part: 0 | 1) => from[part] ** left * to[part] ** BigInt(done);
  return powerOf(0) * 200n ** power >= half ** power * powerOf(1);
}

/**
 * Gives how much each of a number of equal steps changes a price on its way to a target, in per cent
 * and unrounded, before the prices are rounded. Throws `invalid-amount` and `invalid-number`.
 *
 * @example
 * formatPercent(equalStepInPercent({ price: 50, target: 65.39, steps: 2 })) // => '+14.36%'
 * equalStepInPercent({ price: 50, target: 60, steps: 1 }) // => 20
 */
export function equalStepInPercent(input: {
  readonly price: number;
  readonly target: number;
  /** Whole, from 1 up. */
  readonly steps: number;
}): number {
  const { price, target, steps } = partsOf(input);
  if (steps === 1) return priceChangeInPercent({ from: price, to: target });
  requireGrownAmount('price', price);
  requireGrownAmount('target', target);
  requireWhole('steps', steps, 1, 1000);
  return ((target / price) ** (1 / steps) - 1) * 100;
}

function requireAscending(months: readonly Month[]): void {
  requireList('months', months);
  for (const [at, month] of months.entries()) {
    requireMonth(`months[${at}]`, month);
    const before = months[at - 1];
    const isLater = !before || monthsApart(before, month) < 0;
    const wanted = `later than ${describeValue(before)}`;
    requireThat(isLater, `months[${at}]`, wanted, month, 'invalid-month');
  }
}

/** Months from one price change to the next. */
const MONTHS_BETWEEN = 6;

/** Months of a plan, chosen and to be proposed. */
export interface ProposedMonthsInput {
  /** The current month. */
  readonly today: Month;
  /** One a step; `undefined` where a month is to be proposed. */
  readonly chosen: readonly (Month | undefined)[];
}

/**
 * Gives a plan its months: each that was chosen as it is, every other one six months after the one
 * before it. The first of all is the month after next, so that four weeks are left to tell clients.
 * Chosen months may be out of order; `planPriceSteps` refuses that. Throws `invalid-month`.
 *
 * @example
 * const today = { year: 2026, month: 11 };
 * proposePriceMonths({ today, chosen: [undefined, undefined] }) // => [{ year: 2027, month: 1 }, { year: 2027, month: 7 }]
 * proposePriceMonths({ today, chosen: [{ year: 2027, month: 3 }, undefined] }) // => [{ year: 2027, month: 3 }, { year: 2027, month: 9 }]
 */
export function proposePriceMonths(input: ProposedMonthsInput): Month[] {
  const { today, chosen } = partsOf(input);
  requireMonth('today', today);
  requireList('chosen', chosen);
  const months: Month[] = [];
  for (const [at, month] of chosen.entries()) {
    const before = months[at - 1];
    const next = month ?? (before ? moved(before, MONTHS_BETWEEN) : moved(today, 2));
    requireMonth(`chosen[${at}]`, next);
    months.push(next);
  }
  return months;
}
