import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpiU } from '../cpi-u/index';
import { addMonths, compareMonths, formatIsoMonth } from '../month';
import { personalCareServices } from '../personal-care-services/index';
import { indexFor } from './index-for';

const indexOf = (year: number, month: number) => {
  const found = indexFor(cpiU, { year, month });
  return found.ok ? found.index : undefined;
};

describe('the published series', () => {
  it('holds the all-items index as published', () => {
    expect(cpiU.points).toHaveLength(1363);
    expect(cpiU.first).toEqual({ year: 1913, month: 1 });
    expect(cpiU.newest).toEqual({ year: 2026, month: 8 });
    expect(cpiU.missing).toEqual([{ year: 2025, month: 10 }]);
    expect(indexOf(1913, 1)).toBe(9.8);
    expect(indexOf(1982, 7)).toBe(97.5);
    expect(indexOf(2000, 1)).toBe(168.8);
    expect(indexOf(2024, 12)).toBe(315.605);
    expect(indexOf(2026, 8)).toBe(334.98);
  });

  it('holds what salons charge from January 1967 on', () => {
    expect(personalCareServices.points).toHaveLength(715);
    expect(personalCareServices.first).toEqual({ year: 1967, month: 1 });
    expect(personalCareServices.newest).toEqual({ year: 2026, month: 8 });
    expect(personalCareServices.missing).toEqual([{ year: 2025, month: 10 }]);
    expect(personalCareServices.points.at(-1)?.index).toBe(374.865);
  });

  it.each([cpiU, personalCareServices])(
    '$id is ascending and skips only its missing months',
    (series) => {
      const known = [...series.points.map((point) => point.month), ...series.missing];
      const months = known.map(formatIsoMonth).sort();
      const expected = Array.from({ length: known.length }, (_, at) =>
        formatIsoMonth(addMonths(series.first, at)),
      );
      expect(months).toEqual(expected);
      expect(series.points.every((point) => point.index > 0)).toBe(true);
      expect(series.sourceUrl).toBe(`https://data.bls.gov/timeseries/${series.id}`);
    },
  );
});

describe('indexFor', () => {
  it('uses the month before for the month that was never published', () => {
    expect(indexFor(cpiU, { year: 2025, month: 10 })).toEqual({
      ok: true,
      index: 324.8,
      indexMonth: { year: 2025, month: 9 },
      requested: { year: 2025, month: 10 },
      substituted: true,
    });
  });

  it('uses a published month itself, on either side of the gap', () => {
    for (const month of [
      { year: 2025, month: 9 },
      { year: 2025, month: 11 },
    ]) {
      expect(indexFor(cpiU, month)).toMatchObject({ indexMonth: month, substituted: false });
    }
  });

  it('uses the newest for a later month', () => {
    expect(indexFor(cpiU, { year: 2030, month: 1 })).toMatchObject({
      index: 334.98,
      indexMonth: cpiU.newest,
      substituted: true,
    });
  });

  it('says that a month lies before the series', () => {
    const refusal = { ok: false, code: 'before-series' };
    expect(indexFor(cpiU, { year: 1912, month: 12 })).toEqual(refusal);
    expect(indexFor(cpiU, { year: 0, month: 1 })).toEqual(refusal);
    expect(indexFor({ ...cpiU, points: [] }, { year: 2020, month: 1 })).toEqual(refusal);
  });

  it('refuses a month that is none', () => {
    expect(() => indexFor(cpiU, { year: 2020, month: 13 })).toThrow(/^month must have/);
  });

  it('finds what a search from the start finds, in a series full of gaps', () => {
    const gaps = fc.subarray(cpiU.points.slice(0, 60), { minLength: 1 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: -5, max: 70 }), (points, after) => {
        const first = points[0]?.month ?? cpiU.first;
        const month = addMonths(first, after);
        const slow = points.findLast((point) => compareMonths(point.month, month) <= 0);
        const found = indexFor({ ...cpiU, first, points }, month);
        expect(found.ok ? found.indexMonth : undefined).toEqual(slow?.month);
      }),
    );
  });
});
