import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../month';
import { planPriceSteps } from './index';

const start = { year: 2027, month: 1 };
const monthsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => addMonths(start, at * 3));
const cents = fc.integer({ min: 500, max: 50_000 }).map((amount) => amount / 100);

describe('planPriceSteps', () => {
  it('leads to the target in equal per cent, each price rounded', () => {
    expect(planPriceSteps({ price: 50, target: 65.39, months: monthsOf(3), step: 1 })).toEqual([
      { month: { year: 2027, month: 1 }, price: 55, changeInPercent: 10 },
      { month: { year: 2027, month: 4 }, price: 60, changeInPercent: (5 / 55) * 100 },
      { month: { year: 2027, month: 7 }, price: 65, changeInPercent: (5 / 60) * 100 },
    ]);
  });

  it('is the target at once with one month, and nothing without any', () => {
    const one = { price: 50, target: 69.43, step: 5 };
    expect(planPriceSteps({ ...one, months: [start] })).toMatchObject([{ price: 70 }]);
    expect(planPriceSteps({ ...one, months: [] })).toEqual([]);
  });

  it('leaves out a step that rounding takes the change from', () => {
    const steps = planPriceSteps({ price: 50, target: 55, months: monthsOf(4), step: 5 });
    expect(steps.map(({ price }) => price)).toEqual([55]);
    expect(planPriceSteps({ price: 50, target: 50.2, months: monthsOf(2), step: 1 })).toEqual([]);
  });

  it('never goes back on the way, and ends at the rounded target', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 4 }), (price, target, count) => {
        const steps = planPriceSteps({ price, target, months: monthsOf(count), step: 0.01 });
        const prices = [price, ...steps.map((step) => step.price)];
        const sorted = [...prices].sort((a, b) => (target > price ? a - b : b - a));
        expect(prices).toEqual(sorted);
        expect(prices.at(-1)).toBe(target);
        const growth = new Decimal(target).div(price);
        for (const step of steps.length === count ? steps.entries() : []) {
          const exact = growth.pow((step[0] + 1) / count).mul(price);
          expect(exact.minus(step[1].price).abs().toNumber()).toBeLessThan(0.0051);
        }
      }),
    );
  });

  it('refuses months that do not follow one another, and amounts that are none', () => {
    const plan = { price: 50, target: 60, step: 1 };
    expect(() => planPriceSteps({ ...plan, months: [start, start] })).toThrow(
      /^months\[1\] must be later than January 2027/,
    );
    expect(() => planPriceSteps({ ...plan, months: [{ year: 2027, month: 13 }] })).toThrow(
      /^months\[0\] must have/,
    );
    expect(() => planPriceSteps({ ...plan, target: 0, months: [start] })).toThrow(
      /^target must be/,
    );
  });
});
