import { describe, expect, it } from 'vitest';
import { parseSeries } from './parse-series.ts';

const facts = { id: 'CUUR0000SA0', name: 'Two years' } as const;

describe('parseSeries', () => {
  it('reads a text a year, a dash for an unpublished month, a short text for the newest year', () => {
    const twelve = '1 2 3 4 5 6 7 8 9 - 11 12.345';
    const series = parseSeries(facts, [`2025 ${twelve}`, '2026 13 14']);
    expect(series.first).toEqual({ year: 2025, month: 1 });
    expect(series.newest).toEqual({ year: 2026, month: 2 });
    expect(series.missing).toEqual([{ year: 2025, month: 10 }]);
    expect(series.points).toHaveLength(13);
    expect(series.points[10]).toEqual({ month: { year: 2025, month: 12 }, index: 12.345 });
  });

  it('begins in the month that its first text names', () => {
    const series = parseSeries(facts, ['1986-12 112.5', '1987 113.3 -']);
    expect(series.first).toEqual({ year: 1986, month: 12 });
    expect(series.points).toEqual([
      { month: { year: 1986, month: 12 }, index: 112.5 },
      { month: { year: 1987, month: 1 }, index: 113.3 },
    ]);
    expect(series.missing).toEqual([{ year: 1987, month: 2 }]);
  });

  it('is empty for no years', () => {
    expect(parseSeries(facts, [])).toMatchObject({ points: [], missing: [] });
  });
});
