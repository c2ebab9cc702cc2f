import { describe, expect, it } from 'vitest';
import { cpiU } from '../../tests/frozen-series.ts';
import { australia } from '../../tests/published-indexes.ts';
import { formatIsoMonth } from '../months.ts';
import { defineSeries, type GivenPoint } from './define-series.ts';
import { type UpdateSeriesOptions, updateSeries } from './update-series.ts';

const points = (...given: readonly (readonly [string, number])[]): GivenPoint[] =>
  given.map(([month, index]) => ({ month, index }));

const known = defineSeries({
  ...cpiU,
  decimals: undefined,
  points: points(['2025-08', 323.97], ['2025-09', 324.8], ['2025-11', 324.12], ['2025-12', 324.05]),
});

const update = (given: readonly GivenPoint[], options?: UpdateSeriesOptions) =>
  updateSeries(known, given, options);

describe('updateSeries', () => {
  it('adds new months, after some known ones or right after the newest', () => {
    for (const before of [points(['2025-11', 324.12], ['2025-12', 324.05]), []]) {
      const longer = update([...before, ...points(['2026-01', 325.252])]);
      if (!longer.ok) throw new Error(longer.message);
      expect(longer.added).toEqual([{ year: 2026, month: 1 }]);
      expect(longer.revised).toEqual([]);
      expect(longer.series).toMatchObject({ newest: { year: 2026, month: 1 }, decimals: 3 });
      expect(longer.series.points).toEqual([
        ...known.points,
        { month: { year: 2026, month: 1 }, index: 325.252 },
      ]);
      expect(longer.series.missing).toEqual(known.missing);
      expect(Object.isFrozen(longer.series.points)).toBe(true);
    }
  });

  it('adds quarters, and earlier months that join on', () => {
    const later = updateSeries(australia, points(['2012-Q1', 179.5]));
    expect(later.ok && later.series.newest).toEqual({ year: 2012, month: 3 });
    const earlier = update(points(['2025-07', 323.05], ...known.points.map(asGiven)));
    expect(earlier.ok && earlier.series.first).toEqual({ year: 2025, month: 7 });
  });

  it.each([
    ['that are none', [], 'There are no points.'],
    ['that end earlier', points(['2025-11', 324.12]), 'The points no longer hold 2025-12.'],
    [
      'that lack a month in between',
      points(['2025-09', 324.8], ['2025-12', 324.05], ['2026-01', 325.2]),
      'The points no longer hold 2025-11.',
    ],
  ])('refuses points %s', (_, given, message) => {
    for (const acceptRevisions of [false, true]) {
      expect(update(given, { acceptRevisions })).toEqual({
        ok: false,
        code: 'shorter-history',
        message,
      });
    }
  });

  it('skips a month only if it was named', () => {
    const given = points(['2025-12', 324.05], ['2026-02', 326.785]);
    expect(update(given)).toEqual({
      ok: false,
      code: 'gap',
      message: 'The points skip 2026-01 without naming it as missing.',
    });
    expect(update(points(['2026-02', 326.785]))).toMatchObject({ code: 'gap' });
    const longer = update(given, { missing: ['January 2026'] });
    expect(longer.ok && longer.series.missing.map(formatIsoMonth)).toEqual(['2025-10', '2026-01']);
  });

  it('lists the months never published, each once, in order', () => {
    const earlier = points(['2025-06', 322.6], ...known.points.map(asGiven));
    const given = [...earlier, ...points(['2026-02', 326.785])];
    const longer = update(given, { missing: ['2026-01', '2025-10', '2025-07', '2026-01'] });
    expect(longer.ok && longer.series.missing.map(formatIsoMonth)).toEqual([
      '2025-07',
      '2025-10',
      '2026-01',
    ]);
  });

  it.each([32.5, 3252.52, 275, 373])('refuses %d after 324.05', (index) => {
    const message = `2026-01 has ${index} after 324.05, further than mostChangeInPercent: 15.`;
    expect(update(points(['2026-01', index]))).toEqual({
      ok: false,
      code: 'absurd-value',
      message,
    });
    const revised = points(['2025-12', index]);
    expect(update(revised, { acceptRevisions: true })).toMatchObject({ code: 'absurd-value' });
  });

  it('accepts a large change if mostChangeInPercent allows it', () => {
    const given = points(['2026-01', 420]);
    expect(update(given, { mostChangeInPercent: 29 })).toMatchObject({ ok: false });
    expect(update(given, { mostChangeInPercent: 30 })).toMatchObject({ ok: true });
  });

  it('refuses a month or a quarter that is not over, if it is told the current month', () => {
    const given = points(['2026-01', 325.252]);
    const on = (month: number) => update(given, { today: { year: 2026, month } });
    expect(on(2)).toMatchObject({ ok: true });
    expect(on(1)).toEqual({
      ok: false,
      code: 'future-month',
      message: 'The points hold 2026-01, which is not over yet.',
    });
    const quarter = points(['2012-Q1', 179.5]);
    const today = { year: 2012, month: 3 };
    expect(updateSeries(australia, quarter, { today })).toMatchObject({ code: 'future-month' });
  });

  it('refuses a changed index, and lists it when revisions are accepted', () => {
    const given = points(['2025-10', 324.5], ['2025-11', 324.13], ['2025-12', 324.05]);
    expect(update(given)).toEqual({
      ok: false,
      code: 'revised-values',
      message:
        'Published values changed: 2025-10: none → 324.5; 2025-11: 324.12 → 324.13. Check them at the publisher, then pass acceptRevisions.',
    });
    const revised = update(given, { acceptRevisions: true });
    expect(revised).toMatchObject({
      ok: true,
      added: [],
      revised: [
        { month: { year: 2025, month: 10 }, is: 324.5 },
        { month: { year: 2025, month: 11 }, was: 324.12, is: 324.13 },
      ],
    });
    expect(revised.ok && revised.series.missing).toEqual([]);
    expect(revised.ok && revised.series.points).toHaveLength(5);
  });
});

function asGiven({ month, index }: (typeof known.points)[number]): readonly [string, number] {
  return [formatIsoMonth(month), index];
}
