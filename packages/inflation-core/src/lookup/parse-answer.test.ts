import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnswer } from './parse-answer.ts';

const august = { date: '2026-08-01', amount: 326_946.28 };
const july = { date: '2026-07-01', amount: 325_909.77 };

describe('parseAnswer', () => {
  it('sorts the items and takes the newest, whatever their order', () => {
    const months = fc.uniqueArray(fc.integer({ min: 1913 * 12, max: 2030 * 12 }), { minLength: 1 });
    fc.assert(
      fc.property(months, (numbers) => {
        const body = numbers.map((count) => ({
          date: `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`,
          amount: count,
        }));
        const answer = parseAnswer(body);
        expect(answer?.newest.amount).toBe(Math.max(...numbers));
        expect(answer?.items.map((item) => item.amount)).toEqual(numbers.sort((a, b) => a - b));
      }),
    );
  });

  it('reads the base month of the newest item, where there is a valid one', () => {
    const named = { ...august, baseIndexMonth: '2025-09', indexMonth: '2026-08', extra: [] };
    expect(parseAnswer([named, july])?.baseIndexMonth).toEqual({ year: 2025, month: 9 });
    expect(parseAnswer([august, { ...july, baseIndexMonth: '2025-09' }])).not.toHaveProperty(
      'baseIndexMonth',
    );
    for (const baseIndexMonth of ['2025-9', 202509, null, {}]) {
      expect(parseAnswer([{ ...august, baseIndexMonth }])).not.toHaveProperty('baseIndexMonth');
    }
  });

  it('reads valid indexes, and leaves the others out', () => {
    const indexed = { ...august, index: 334.98, baseIndex: 256.143 };
    expect(parseAnswer([indexed])).toMatchObject({ newest: { index: 334.98 }, baseIndex: 256.143 });
    for (const wrong of ['334.98', 0, -1, Number.NaN, Number.POSITIVE_INFINITY, null]) {
      const answer = parseAnswer([{ ...august, index: wrong, baseIndex: wrong }]);
      expect(answer).not.toHaveProperty('baseIndex');
      expect(answer?.newest).not.toHaveProperty('index');
    }
  });

  it('takes the last of two items with one date, and the later day of two in one month', () => {
    const amounts = (body: unknown) => parseAnswer(body)?.items.map((item) => item.amount);
    expect(amounts([august, { ...august, amount: 5 }])).toEqual([5]);
    expect(amounts([{ date: '2026-08-31', amount: 7 }, august])).toEqual([7]);
    expect(amounts([august, { date: '2026-08-31', amount: 7 }, july])).toEqual([july.amount, 7]);
  });

  it.each([
    '2026-08',
    '2026-08-31',
    '2024-02-29',
    '2026-08-01T00:00:00Z',
    '2026-08-01T23:59:59+03:00',
  ])('reads the date %j', (date) =>
    expect(parseAnswer([{ date, amount: 1 }])?.items).toHaveLength(1),
  );

  it.each([
    ['null', null],
    ['something like an array', { length: 1, 0: august }],
    ['an empty array', []],
    ['an item that is null', [august, null]],
    ['an amount that is no number', [{ ...august, amount: Number.NaN }]],
    ['an amount of zero', [{ ...august, amount: 0 }]],
    ['an amount too large to hold cents', [{ ...august, amount: 2e15 }]],
    ['one bad item among good ones', [august, { ...july, amount: null }]],
    ['a date that is a number', [{ date: 20260801, amount: 1 }]],
    ['a month 13', [{ date: '2026-13-01', amount: 1 }]],
    ['a day 32', [{ date: '2026-08-32', amount: 1 }]],
    ['an American date', [{ date: '08/01/2026', amount: 1 }]],
    ['a date with a tail', [{ date: '2026-08-01x', amount: 1 }]],
  ])('refuses %s', (_, body) => {
    expect(parseAnswer(body)).toBeUndefined();
  });
});
