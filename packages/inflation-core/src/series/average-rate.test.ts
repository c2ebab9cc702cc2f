import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactRatePerYear } from '../../tests/exact-oracle.ts';
import { cpiU } from '../../tests/frozen-series.ts';
import { australia } from '../../tests/published-indexes.ts';
import { anySeries, indexesIn, newestIndexOf } from '../../tests/years-of-series.ts';
import { averageRatePerYear } from './average-rate.ts';
import { changeInPercent } from './inflate.ts';

describe('averageRatePerYear', () => {
  it('counts from the middle of the months that were published', () => {
    // 2019: six and a half months before the year's end, and 80 from there; 2025 has no October.
    const expected = [
      [2019, 86 - 0.5],
      [2025, 20 - 68 / 11],
    ] as const;
    for (const [year, months] of expected) {
      const exact = exactRatePerYear(newestIndexOf(cpiU), indexesIn(cpiU, year), months);
      expect(averageRatePerYear(cpiU, { from: year })).toBeCloseTo(exact, 10);
    }
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

  it('counts the quarters of a quarterly index, whatever month of them is named', () => {
    const exact = exactRatePerYear(179.4, [173.3], 15);
    for (const month of [7, 8, 9]) {
      expect(averageRatePerYear(australia, { from: { year: 2010, month } })).toBeCloseTo(exact, 10);
    }
  });
});
