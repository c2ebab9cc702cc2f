import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { exactRounded } from '../tests/exact-oracle.ts';
import { MAX_AMOUNT } from './inflation-error.ts';
import { formatMoney, formatPercent, parseRevenue, roundToCents } from './money.ts';

const anyCents = fc.integer({ min: 1, max: 99_999_999_999_999 });

describe('roundToCents', () => {
  it.each([
    [MAX_AMOUNT, MAX_AMOUNT],
    [70368744177664.02, 70368744177664.02],
    [Number.MAX_VALUE, Number.MAX_VALUE],
  ])('rounds %d to %d', (value, rounded) => {
    expect(roundToCents(value)).toBe(rounded);
  });

  it('agrees with exact decimals on any double, and most of all beside half cents', () => {
    const besideHalf = fc
      .tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: -3, max: 3 }))
      .map(([cents, ulps]) => (cents + 0.5) / 100 + ulps * 2 ** -53 * (cents / 64));
    const doubles = fc.double({ min: -1e13, max: 1e13, noNaN: true });
    fc.assert(
      fc.property(fc.oneof(besideHalf, doubles), (value) => {
        expect(roundToCents(value)).toBe(exactRounded(value, 2) + 0);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([roundToCents, formatMoney, formatPercent])('%o refuses what is not finite', (called) => {
    const refusal = expect.objectContaining({ code: 'invalid-argument' });
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => called(value)).toThrow(refusal);
    }
  });
});

describe('parseRevenue', () => {
  it.each([
    ['250,000', 250_000],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['999999999999.99', MAX_AMOUNT],
  ])('reads %j', (text, dollars) => {
    expect(parseRevenue(text)).toBe(dollars);
  });

  it.each([
    '',
    '.',
    '-5',
    '0,500',
    '1.000,50',
    '1,25,000',
    '1,234,56',
    '5 5',
    '1e3',
    'Infinity',
    '1.234',
    '٥',
    '1000000000000',
    '999999999999.991',
  ])('refuses %j', (text) => {
    expect(parseRevenue(text)).toBeUndefined();
  });

  it('reads back what formatMoney writes, less its dollar sign', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(parseRevenue(formatMoney(cents / 100).slice(1))).toBe(cents / 100);
      }),
    );
  });
});

describe('formatMoney', () => {
  it.each([
    [0, '$0.00'],
    [-0.001, '$0.00'],
    [5, '$5.00'],
    [1.005, '$1.01'],
    [MAX_AMOUNT, '$999,999,999,999.99'],
    [1e22, '$10,000,000,000,000,000,000,000.00'],
  ])('writes %d as %s', (dollars, text) => {
    expect(formatMoney(dollars)).toBe(text);
  });
});

describe('formatMoney in another currency or locale', () => {
  it.each([
    [1234.5, { currency: 'GBP' }, '£1,234.50'],
    [-1234.5, { currency: 'EUR', locale: 'en-IE' }, '−€1,234.50'],
    [1234.5, { currency: 'JPY' }, '¥1,235'],
    [-1234.5, { currency: 'JPY' }, '−¥1,235'],
    [1.0005, { currency: 'KWD' }, 'KWD\u00a01.001'],
    [1234.5, { currency: 'EUR', locale: 'de-DE' }, '1.234,50\u00a0€'],
    [-1234.5, { locale: 'de-DE' }, '−1.234,50\u00a0$'],
    [1234.5, { currency: 'CAD', locale: 'en-CA' }, '$1,234.50'],
  ])('writes %d with %j as %s', (amount, format, text) => {
    expect(formatMoney(amount, format)).toBe(text);
  });

  it('refuses more decimals than 20', () => {
    expect(() => formatPercent(1, 21)).toThrow(/^decimals must be a whole number from 0 to 20/);
  });

  it('keeps the formats used last, however many a request may name', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    const write = (at: number) => formatMoney(5, { locale: `en-x-salon${at}` });
    const times = (count: number) => Array.from({ length: count }, (_, at) => write(at));
    expect(new Set(times(51))).toEqual(new Set(['$5.00']));
    write(50);
    expect(made).toHaveBeenCalledTimes(51);
    write(0);
    expect(made).toHaveBeenCalledTimes(52);
    made.mockRestore();
  });
});
