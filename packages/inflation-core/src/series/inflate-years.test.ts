import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactInflatedByMeans } from '../../tests/exact-oracle';
import { cpiU } from '../../tests/frozen-series';
import { indexesIn, newestIndexOf, seriesAndYears } from '../../tests/years-of-series';
import { annualAverage } from './annual-average';
import { changeInPercent, inflate } from './inflate';

describe('inflate by years', () => {
  it('agrees with exact decimals for any amount, year and end', () => {
    const cents = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 });
    fc.assert(
      fc.property(seriesAndYears, cents, ([one, year, end], amount) => {
        const [from, to] = [indexesIn(one, year), indexesIn(one, end)];
        const newest = [newestIndexOf(one)];
        const carried = (asked: { readonly from: number; readonly to?: number }) =>
          inflate(one, { amount: amount / 100, ...asked }).amount;
        expect(carried({ from: year })).toBe(exactInflatedByMeans(amount / 100, newest, from));
        expect(carried({ from: year, to: end })).toBe(exactInflatedByMeans(amount / 100, to, from));
      }),
      { numRuns: 100 },
    );
  });

  it('carries from a month to a year too', () => {
    const asked = { amount: 100, from: { year: 2019, month: 6 }, to: 2020 };
    const exact = exactInflatedByMeans(100, indexesIn(cpiU, 2020), [256.143]);
    expect(inflate(cpiU, asked).amount).toBe(exact);
  });

  it('reads a year as the mean of its months, and names the last of them', () => {
    expect(inflate(cpiU, { amount: 50, from: 2025, to: 2026 })).toMatchObject({
      from: { requested: 2025, indexMonth: { year: 2025, month: 12 }, isCarriedForward: false },
      to: { requested: 2026, indexMonth: { year: 2026, month: 8 }, isCarriedForward: false },
    });
  });

  it('says how far prices moved, as a factor and in per cent', () => {
    expect(inflate(cpiU, { amount: 50, from: 2025, to: 2025 })).toMatchObject({
      amount: 50,
      factor: 1,
    });
    const fell = { from: 2009, to: 2008 };
    const { factor } = inflate(cpiU, { amount: 50, ...fell });
    expect(changeInPercent(cpiU, fell)).toBeCloseTo((factor - 1) * 100, 10);
    expect(inflate(cpiU, { amount: 50, from: 2008, to: 2009 }).amount).toBe(49.82);
  });

  it('refuses a year that the series does not reach', () => {
    const refusals = [
      [{ from: 1912 }, 'from must be a whole number from 1913 to 2026, but it was 1912.'],
      [{ from: 2019, to: 2027 }, 'to must be a whole number from 1913 to 2026, but it was 2027.'],
      [{ from: 2019.5 }, 'from must be a whole number from 1913 to 2026, but it was 2019.5.'],
    ] as const;
    for (const [input, message] of refusals) {
      const refusal = expect.objectContaining({ code: 'invalid-number', message });
      expect(() => inflate(cpiU, { amount: 1, ...input })).toThrow(refusal);
      expect(() => changeInPercent(cpiU, input)).toThrow(refusal);
    }
    expect(() => annualAverage(cpiU, Number.NaN)).toThrow(/^year must be .* it was NaN\.$/);
    const early = { year: 1912, month: 12 };
    expect(() => inflate(cpiU, { amount: 1, from: 2019, to: early })).toThrow(
      expect.objectContaining({ code: 'before-series' }),
    );
  });
});
