import { describe, expect, it } from 'vitest';
import * as frozen from '../../tests/frozen-series.ts';
import { InflationError } from '../inflation-error.ts';
import { moved, parseIsoMonth } from '../month.ts';
import { compareMonths } from '../months.ts';
import {
  cpiU,
  type IndexSeries,
  indexFor,
  inflate,
  midwest,
  northeast,
  personalCareServices,
  south,
  west,
} from './index.ts';

// Counted and added up by awk from the bureau's file of each.
const published = [
  { series: frozen.cpiU, first: '1913-01', count: 1363, falls: 228, sum: 126_186_092 },
  {
    series: frozen.personalCareServices,
    first: '1967-01',
    count: 715,
    falls: 60,
    sum: 118_769_715,
  },
  { series: frozen.northeast, first: '1986-12', count: 476, falls: 86, sum: 102_576_524 },
  { series: frozen.midwest, first: '1986-12', count: 476, falls: 112, sum: 92_916_395 },
  { series: frozen.south, first: '1986-12', count: 476, falls: 97, sum: 94_655_533 },
  { series: frozen.west, first: '1986-12', count: 476, falls: 95, sum: 100_448_921 },
];

it.each(published)('$series.id holds what was published from $first to August 2026', (known) => {
  const { series, first, count, falls, sum } = known;
  const thousandths = series.points.map(({ index }) => Math.round(index * 1000));
  expect(series.first).toEqual(parseIsoMonth(first));
  expect(thousandths).toHaveLength(count);
  expect(thousandths.reduce((total, each) => total + each)).toBe(sum);
  expect(thousandths.filter((each, at) => each < (thousandths[at - 1] ?? 0))).toHaveLength(falls);
  const early = indexFor(series, moved(series.first, -1));
  expect(early).toMatchObject({ ok: false, code: 'before-series' });
});

describe('a copy that is damaged after its first use', () => {
  const june = { year: 2019, month: 6 };

  it.each<[string, (series: IndexSeries) => unknown]>([
    [
      'an index below 0',
      ({ points }) => points.map((point) => Object.assign(point, { index: -1 })),
    ],
    ['NaN', ({ points: [, second] }) => Object.assign(second ?? {}, { index: Number.NaN })],
    ['a point of nothing', ({ points }) => Reflect.set(points, points.length, {})],
    ['no points', (series) => Reflect.deleteProperty(series, 'points')],
    ['holes in what is missing', (series) => Object.assign(series, { missing: new Array(2) })],
    [
      'another newest month',
      (series) => Object.assign(series, { newest: { year: 2099, month: 1 } }),
    ],
  ])('is refused once it has %s', (_, damage) => {
    const series = structuredClone(cpiU);
    expect(inflate(series, { amount: 100, from: june }).amount).toBeGreaterThan(100);
    damage(series);
    expect(() => inflate(series, { amount: 100, from: june })).toThrow(InflationError);
  });
});

describe.each([cpiU, personalCareServices, northeast, midwest, south, west])('$id', (series) => {
  it('cannot be changed', () => {
    const isFrozen = (part: unknown): boolean =>
      Object(part) !== part ||
      (Object.isFrozen(part) && Object.values(part as object).every(isFrozen));
    for (const part of ['decimals', 'points', 'newest'] as const)
      expect(Reflect.set(series, part, [])).toBe(false);
    expect(isFrozen(series)).toBe(true);
  });

  it('lacks October 2025', () => {
    expect(series.missing[0]).toEqual({ year: 2025, month: 10 });
    const october = indexFor(series, { year: 2025, month: 10 });
    expect(october).toMatchObject({ isCarriedForward: true });
  });

  it('names its source, and a newest month no older than that of the tests', () => {
    expect(series.source).toBe('US Bureau of Labor Statistics');
    expect(series.sourceUrl).toBe(`https://data.bls.gov/timeseries/${series.id}`);
    expect(series.basePeriod).toBe('1982-84 = 100');
    expect(series.name).toMatch(/not seasonally adjusted$/);
    expect(compareMonths(series.newest, frozen.frozenAt)).toBeGreaterThanOrEqual(0);
  });
});
