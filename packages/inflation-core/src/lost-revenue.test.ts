import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactInflated } from '../tests/exact-oracle.ts';
import { MAX_AMOUNT } from './inflation-error.ts';
import { adjustPrice, lostRevenue, raiseToKeepPace } from './lost-revenue.ts';

const dollars = fc.integer({ min: 1, max: 99_999_999_999_999 }).map((cents) => cents / 100);

describe('lostRevenue', () => {
  it('names the direction of the gap', () => {
    expect(lostRevenue({ amount: 250_000, adjusted: 326_946.28 })).toEqual({
      lost: 76_946.28,
      direction: 'lost',
    });
    expect(lostRevenue({ amount: 100_000, adjusted: 99_640.53 })).toEqual({
      lost: 359.47,
      direction: 'gained',
    });
    expect(lostRevenue({ amount: 5, adjusted: 5 })).toEqual({ lost: 0, direction: 'unchanged' });
    expect(lostRevenue({ amount: 5, adjusted: 5.004 }).direction).toBe('unchanged');
  });

  it('mirrors when the two change places, and never gives a fraction of a cent', () => {
    fc.assert(
      fc.property(dollars, dollars, (amount, adjusted) => {
        const there = lostRevenue({ amount, adjusted });
        const back = lostRevenue({ amount: adjusted, adjusted: amount });
        expect(there.lost).toBe(back.lost);
        expect(Number(there.lost.toFixed(2))).toBe(there.lost);
      }),
    );
  });

  it('takes an adjusted amount above the largest that can be entered', () => {
    expect(lostRevenue({ amount: MAX_AMOUNT, adjusted: 34e12 }).direction).toBe('lost');
  });
});

describe('raiseToKeepPace', () => {
  it('gives per cent, signed and unrounded', () => {
    expect(raiseToKeepPace({ amount: 100_000, adjusted: 129_851.81 })).toBeCloseTo(29.85181, 9);
    expect(raiseToKeepPace({ amount: 200, adjusted: 150 })).toBe(-25);
    expect(raiseToKeepPace({ amount: 200, adjusted: 200 })).toBe(0);
  });

  it('refuses an amount that would have to be nothing', () => {
    expect(() => raiseToKeepPace({ amount: 200, adjusted: 0 })).toThrow('adjusted must be from');
  });
});

describe('adjustPrice', () => {
  it('carries a haircut to the same purchasing power', () => {
    expect(adjustPrice({ price: 50, amount: 100_000, adjusted: 129_851.81 })).toBe(64.93);
    expect(adjustPrice({ price: 50, amount: 100, adjusted: 50 })).toBe(25);
    // Of 1.005 as 1.01 it would be 3.03.
    expect(adjustPrice({ price: 1.005, amount: 1, adjusted: 3 })).toBe(3.02);
  });

  it('agrees with exact decimals', () => {
    fc.assert(
      fc.property(dollars, dollars, dollars, (price, amount, adjusted) => {
        const exact = exactInflated(price, adjusted, amount);
        // Beyond this a double holds no cents to agree on.
        fc.pre(exact < 2 ** 53 / 100);
        expect(adjustPrice({ price, amount, adjusted })).toBe(exact);
      }),
    );
  });
});
