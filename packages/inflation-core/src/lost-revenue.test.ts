import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactInflated } from '../tests/exact-oracle.ts';
import { MAX_AMOUNT } from './inflation-error.ts';
import { adjustPrice, lostRevenue, raiseToKeepPace } from './lost-revenue.ts';

const dollars = fc.integer({ min: 1, max: 99_999_999_999_999 }).map((cents) => cents / 100);

describe('lostRevenue', () => {
  it('gives the same size if the amounts are swapped, and whole cents', () => {
    fc.assert(
      fc.property(dollars, dollars, (amount, adjusted) => {
        const there = lostRevenue({ amount, adjusted });
        const back = lostRevenue({ amount: adjusted, adjusted: amount });
        expect(there.lost).toBe(back.lost);
        expect(Number(there.lost.toFixed(2))).toBe(there.lost);
      }),
    );
  });

  it('reads both to the cent', () => {
    expect(lostRevenue({ amount: 5, adjusted: 5.004 }).direction).toBe('unchanged');
  });

  it('takes an adjusted amount above the largest that can be entered', () => {
    expect(lostRevenue({ amount: MAX_AMOUNT, adjusted: 34e12 }).direction).toBe('lost');
  });
});

describe('raiseToKeepPace', () => {
  it('refuses an adjusted amount of 0', () => {
    expect(() => raiseToKeepPace({ amount: 200, adjusted: 0 })).toThrow('adjusted must be from');
  });
});

describe('adjustPrice', () => {
  it('reads a price finer than a cent', () => {
    // Read as 1.01, it would give 3.03.
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
