import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactMean } from '../../tests/exact-oracle.ts';
import { cpiU, withPoints } from '../../tests/frozen-series.ts';
import { indexesIn, seriesAndYears } from '../../tests/years-of-series.ts';
import { annualAverage } from './annual-average.ts';
import { inflate } from './inflate.ts';

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

  it('rests on the months that were published, and names them', () => {
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
