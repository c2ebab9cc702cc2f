import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactInflatedByMeans, exactMean, exactRatePerYear } from '../../tests/exact-oracle';
import { cpiU, personalCareServices } from '../../tests/frozen-series';
import { annualAverage, averageRatePerYear, inflateFromYear } from './annual-average';
import type { IndexSeries } from './index-series';

const indexesIn = ({ points }: IndexSeries, year: number) =>
  points.filter(({ month }) => month.year === year).map(({ index }) => index);

const newestOf = ({ points }: IndexSeries) => points.at(-1)?.index ?? 0;

const series = fc.constantFrom(cpiU, personalCareServices);
const yearOf = ({ first, newest }: IndexSeries) =>
  fc.integer({ min: first.year, max: newest.year });
const seriesAndYears = series.chain((one) => fc.tuple(fc.constant(one), yearOf(one), yearOf(one)));

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

  it.each([1912, 2027, 2019.5, Number.NaN])('refuses the year %d', (year) => {
    expect(() => annualAverage(cpiU, year)).toThrow(
      expect.objectContaining({
        code: 'invalid-number',
        message: `year must be a whole number from 1913 to 2026, but it was ${year}.`,
      }),
    );
  });
});

describe('inflateFromYear', () => {
  it('agrees with exact decimals for any amount, year and end', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999_999_999 });
    fc.assert(
      fc.property(seriesAndYears, cents, ([one, year, end], amount) => {
        const from = indexesIn(one, year);
        const asked = { amount: amount / 100, year };
        expect(inflateFromYear(one, asked).amount).toBe(
          exactInflatedByMeans(amount / 100, [newestOf(one)], from),
        );
        expect(inflateFromYear(one, { ...asked, to: end }).amount).toBe(
          exactInflatedByMeans(amount / 100, indexesIn(one, end), from),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('says how far prices moved, as a factor and in per cent', () => {
    const same = inflateFromYear(cpiU, { amount: 50, year: 2025, to: 2025 });
    expect(same).toEqual({ amount: 50, factor: 1, changeInPercent: 0 });
    const fell = inflateFromYear(cpiU, { amount: 50, year: 2009, to: 2008 });
    expect(fell.changeInPercent).toBeCloseTo((fell.factor - 1) * 100, 10);
    const shrank = inflateFromYear(cpiU, { amount: 50, year: 2008, to: 2009 });
    expect(shrank.amount).toBe(49.82);
  });

  it('refuses a bad amount, a year and a month that the series does not reach', () => {
    const early = { year: 1912, month: 12 };
    const refusals = [
      [{ amount: 0, year: 2019 }, 'invalid-amount'],
      [{ amount: 1, year: 1912 }, 'invalid-number'],
      [{ amount: 1, year: 2019, to: 2027 }, 'invalid-number'],
      [{ amount: 1, year: 2019, to: early }, 'before-series'],
      [{ amount: 1, year: 2019, to: { year: 2020, month: 13 } }, 'invalid-month'],
    ] as const;
    for (const [input, code] of refusals)
      expect(() => inflateFromYear(cpiU, input)).toThrow(expect.objectContaining({ code }));
  });
});

describe('averageRatePerYear', () => {
  it('counts from the middle of the months that were published', () => {
    // 2019: six and a half months before the year's end, and 80 from there; 2025 has no October.
    const expected = [
      [2019, 86 - 0.5],
      [2025, 20 - 68 / 11],
    ] as const;
    for (const [year, months] of expected) {
      const exact = exactRatePerYear(newestOf(cpiU), indexesIn(cpiU, year), months);
      expect(averageRatePerYear(cpiU, { year })).toBeCloseTo(exact, 10);
    }
  });

  it('agrees with exact decimals for any whole year', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: 1967, max: 2024 }), (one, year) => {
        const months = (one.newest.year - year) * 12 + one.newest.month - 6.5;
        const exact = exactRatePerYear(newestOf(one), indexesIn(one, year), months);
        expect(averageRatePerYear(one, { year })).toBeCloseTo(exact, 8);
      }),
    );
  });

  it('leads, compounded, to the newest index', () => {
    const rate = averageRatePerYear(cpiU, { year: 2000 }) ?? 0;
    const { factor } = inflateFromYear(cpiU, { amount: 1, year: 2000 });
    expect((1 + rate / 100) ** ((26 * 12 + 8 - 6.5) / 12)).toBeCloseTo(factor, 10);
  });

  it('gives none over less than twelve months', () => {
    const to = { year: 2025, month: 6 };
    expect(averageRatePerYear(cpiU, { year: 2024, to })).toBeUndefined();
    expect(averageRatePerYear(cpiU, { year: 2024, to: { ...to, month: 7 } })).toBeGreaterThan(0);
  });
});
