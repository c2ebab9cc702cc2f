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

  it('has no tick finer than its points', () => {
    expect(labels([2025, 2026], 'quarterly')[0]).toHaveLength(5);
    expect(labels([2020, 2023], 'yearly')[0]).toEqual(['2020', '2021', '2022', '2023']);
  });
});
