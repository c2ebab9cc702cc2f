import { describe, expect, it } from 'vitest';
import { compounding, roundDecimal, scaleCents, scaleDollars } from './exact-cents';

describe('scaleCents', () => {
  it('rounds half a cent up, and a hair less down', () => {
    expect(scaleCents(1, 1, 2)).toBe(1);
    expect(scaleCents(3, 499, 1000)).toBe(1);
    expect(scaleCents(1, 499, 1000)).toBe(0);
    // Half a part in 200,003 below and above the half cent; in doubles both round up.
    expect(scaleCents(90_001_350_000_001, 100_001, 200_003)).toBe(45_000_450_000_000);
    expect(scaleCents(90_001_350_200_002, 100_001, 200_003)).toBe(45_000_450_100_001);
  });
});

describe('scaleDollars', () => {
  it('decides exact half cents of finer amounts away from zero, where doubles fall below them', () => {
    for (let dollars = 1; dollars < 2000; dollars++) {
      const half = Number(`${dollars}.005`);
      expect(scaleDollars(half, 41, 41)).toBe(dollars + 0.01);
      expect(scaleDollars(-half, 41, 41)).toBe(-dollars - 0.01);
    }
  });
});

describe('compounding', () => {
  it('decides exact half cents upwards, also where doubles fall below them', () => {
    const steps = Array.from({ length: 2000 }, (_, at) => 20 + 40 * at);
    for (const amount of steps) {
      expect(compounding(amount, 12_000)(12_300)).toBe(Math.round((amount * 41) / 40));
    }
  });
});

describe('roundDecimal', () => {
  it('serves other numbers of decimals', () => {
    expect(roundDecimal(2.5, 0)).toBe(3);
    expect(roundDecimal(-2.5, 0)).toBe(-3);
    expect(roundDecimal(0.45, 1)).toBe(0.5);
    expect(roundDecimal(1.00005, 4)).toBe(1.0001);
  });
});
