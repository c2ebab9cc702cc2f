import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactCompounded } from '../tests/exact-oracle.ts';
import { estimateAdjustedRevenue } from './estimate.ts';

const november2026 = { year: 2026, month: 11 };

// Written out again from the specification, section 9, so that a changed rate fails.
const ratesFrom2019 = [0.018, 0.012, 0.047, 0.08, 0.034, 0.025];
const specifiedRate = (year: number) => ratesFrom2019[year - 2019] ?? 0.025;

const months = fc.record({
  year: fc.integer({ min: 1913, max: 2040 }),
  month: fc.integer({ min: 1, max: 12 }),
});
const amounts = fc.integer({ min: 1, max: 99_999_999_999_999 }).map((cents) => cents / 100);

describe('estimateAdjustedRevenue', () => {
  it('changes nothing when the start year is still to come', () => {
    expect(
      estimateAdjustedRevenue({
        amount: 500,
        from: { year: 2027, month: 1 },
        today: november2026,
      }),
    ).toEqual({
      adjusted: 500,
      factor: 1,
      points: [{ year: 2026, amount: 500, rateAsFraction: 0 }],
    });
  });

  it('agrees with exact decimals to the cent, at every point, for any amount and months', () => {
    fc.assert(
      fc.property(amounts, months, months, (amount, from, today) => {
        fc.pre(from.year <= today.year);
        const years = Array.from({ length: today.year - from.year + 1 }, (_, at) => from.year + at);
        const exact = exactCompounded(amount, years.map(specifiedRate), today.month - 1);
        const { adjusted, factor, points } = estimateAdjustedRevenue({ amount, from, today });
        const rates = years.map(specifiedRate);
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
