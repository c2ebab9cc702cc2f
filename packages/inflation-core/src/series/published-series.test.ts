import { describe, expect, it } from 'vitest';
import * as frozen from '../../tests/frozen-series.ts';
import { cpiU } from '../cpi-u/index.ts';
import { compareMonths } from '../months.ts';
import { personalCareServices } from '../personal-care-services/index.ts';
import { midwest } from '../regions/midwest/index.ts';
import { northeast } from '../regions/northeast/index.ts';
import { south } from '../regions/south/index.ts';
import { west } from '../regions/west/index.ts';
import { indexFor } from './index-for.ts';

const indexOf = (series: typeof cpiU, year: number, month: number) => {
  const found = indexFor(series, { year, month });
  return found.ok && !found.isCarriedForward ? found.index : undefined;
};

describe('the all-items series', () => {
  it('begins in January 1913 and has 1,363 months up to August 2026', () => {
    expect(cpiU.first).toEqual({ year: 1913, month: 1 });
    expect(frozen.cpiU.points).toHaveLength(1363);
  });

  it.each([
    [1913, 1, 9.8],
    [1982, 7, 97.5],
    [2000, 1, 168.8],
    [2024, 12, 315.605],
    [2026, 8, 334.98],
  ])('is in %i-%i what was published: %d', (year, month, index) => {
    expect(indexOf(cpiU, year, month)).toBe(index);
  });

  it('falls in as many months as it did', () => {
    const { points } = frozen.cpiU;
    const falls = points.filter((point, at) => point.index < (points[at - 1]?.index ?? 0));
    expect(falls).toHaveLength(228);
  });
});

describe('the personal care services series', () => {
  it.each([
    [1966, 12, undefined],
    [1967, 1, 37.4],
    [2020, 1, 277.341],
    [2025, 9, 362.968],
    [2026, 8, 374.865],
  ])('is in %i-%i what was published: %d', (year, month, index) => {
    expect(indexOf(personalCareServices, year, month)).toBe(index);
  });
});

// Counted and added up by awk from the bureau's file of each region.
const publishedRegions = [
  { series: frozen.northeast, falls: 86, sum: 102_576_524, december1986: 112.5 },
  { series: frozen.midwest, falls: 112, sum: 92_916_395, december1986: 108.8 },
  { series: frozen.south, falls: 97, sum: 94_655_533, december1986: 109.7 },
  { series: frozen.west, falls: 95, sum: 100_448_921, december1986: 111.1 },
];

describe.each(publishedRegions)('the region $series.id', ({ series, ...published }) => {
  it('begins in December 1986, when it became monthly', () => {
    expect(series.first).toEqual({ year: 1986, month: 12 });
    expect(indexOf(series, 1986, 12)).toBe(published.december1986);
    const early = indexFor(series, { year: 1986, month: 11 });
    expect(early).toMatchObject({ ok: false, code: 'before-series' });
  });

  it('holds up to August 2026 what was published', () => {
    const thousandths = series.points.map(({ index }) => Math.round(index * 1000));
    expect(thousandths).toHaveLength(476);
    expect(thousandths.reduce((sum, each) => sum + each)).toBe(published.sum);
    expect(thousandths.filter((each, at) => each < (thousandths[at - 1] ?? 0))).toHaveLength(
      published.falls,
    );
  });
});

describe.each([cpiU, personalCareServices, northeast, midwest, south, west])('$id', (series) => {
  it('lacks October 2025', () => {
    expect(series.missing[0]).toEqual({ year: 2025, month: 10 });
    expect(indexOf(series, 2025, 10)).toBeUndefined();
  });

  it('names its source, and a newest month no older than that of the tests', () => {
    expect(series.source).toBe('US Bureau of Labor Statistics');
    expect(series.sourceUrl).toBe(`https://data.bls.gov/timeseries/${series.id}`);
    expect(series.basePeriod).toBe('1982-84 = 100');
    expect(series.name).toMatch(/not seasonally adjusted$/);
    expect(compareMonths(series.newest, frozen.frozenAt)).toBeGreaterThanOrEqual(0);
  });
});
