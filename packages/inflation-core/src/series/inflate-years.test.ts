import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactInflated } from '../../tests/exact-oracle.ts';
import { cpiU } from '../../tests/frozen-series.ts';
import { indexesIn, newestIndexOf, seriesAndYears } from '../../tests/years-of-series.ts';
import { annualAverage } from './averages.ts';
import { changeInPercent, inflate } from './inflate.ts';

describe('inflate by years', () => {
  it('agrees with exact decimals for any amount, year and end', () => {
    const cents = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 });
    fc.assert(
      fc.property(seriesAndYears, cents, ([one, year, end], amount) => {
        const [from, to] = [indexesIn(one, year), indexesIn(one, end)];
        const newest = newestIndexOf(one);
        const carried = (asked: { readonly from: number; readonly to?: number }) =>
          inflate(one, { amount: amount / 100, ...asked }).amount;
        expect(carried({ from: year })).toBe(exactInflated(amount / 100, newest, from));
        expect(carried({ from: year, to: end })).toBe(exactInflated(amount / 100, to, from));
      }),
      { numRuns: 100 },
    );
  });

  it('carries from a month to a year too', () => {
    const asked = { amount: 100, from: { year: 2019, month: 6 }, to: 2020 };
    const exact = exactInflated(100, indexesIn(cpiU, 2020), 256.143);
    expect(inflate(cpiU, asked).amount).toBe(exact);
  });

  it('reads a year as the mean of its months, and names the last of them', () => {
    expect(inflate(cpiU, { amount: 50, from: 2025, to: 2026 })).toMatchObject({
      from: { requested: 2025, indexMonth: { year: 2025, month: 12 }, isCarriedForward: false },
      to: { requested: 2026, indexMonth: { year: 2026, month: 8 }, isCarriedForward: false },
    });
  });

  it('says how far prices moved, as a factor and in per cent', () => {
    const fell = { from: 2009, to: 2008 };
    const { factor } = inflate(cpiU, { amount: 50, ...fell });
    expect(changeInPercent(cpiU, fell)).toBeCloseTo((factor - 1) * 100, 10);
  });

  it('refuses a year that the series does not reach', () => {
    const begins = '1912 is too early: the index begins in January 1913.';
    const ends = '2027 is too late: the index ends in August 2026.';
    const whole = 'from must be a whole number from 0 to 9999, but it was 2019.5.';
    const range = { first: cpiU.first, newest: cpiU.newest };
    const refusals = [
      [{ from: 1912 }, { code: 'before-series', message: begins, range }],
      [
        { from: 2019, to: 2027 },
        { code: 'after-newest', message: ends, range },
      ],
      [{ from: 2019.5 }, { code: 'invalid-number', message: whole }],
    ] as const;
    for (const [input, refusal] of refusals) {
      const error = expect.objectContaining(refusal);
      expect(() => inflate(cpiU, { amount: 1, ...input })).toThrow(error);
      expect(() => changeInPercent(cpiU, input)).toThrow(error);
    }
    expect(() => annualAverage(cpiU, 1912)).toThrow(begins);
  });
});
