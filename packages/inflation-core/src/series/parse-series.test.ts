import { describe, expect, it, vi } from 'vitest';
import { parseSeries } from './parse-series.ts';

const facts = { id: 'CUUR0000SA0', name: 'Two years' } as const;

describe('parseSeries', () => {
  it('begins in the month that its first text names', () => {
    const series = parseSeries(facts, ['1986-12 112.5', '1987 113.3 -']);
    expect(series.first).toEqual({ year: 1986, month: 12 });
    expect(series.points).toEqual([
      { month: { year: 1986, month: 12 }, index: 112.5 },
      { month: { year: 1987, month: 1 }, index: 113.3 },
    ]);
    expect(series.missing).toEqual([{ year: 1987, month: 2 }]);
  });

  it('reads its texts at the first use, and once', () => {
    const years = ['1913 9.8'];
    const reading = vi.spyOn(years, Symbol.iterator);
    const series = parseSeries(facts, years);
    expect(reading).not.toHaveBeenCalled();
    expect(series.points).toBe(series.points);
    expect(series.newest).toEqual({ year: 1913, month: 1 });
    expect(reading).toHaveBeenCalledTimes(1);
  });

  it('is empty for no years', () => {
    expect(parseSeries(facts, [])).toMatchObject({ points: [], missing: [] });
  });
});
