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
  it('compounds one rate a year and scales the current one by its complete months', () => {
    const { adjusted, factor, points } = estimateAdjustedRevenue({
      amount: 250_000,
      from: { year: 2019, month: 6 },
      today: november2026,
    });
    const byHand = 1.018 * 1.012 * 1.047 * 1.08 * 1.034 * 1.025 * 1.025 * (1 + (0.025 * 10) / 12);
    expect(factor).toBeCloseTo(byHand, 12);
    expect(adjusted).toBe(322_969.75);
    expect(points.map(({ year, amount }) => [year, amount])).toEqual([
      [2019, 254_500],
      [2020, 257_554],
      [2021, 269_659.04],
      [2022, 291_231.76],
      [2023, 301_133.64],
      [2024, 308_661.98],
      [2025, 316_378.53],
      [2026, 322_969.75],
    ]);
    expect(points.map((point) => point.rateAsFraction)).toEqual([
      0.018,
      0.012,
      0.047,
      0.08,
      0.034,
      0.025,
      0.025,
      (0.025 * 10) / 12,
    ]);
  });

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
        const { adjusted, points } = estimateAdjustedRevenue({ amount, from, today });
        expect(points.map((point) => point.year)).toEqual(years);
        expect(points.map((point) => point.amount)).toEqual(exact);
        expect(adjusted).toBe(exact.at(-1));
      }),
      { numRuns: 300 },
    );
  });
});
