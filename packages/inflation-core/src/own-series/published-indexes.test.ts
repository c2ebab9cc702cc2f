import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactInflated } from '../../tests/exact-oracle.ts';
import { cpiU } from '../../tests/frozen-series.ts';
import { australia, canadaByYear, cpih } from '../../tests/published-indexes.ts';
import { annualAverage } from '../series/averages.ts';
import { compareSeries } from '../series/compare-series.ts';
import { indexFor } from '../series/index-for.ts';
import type { IndexSeries } from '../series/index-series.ts';
import { changeInPercent, inflate } from '../series/inflate.ts';
import { staleness } from '../series/staleness.ts';
import { defineSeries } from './define-series.ts';

const percent = (series: IndexSeries, from: [number, number], to: [number, number]) =>
  changeInPercent(series, {
    from: { year: from[0], month: from[1] },
    to: { year: to[0], month: to[1] },
  }).toFixed(1);

describe('the CPIH of the United Kingdom', () => {
  // Office for National Statistics, Consumer price inflation, UK: February 2021 and March 2021.
  it.each([
    [1, '0.9'],
    [2, '0.7'],
    [3, '1.0'],
  ])('rose over the 12 months to month %i of 2021 as its bulletin says', (month, rise) => {
    expect(percent(cpih, [2020, month], [2021, month])).toBe(rise);
  });

  it('averaged 108.9 in 2020, as its yearly table says', () => {
    expect(annualAverage(cpih, 2020).index.toFixed(1)).toBe('108.9');
  });
});

describe('the CPI of Canada', () => {
  it('rose and averaged as its yearly table says', () => {
    expect(percent(canadaByYear, [2012, 1], [2016, 12])).toBe('5.5');
    expect(annualAverage(canadaByYear, 2014).index).toBe(125.2);
    expect(indexFor(canadaByYear, { year: 2014, month: 7 })).toMatchObject({
      index: 125.2,
      indexMonth: { year: 2014, month: 1 },
      isCarriedForward: false,
    });
    expect(canadaByYear.newest).toEqual({ year: 2016, month: 12 });
  });
});

describe('the CPI of Australia, by quarter', () => {
  it.each([
    [2010, 10, '0.4'],
    [2011, 1, '1.6'],
    [2011, 4, '0.9'],
    [2011, 7, '0.6'],
    [2011, 10, '0.0'],
  ])('changed in the quarter of %i-%i as its table says', (year, month, change) => {
    const before = month === 1 ? ([year - 1, 10] as const) : ([year, month - 3] as const);
    expect(percent(australia, [...before], [year, month])).toBe(change);
  });

  it('has one index for each month of a quarter, up to the last', () => {
    for (const month of [10, 11, 12]) {
      expect(indexFor(australia, { year: 2010, month })).toMatchObject({
        index: 174,
        indexMonth: { year: 2010, month: 10 },
        isCarriedForward: false,
      });
    }
    expect(inflate(australia, { amount: 100, from: { year: 2011, month: 5 } })).toMatchObject({
      amount: 100.62,
      to: { requested: { year: 2011, month: 12 }, isCarriedForward: false },
    });
  });

  it('is compared with a monthly index up to the last common quarter', () => {
    const compared = compareSeries(cpiU, australia, { year: 2011, month: 3 });
    expect(compared).toMatchObject({
      ok: true,
      to: { year: 2011, month: 12 },
      reference: { changeInPercent: expect.closeTo(1.528, 3) },
    });
  });

  it('waits for the month after each quarter', () => {
    expect(staleness(australia, { year: 2012, month: 4, day: 30 }).missedReleases).toBe(0);
    expect(staleness(australia, { year: 2012, month: 5, day: 1 }).missedReleases).toBe(1);
  });
});

describe('an index of many decimals', () => {
  const withPoints = (...indexes: readonly number[]) =>
    defineSeries({
      ...cpih,
      decimals: undefined,
      points: indexes.map((index, at) => ({ month: `2020-0${at + 1}`, index })),
    });

  it('agrees with exact decimals for any amount and any number of decimals', () => {
    const index = fc
      .tuple(fc.integer({ min: 1, max: 99_999_999_999 }), fc.integer({ min: 0, max: 9 }))
      .map(([digits, decimals]) => Number(`${digits}e-${decimals}`))
      .filter((level) => level < 1000 && !String(level).includes('e'));
    const cents = fc.integer({ min: 1, max: 99_999_999_999_999 });
    fc.assert(
      fc.property(index, index, cents, (from, to, amount) => {
        const asked = { amount: amount / 100, from: { year: 2020, month: 1 } };
        const exact = exactInflated(amount / 100, to, from);
        const ours = inflate(withPoints(from, to), asked).amount;
        if (exact < 1e13) expect(ours).toBe(exact);
      }),
      { numRuns: 2000 },
    );
  });
});
