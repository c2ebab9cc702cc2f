import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../months';
import { equalStepInPercent, planPriceSteps } from './index';

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
    expect(planPriceSteps({ price: 50, target: 50, months: monthsOf(2), step: 1 })).toEqual([]);
  });

  it('never rounds a step against the way it goes', () => {
    const rising = { price: 51, target: 54, months: monthsOf(4), step: 5 };
    expect(planPriceSteps(rising)).toMatchObject([{ price: 55 }]);
    expect(planPriceSteps({ ...rising, target: 52 })).toEqual([]);
    expect(planPriceSteps({ ...rising, price: 54, target: 53 })).toEqual([]);
  });

  it('goes one way with any rounding, and no further than the rounded target', () => {
    const steps = fc.constantFrom(0.01, 1, 5);
    const counts = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(cents, cents, counts, steps, (price, target, count, step) => {
        const planned = planPriceSteps({ price, target, months: monthsOf(count), step });
        const end = new Decimal(target).div(step).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
        const last = Decimal.max(end, 1).mul(step).toNumber();
        const direction = Math.sign(target - price);
        let before = price;
        for (const next of planned) {
          expect(Math.sign(next.price - before)).toBe(direction);
          before = next.price;
        }
        const isAhead = Math.sign(last - price) === direction;
        expect(before).toBe(isAhead ? last : price);
      }),
    );
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
});

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
