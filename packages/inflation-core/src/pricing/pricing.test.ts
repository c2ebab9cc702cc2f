import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { online } from '../../tests/clients.ts';
import { cpiU } from '../../tests/frozen-series.ts';
import { calculateInflation } from '../lookup/calculate-inflation.ts';
import { createLookupClient } from '../lookup/client.ts';
import { parseIsoMonth } from '../month.ts';
import { addMonths, formatIsoMonth } from '../months.ts';
import {
  breakEvenVisits,
  equalStepInPercent,
  missedSoFar,
  planPriceSteps,
  priceChangeInPercent,
  proposePriceMonths,
  roundPrice,
} from './index.ts';

const cents = fc.integer({ min: 1, max: 10_000_000 }).map((amount) => amount / 100);

describe('roundPrice', () => {
  it('gives the nearest multiple, and the higher of two equally near', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(0.05, 0.5, 1, 5, 10), (price, step) => {
        const nearest = new Decimal(price).div(step).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
        expect(roundPrice(price, step)).toBe(Decimal.max(nearest, 1).mul(step).toNumber());
      }),
    );
  });

  it('accepts what the largest amount can grow to', () => {
    const grown = 34_181_632_653_060.88;
    expect(roundPrice(grown, 1)).toBe(34_181_632_653_061);
    expect(priceChangeInPercent({ from: 1, to: grown })).toBeGreaterThan(1e15);
    const input = { commissionInPercent: 45, productCost: 4, visits: 120 };
    const breakEven = breakEvenVisits({ ...input, price: 999_999_999_999.99, newPrice: grown });
    expect(breakEven.ok && breakEven.visitsToLose).toBe(116);
  });
});

describe('breakEvenVisits', () => {
  const cut = { price: 50, newPrice: 65, commissionInPercent: 45, productCost: 4, visits: 120 };

  it('is the break-even of the contribution margin without a commission', () => {
    const sold = { ...cut, newPrice: 55, commissionInPercent: 0, productCost: 20 };
    // A margin of 60 per cent and 10 per cent more: 10 ÷ (60 + 10).
    expect(breakEvenVisits(sold)).toMatchObject({ ok: true, keptBefore: 30, keptAfter: 35 });
    const breakEven = breakEvenVisits(sold);
    expect(breakEven.ok && breakEven.shareInPercent).toBeCloseTo((10 / 70) * 100, 10);
  });

  it('takes the commission off the increase too', () => {
    expect(breakEvenVisits(cut)).toMatchObject({ keptBefore: 23.5, keptAfter: 31.75 });
  });

  it('gives the fewest visits that earn as much', () => {
    const doubled = { ...cut, newPrice: 100, commissionInPercent: 0, productCost: 0 };
    expect(breakEvenVisits(doubled)).toMatchObject({ visitsNeeded: 60, visitsToLose: 60 });
    const input = fc.record({
      price: cents,
      newPrice: cents,
      commissionInPercent: fc.integer({ min: 0, max: 10_000 }).map((share) => share / 100),
      productCost: fc.integer({ min: 0, max: 100_000 }).map((cost) => cost / 100),
      visits: fc.integer({ min: 1, max: 5000 }),
    });
    fc.assert(
      fc.property(input, (asked) => {
        const { price, newPrice, commissionInPercent, productCost, visits } = asked;
        const keptOf = (dollars: number) =>
          new Decimal(100).minus(commissionInPercent).mul(dollars).div(100).minus(productCost);
        const [before, after] = [keptOf(price), keptOf(newPrice)];
        const breakEven = breakEvenVisits(asked);
        if (!breakEven.ok) {
          expect(before.lte(0) ? 'no-margin' : after.lte(before) && 'no-increase').toBe(
            breakEven.code,
          );
          return;
        }
        const earned = before.mul(visits);
        expect(after.mul(breakEven.visitsNeeded).gte(earned)).toBe(true);
        expect(after.mul(breakEven.visitsNeeded - 1).lt(earned)).toBe(true);
        expect(breakEven.visitsToLose).toBe(visits - breakEven.visitsNeeded);
      }),
    );
  });

  it('tells why there is no break-even', () => {
    expect(breakEvenVisits({ ...cut, newPrice: 50 })).toEqual({ ok: false, code: 'no-increase' });
    expect(breakEvenVisits({ ...cut, productCost: 27.5 })).toEqual({
      ok: false,
      code: 'no-margin',
    });
  });
});

describe('missedSoFar', () => {
  it('sums a twelfth of every month’s gap, using the month before for an unpublished one', async () => {
    const from = { year: 2019, month: 6 };
    const today = { year: 2026, month: 11 };
    const result = await calculateInflation({ amount: 250_000, from, today, client: online });
    if (result.source !== 'index') throw new Error('not from the index');
    let sum = new Decimal(0);
    const base = new Decimal('256.143');
    let index = base;
    for (let at = 2019 * 12 + 6; at <= 2026 * 12 + 7; at++) {
      const point = cpiU.points.find(({ month }) => month.year * 12 + month.month - 1 === at);
      index = point ? new Decimal(point.index) : index;
      sum = sum.plus(index.div(base).mul(250_000).toDecimalPlaces(2).minus(250_000).div(12));
    }
    expect(missedSoFar(result)).toBe(sum.toDecimalPlaces(2).toNumber());
  });

  it('is 0 if no month has passed, and negative if prices fell', async () => {
    const of = async (month: { year: number; month: number }, amount: number) => {
      const answer = [{ date: '2026-08-01', amount }];
      const result = await calculateInflation({
        amount: 1200,
        from: month,
        today: { year: 2026, month: 11 },
        client: createLookupClient({ fetch: async () => Response.json(answer) }),
      });
      if (result.source !== 'index') throw new Error('not from the index');
      return missedSoFar(result);
    };
    expect(await of({ year: 2026, month: 8 }, 1200)).toBe(0);
    expect(await of({ year: 2026, month: 7 }, 1188)).toBe(-1);
  });
});

const start = { year: 2027, month: 1 };
const monthsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => addMonths(start, at * 3));
const wholeCents = fc.integer({ min: 500, max: 50_000 });

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
      fc.property(wholeCents, wholeCents, counts, rounding, (from, to, count, step) => {
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
      fc.property(
        wholeCents,
        wholeCents,
        fc.integer({ min: 1, max: 12 }),
        (price, target, steps) => {
          const step = equalStepInPercent({ price, target, steps });
          const reached = new Decimal(step).div(100).plus(1).pow(steps).mul(price);
          expect(reached.div(target).minus(1).abs().toNumber()).toBeLessThan(1e-12);
        },
      ),
    );
  });
});

const today = { year: 2026, month: 11 };
const proposed = (...chosen: string[]) =>
  proposePriceMonths({ today, chosen: chosen.map(parseIsoMonth) }).map(formatIsoMonth);

describe('proposePriceMonths', () => {
  it('begins with the month after next, and continues every half year', () => {
    expect(proposed('?', '?', '?', '?')).toEqual(['2027-01', '2027-07', '2028-01', '2028-07']);
    expect(proposed()).toEqual([]);
  });

  it('keeps chosen months and continues from them', () => {
    expect(proposed('?', '2027-03', '?')).toEqual(['2027-01', '2027-03', '2027-09']);
    expect(proposed('2028-05', '2027-03', '?')).toEqual(['2028-05', '2027-03', '2027-09']);
  });
});
