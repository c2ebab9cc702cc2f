import { describe, expect, test } from 'vitest';
import { isBeyond, limitTable, sayBeyond } from './limits';

const blocking = {
  subject: '/',
  what: 'blocking ms',
  value: 34.5,
  most: 30,
  besides: 'by hand, 12',
};
const shift = { subject: '/about', what: 'shift', value: 0.0002, most: 0 };

describe('what is held to a limit', () => {
  test('is beyond it as it is printed, with three digits', () => {
    expect(isBeyond(blocking)).toBe(true);
    expect(isBeyond({ ...blocking, value: 30 })).toBe(false);
    expect(isBeyond(shift)).toBe(false);
    expect(isBeyond({ ...shift, value: 0.0006 })).toBe(true);
  });

  test('is beyond it when nothing was measured', () => {
    expect(isBeyond({ ...blocking, value: Number.NaN })).toBe(true);
  });

  test('stands in a table, a line for each subject, beside its limit', () => {
    expect(limitTable([blocking, shift, { ...shift, subject: '/', value: 0.01 }])).toEqual([
      ['', 'blocking ms', 'shift'],
      [
        ['/', '34.5 > 30', '0.01 > 0'],
        ['/about', '', '0 ≤ 0'],
      ],
    ]);
  });

  test('is said with what helps to judge it', () => {
    expect(sayBeyond(blocking)).toBe('/: blocking ms: 34.5, at most 30 (by hand, 12)');
  });
});
