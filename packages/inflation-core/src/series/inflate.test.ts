import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactInflated, exactQuotient } from '../../tests/exact-oracle.ts';
import { cpiU } from '../../tests/frozen-series.ts';
import knownAnswers from '../../tests/known-answers.json';
import { indexesIn, newestIndexOf, seriesAndYears } from '../../tests/years-of-series.ts';
import { moved, parseIsoMonth } from '../month.ts';
import { annualAverage } from './averages.ts';
import { changeInPercent, inflate, inflateMany } from './inflate.ts';

function monthOf(text: string) {
  const month = parseIsoMonth(text);
  if (!month) throw new Error(`The fixture has a bad month: ${text}`);
  return month;
}

describe('published results', () => {
  it('cover every kind', () => {
    expect(new Set(knownAnswers.map((known) => known.kind))).toEqual(
      new Set(['monthly', 'monthly-deflate', 'yoy-pct']),
    );
  });

  it.each(knownAnswers)('$id: $source', ({ kind, amount, from, to, expected, tolerance }) => {
    const [start, end] = [monthOf(from), monthOf(to)];
    const factor = (first: typeof start, last: typeof end) =>
      inflate(cpiU, { amount: 1, from: first, to: last }).factor;
    const ours =
      kind === 'yoy-pct'
        ? changeInPercent(cpiU, { from: start, to: end })
        : (amount ?? 0) * (kind === 'monthly' ? factor(start, end) : factor(end, start));
    expect(Math.abs(ours - expected)).toBeLessThanOrEqual(tolerance);
  });
});

describe('inflate', () => {
  it('carries dollars to the newest month', () => {
    expect(inflate(cpiU, { amount: 250_000, from: { year: 2019, month: 6 } })).toEqual({
      amount: 326_946.28,
      from: {
        index: 256.143,
        indexMonth: { year: 2019, month: 6 },
        requested: { year: 2019, month: 6 },
        isCarriedForward: false,
      },
      to: {
        index: 334.98,
        indexMonth: { year: 2026, month: 8 },
        requested: { year: 2026, month: 8 },
        isCarriedForward: false,
      },
      factor: 334_980 / 256_143,
      seriesId: 'CUUR0000SA0',
    });
  });

  const points = fc.constantFrom(...cpiU.points);

  // 20,000 cases, with a new seed each time: fast-check prints the one that failed.
  it('rounds once, for any amount or refund down to a billionth of a dollar and any two months', () => {
    const decimals = fc.tuple(
      fc.integer({ min: 0, max: 99_999_999_999 }),
      fc.integer({ min: 0, max: 9 }),
    );
    fc.assert(
      fc.property(decimals, points, points, ([digits, places], from, to) => {
        const amount = Number(`${digits}e-${places}`);
        const whole = (index: number) => BigInt(Math.round(index * 1000));
        const top = BigInt(digits) * 100n * whole(to.index);
        const exact = exactQuotient(top, 10n ** BigInt(places) * whole(from.index)) / 100;
        const months = { from: from.month, to: to.month };
        expect(inflate(cpiU, { amount, ...months }).amount).toBe(exact);
        expect(inflate(cpiU, { amount: -amount, ...months }).amount).toBe(exact === 0 ? 0 : -exact);
      }),
      { numRuns: 20_000 },
    );
  });
});

const month = fc
  .integer({ min: 0, max: cpiU.points.length })
  .map((months) => moved(cpiU.first, months));
const when = fc.oneof(month, fc.integer({ min: 1913, max: 2026 }));
const amount = fc
  .double({ min: -1e12, max: 1e12, noNaN: true })
  .filter((dollars) => Math.abs(dollars) < 1e12 - 1);

it('gives the same as inflate, for months and years, in the order of the rows', () => {
  const rows = fc.array(fc.record({ amount, from: when, to: fc.option(when, { nil: undefined }) }));
  fc.assert(
    fc.property(rows, (given) => {
      const one = ({ to = cpiU.newest, ...row }: (typeof given)[number]) =>
        inflate(cpiU, { ...row, to }).amount;
      expect(inflateMany(cpiU, given)).toEqual(given.map(one));
    }),
  );
});

it('names the row that it refuses', () => {
  const from = { year: 2019, month: 6 };
  const refused = (row: object) => () => inflateMany(cpiU, [{ amount: 1, from }, row as never]);
  expect(refused({ amount: Number.NaN, from })).toThrow(/^amounts\[1\]\.amount must be/);
  expect(refused({ amount: 1, from: 'June' })).toThrow(/^amounts\[1\]\.from must be/);
  expect(refused({ amount: 1, from, to: null })).toThrow(/^amounts\[1\]\.to must be/);
  expect(refused({ amount: 1, from: { year: 1912, month: 12 } })).toThrow('is too early');
  expect(refused({ amount: 1, from, to: { year: 2026, month: 9 } })).toThrow('is too late');
});

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
