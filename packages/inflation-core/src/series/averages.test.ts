import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactMean, exactRatePerYear } from '../../tests/exact-oracle.ts';
import { cpiU, withPoints } from '../../tests/frozen-series.ts';
import { australia } from '../../tests/published-indexes.ts';
import {
  anySeries,
  indexesIn,
  newestIndexOf,
  seriesAndYears,
} from '../../tests/years-of-series.ts';
import { annualAverage, averageRatePerYear } from './averages.ts';
import { changeInPercent, inflate } from './inflate.ts';

describe('annualAverage', () => {
  it.each([
    // The annual averages that the Bureau of Labor Statistics publishes.
    [1913, 9.9],
    [1967, 33.4],
    [1982, 96.5],
    [2007, 207.342],
    [2019, 255.657],
    [2020, 258.811],
    [2022, 292.655],
    [2024, 313.689],
  ])('is what the publisher says of %i', (year, published) => {
    const digits = year < 2007 ? 1 : 3;
    expect(annualAverage(cpiU, year).index.toFixed(digits)).toBe(published.toFixed(digits));
  });

  it('agrees with exact decimals for any year', () => {
    fc.assert(
      fc.property(seriesAndYears, ([one, year]) => {
        const exact = exactMean(indexesIn(one, year)).toNumber();
        expect(annualAverage(one, year).index).toBeCloseTo(exact, 10);
      }),
    );
  });

  it('averages the published months, and names them', () => {
    expect(annualAverage(cpiU, 2025).months.map(({ month }) => month)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12,
    ]);
    expect(annualAverage(cpiU, 2026).months.at(-1)).toEqual({ year: 2026, month: 8 });
  });

  it('refuses a year in which nothing was published', () => {
    const points = cpiU.points.filter(({ month }) => month.year !== 2019);
    const none = withPoints(points);
    const refusal = { code: 'invalid-number', message: expect.stringContaining('was 2019') };
    expect(() => annualAverage(none, 2019)).toThrow(expect.objectContaining(refusal));
    const carry = () => inflate(none, { amount: 50, from: 2019 });
    expect(carry).toThrow(expect.objectContaining(refusal));
  });
});

describe('averageRatePerYear', () => {
  it('counts from the middle of the months that were published', () => {
    // 2025 has no October.
    const exact = exactRatePerYear(newestIndexOf(cpiU), indexesIn(cpiU, 2025), 20 - 68 / 11);
    expect(averageRatePerYear(cpiU, { from: 2025 })).toBeCloseTo(exact, 10);
  });

  it('agrees with exact decimals for any whole year', () => {
    fc.assert(
      fc.property(anySeries, fc.integer({ min: 1967, max: 2024 }), (one, year) => {
        const months = (one.newest.year - year) * 12 + one.newest.month - 6.5;
        const exact = exactRatePerYear(newestIndexOf(one), indexesIn(one, year), months);
        expect(averageRatePerYear(one, { from: year })).toBeCloseTo(exact, 8);
      }),
    );
  });

  it('gives none over less than twelve months', () => {
    const to = { year: 2025, month: 6 };
    expect(averageRatePerYear(cpiU, { from: 2024, to })).toBeUndefined();
    expect(averageRatePerYear(cpiU, { from: 2024, to: { ...to, month: 7 } })).toBeGreaterThan(0);
  });

  it('leads from any month to any other, and from year to year', () => {
    fc.assert(
      fc.property(fc.nat(1362), fc.nat(1362), (one, other) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        const [from, to] = [cpiU.points[start], cpiU.points[end]];
        if (!from || !to) throw new Error('There is no such point.');
        const months = (to.month.year - from.month.year) * 12 + to.month.month - from.month.month;
        const rate = averageRatePerYear(cpiU, { from: from.month, to: to.month });
        if (months < 12) expect(rate).toBeUndefined();
        else expect(rate).toBeCloseTo(exactRatePerYear(to.index, [from.index], months), 8);
        const back = averageRatePerYear(cpiU, { from: to.month, to: from.month });
        expect(back ?? 0).toBeCloseTo(rate ?? 0, 8);
      }),
      { numRuns: 300 },
    );
    const perYear = changeInPercent(cpiU, { from: 2019, to: 2020 });
    expect(averageRatePerYear(cpiU, { from: 2019, to: 2020 })).toBeCloseTo(perYear, 10);
  });

  it('counts the quarters of a quarterly index, by any of their months', () => {
    const exact = exactRatePerYear(179.4, [173.3], 15);
    for (const month of [7, 8, 9]) {
      expect(averageRatePerYear(australia, { from: { year: 2010, month } })).toBeCloseTo(exact, 10);
    }
  });
});
