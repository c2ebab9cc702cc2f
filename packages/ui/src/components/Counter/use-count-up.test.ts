import { describe, expect, it } from 'vitest';
import { countAt, countingMs, countingSteps } from './use-count-up';

describe('countAt', () => {
  it('begins at nothing and ends exactly at the value', () => {
    expect(countAt(650_000, 0)).toBe(0);
    expect(countAt(650_000, countingMs)).toBe(650_000);
    expect(countAt(650_000, 60_000)).toBe(650_000);
  });

  it('is half way after half the time', () => {
    expect(countAt(25_000_000, 1000)).toBe(12_500_000);
  });

  it('takes 60 steps', () => {
    const shown = Array.from({ length: countingMs + 1 }, (_, ms) => countAt(600, ms));
    expect(new Set(shown).size).toBe(countingSteps + 1);
  });

  it('never counts back and shows whole numbers alone', () => {
    let before = 0;
    for (let ms = 0; ms <= countingMs; ms += 7) {
      const now = countAt(7, ms);
      expect(now).toBeGreaterThanOrEqual(before);
      expect(now % 1).toBe(0);
      before = now;
    }
  });

  it('shows nothing of a time before the start', () => {
    expect(countAt(7, -16)).toBe(0);
  });
});
