import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactCompounded } from '../tests/exact-oracle.ts';
import { estimateAdjustedRevenue } from './estimate.ts';

// Written out again from the specification, section 9, so that a changed rate fails.
const ratesFrom2019 = [0.018, 0.012, 0.047, 0.08, 0.034, 0.025];
const specifiedRate = (year: number) => ratesFrom2019[year - 2019] ?? 0.025;

const months = fc.record({
  year: fc.integer({ min: 1913, max: 2040 }),
  month: fc.integer({ min: 1, max: 12 }),
});
const amounts = fc.integer({ min: 1, max: 99_999_999_999_999 }).map((cents) => cents / 100);

describe('estimateAdjustedRevenue', () => {
  it('agrees with exact decimals at every point, and changes nothing from a future year', () => {
    fc.assert(
      fc.property(amounts, months, months, (amount, from, today) => {
        const isToCome = from.year > today.year;
        const first = isToCome ? today.year : from.year;
        const years = Array.from({ length: today.year - first + 1 }, (_, at) => first + at);
        const rates = years.map(isToCome ? () => 0 : specifiedRate);
        const exact = exactCompounded(amount, rates, today.month - 1);
        const { adjusted, factor, points } = estimateAdjustedRevenue({ amount, from, today });
        rates.push((rates.pop() ?? 0) * ((today.month - 1) / 12));
        expect(points.map((point) => point.year)).toEqual(years);
        expect(points.map((point) => point.amount)).toEqual(exact);
        expect(adjusted).toBe(exact.at(-1));
        for (const [at, { rateAsFraction }] of points.entries())
          expect(rateAsFraction).toBeCloseTo(rates[at] ?? Number.NaN, 15);
        const product = rates.reduce((all, rate) => all * (1 + rate), 1);
        expect(factor / product).toBeCloseTo(1, 12);
      }),
      { numRuns: 300 },
    );
  });
});
