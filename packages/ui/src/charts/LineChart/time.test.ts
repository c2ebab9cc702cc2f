import { describe, expect, it } from 'vitest';
import { timeFormatter, timeTicks } from './time';

const labels = (span: readonly [number, number], frequency: 'monthly' | 'quarterly' | 'yearly') =>
  timeTicks(span, { frequency }).map((ticks) => ticks.map(({ label }) => label));

describe('a time line', () => {
  it('names every month, whatever its fraction', () => {
    const name = timeFormatter({ frequency: 'monthly' });
    for (let year = 1913; year <= 2040; year++) {
      const names = Array.from({ length: 12 }, (_, month) => name(year + month / 12));
      expect(new Set(names).size).toBe(12);
      expect(names[0]).toBe(`January ${year}`);
      expect(names[11]).toBe(`December ${year}`);
    }
  });

  it('has ticks at the first of months, quarters and half years, then of years', () => {
    const [months, quarters, halves, years] = labels([2025, 2026], 'monthly');
    expect(months).toHaveLength(13);
    expect(quarters).toEqual(['Jan 2025', 'Apr 2025', 'Jul 2025', 'Oct 2025', 'Jan 2026']);
    expect(halves).toEqual(['Jan 2025', 'Jul 2025', 'Jan 2026']);
    expect(years).toEqual(['2025', '2026']);
  });

  it('begins at the first whole step inside the span', () => {
    const [, quarters] = labels([2025 + 1 / 12, 2025 + 10 / 12], 'monthly');
    expect(quarters).toEqual(['Apr 2025', 'Jul 2025', 'Oct 2025']);
  });

  it('has no tick finer than its points', () => {
    expect(labels([2025, 2026], 'quarterly')[0]).toHaveLength(5);
    expect(labels([2020, 2023], 'yearly')[0]).toEqual(['2020', '2021', '2022', '2023']);
  });

  it('counts round years over a century', () => {
    expect(labels([1913, 2026.6], 'monthly')).toContainEqual([
      '1920',
      '1940',
      '1960',
      '1980',
      '2000',
      '2020',
    ]);
  });
});
