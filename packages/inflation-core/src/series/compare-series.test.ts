import { describe, expect, it } from 'vitest';
import { cpiU, personalCareServices, withPoints } from '../../tests/frozen-series.ts';
import { compareSeries } from './compare-series.ts';
import { changeInPercent } from './inflate.ts';

const january2020 = { year: 2020, month: 1 };

describe('compareSeries', () => {
  it('compares salon prices with all prices since January 2020', () => {
    const compared = compareSeries(personalCareServices, cpiU, january2020);
    if (!compared.ok) throw new Error(compared.code);
    expect(compared.series.changeInPercent).toBeCloseTo(35.16, 2);
    expect(compared.reference.changeInPercent).toBeCloseTo(29.85, 2);
    expect(compared.reference.changeInPercent).toBe(changeInPercent(cpiU, { from: january2020 }));
    expect(compared.from).toEqual(january2020);
    expect(compared.to).toEqual({ year: 2026, month: 8 });
    expect(compared.series.points).toHaveLength(79);
    expect(compared.series.points[0]).toEqual({
      month: january2020,
      index: 277.341,
      changeInPercent: 0,
    });
    expect(compared.reference.points.at(-1)).toEqual({
      month: { year: 2026, month: 8 },
      index: 334.98,
      changeInPercent: compared.reference.changeInPercent,
    });
  });

  it('ends at the newest month both have published', () => {
    const short = withPoints(cpiU.points.slice(0, -2));
    for (const compared of [
      compareSeries(personalCareServices, short, january2020),
      compareSeries(short, personalCareServices, january2020),
    ]) {
      if (!compared.ok) throw new Error(compared.code);
      expect(compared.to).toEqual({ year: 2026, month: 6 });
      expect(compared.series.points.at(-1)?.month).toEqual(compared.to);
      expect(compared.reference.points.at(-1)?.month).toEqual(compared.to);
    }
  });

  it('starts an unpublished month from the one before it', () => {
    const october = { year: 2025, month: 10 };
    const compared = compareSeries(personalCareServices, cpiU, october);
    if (!compared.ok) throw new Error(compared.code);
    expect(compared.reference.points.slice(0, 2)).toEqual([
      { month: october, index: 324.8, changeInPercent: 0 },
      {
        month: { year: 2025, month: 11 },
        index: 324.122,
        changeInPercent: expect.closeTo(-0.2087, 4),
      },
    ]);
  });

  it('is one point when it starts at the newest month', () => {
    const compared = compareSeries(personalCareServices, cpiU, cpiU.newest);
    const unmoved = { points: [{ month: cpiU.newest }], changeInPercent: 0 };
    expect(compared).toMatchObject({ ok: true, series: unmoved, reference: unmoved });
  });

  it('begins where the later of both does', () => {
    const later = withPoints(cpiU.points.slice(1));
    const range = { first: { year: 1913, month: 2 }, newest: cpiU.newest };
    const before = { ok: false, code: 'before-series', range };
    expect(compareSeries(later, cpiU, cpiU.first)).toMatchObject(before);
    expect(compareSeries(cpiU, later, cpiU.first)).toMatchObject(before);
    expect(compareSeries(later, cpiU, range.first).ok).toBe(true);
  });

  it('has nothing to compare if the series share no month from the start on', () => {
    const odd = withPoints(cpiU.points.filter((_, at) => at % 2 === 0));
    const february = { year: 1913, month: 2 };
    for (const shared of [[], cpiU.points.slice(0, 1)]) {
      const even = withPoints([...shared, ...cpiU.points.filter((_, at) => at % 2 === 1)]);
      expect(compareSeries(odd, even, february)).toMatchObject({ ok: false, code: 'after-newest' });
    }
  });
});
