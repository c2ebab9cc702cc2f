import { describe, expect, it } from 'vitest';
import { compounding, scaleDollars, toCents } from './exact-cents.ts';

describe('toCents', () => {
  it('rounds a half cent up although its double lies below it', () => {
    expect(toCents(1.005)).toBe(101);
  });
});

describe('scaleDollars', () => {
  it('rounds exact half cents of finer amounts away from zero although doubles lie below them', () => {
    for (let dollars = 1; dollars < 2000; dollars++) {
      const half = Number(`${dollars}.005`);
      expect(scaleDollars(half, 41, 41)).toBe(dollars + 0.01);
      expect(scaleDollars(-half, 41, 41)).toBe(-dollars - 0.01);
    }
  });
});

describe('compounding', () => {
  it('rounds exact half cents up, also where doubles lie below them', () => {
    const steps = Array.from({ length: 2000 }, (_, at) => 20 + 40 * at);
    for (const amount of steps) {
      expect(compounding(amount, 12_000)(12_300)).toBe(Math.round((amount * 41) / 40));
    }
  });
});
