import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../months.ts';
import { equalStepInPercent, planPriceSteps } from './index.ts';

const start = { year: 2027, month: 1 };
const monthsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => addMonths(start, at * 3));
const cents = fc.integer({ min: 500, max: 50_000 });

describe('planPriceSteps', () => {
  it('leads to the target in equal per cent, each price rounded', () => {
    expect(planPriceSteps({ price: 50, target: 65.39, months: monthsOf(3), step: 1 })).toEqual([
      { month: { year: 2027, month: 1 }, price: 55, changeInPercent: 10 },
      { month: { year: 2027, month: 4 }, price: 60, changeInPercent: (5 / 55) * 100 },
      { month: { year: 2027, month: 7 }, price: 65, changeInPercent: (5 / 60) * 100 },
    ]);
  });

  it('is only the target with one month, and empty without any', () => {
    const one = { price: 50, target: 69.43, step: 5 };
    expect(planPriceSteps({ ...one, months: [start] })).toMatchObject([{ price: 70 }]);
    expect(planPriceSteps({ ...one, months: [] })).toEqual([]);
  });

  it('rounds each step once from the exact power, one way, to the rounded target', () => {
    const rounding = fc.constantFrom(1, 50, 100, 500);
    const counts = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(cents, cents, counts, rounding, (from, to, count, step) => {
        fc.pre(from !== to);
        const plan = { price: from / 100, target: to / 100, step: step / 100 };
        const direction = Math.sign(to - from);
        const exact = [from];
        for (const done of monthsOf(count).keys()) {
          const price = exactStep(from, to, done + 1, count, step);
          if (Math.sign(price - (exact.at(-1) ?? from)) === direction) exact.push(price);
        }
        const planned = planPriceSteps({ ...plan, months: monthsOf(count) });
        const prices = [from / 100, ...planned.map((next) => next.price)];
        expect(prices).toEqual(exact.map((price) => price / 100));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    [45, 61.25, 5, 55],
    [44.999, 61.25, 5, 50],
    [65.995, 65.995, 1, undefined],
  ])('comes from %d half way to %d, in steps of %d, to %d', (price, target, step, half) => {
    const [first] = planPriceSteps({ price, target, months: monthsOf(2), step });
    expect(first?.price).toBe(half);
  });
});

/**
 * `from × (to ÷ from)^(done ÷ count)` in whole cents, to the nearest step, half up. Searches from
 * below.
 */
function exactStep(from: number, to: number, done: number, count: number, step: number): number {
  const power = BigInt(count);
  const product = BigInt(from) ** BigInt(count - done) * BigInt(to) ** BigInt(done);
  let steps = Math.max(1, Math.floor((from * (to / from) ** (done / count)) / step) - 2);
  while ((BigInt(2 * steps + 1) * BigInt(step)) ** power <= product * 2n ** power) steps++;
  return steps * step;
}

describe('equalStepInPercent', () => {
  it('compounds to the whole change', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 12 }), (price, target, steps) => {
        const step = equalStepInPercent({ price, target, steps });
        const reached = new Decimal(step).div(100).plus(1).pow(steps).mul(price);
        expect(reached.div(target).minus(1).abs().toNumber()).toBeLessThan(1e-12);
      }),
    );
  });
});
