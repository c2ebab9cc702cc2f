import { describe, expect, test } from 'vitest';
import { describeMiss, isHeld, limitTable } from './limits';

const blocking = {
  subject: '/',
  what: 'blocking ms',
  value: 34.5,
  most: 30,
  note: 'by hand, 12',
};
const shift = { subject: '/about', what: 'shift', value: 0.0002, most: 0 };
const score = { subject: '/', what: 'score', value: 98, least: 99 };

describe('a limit', () => {
  test('is held or missed as it is printed, with three digits, or one from 10 on', () => {
    expect(isHeld(blocking)).toBe(false);
    expect(isHeld({ ...blocking, value: 30.04 })).toBe(true);
    expect(isHeld({ ...blocking, value: 30.06 })).toBe(false);
    expect(isHeld(shift)).toBe(true);
    expect(isHeld({ ...shift, value: 0.0006 })).toBe(false);
  });

  test('may be the least that is enough', () => {
    expect(isHeld(score)).toBe(false);
    expect(isHeld({ ...score, value: 99 })).toBe(true);
  });

  test('is missed when nothing was measured', () => {
    expect(isHeld({ ...blocking, value: Number.NaN })).toBe(false);
    expect(isHeld({ ...score, value: Number.NaN })).toBe(false);
  });

  test('stands in a table, a row for each subject, beside what was measured', () => {
    const checks = [blocking, shift, { ...shift, subject: '/', value: 0.01 }, score];
    expect(limitTable(checks)).toEqual([
      ['', 'blocking ms', 'shift', 'score'],
      [
        ['/', '34.5 > 30', '0.01 > 0', '98 < 99'],
        ['/about', '', '0 ≤ 0', ''],
      ],
    ]);
  });

  test('that is missed says by how much, with what helps to judge it', () => {
    expect(describeMiss(blocking)).toBe('/: blocking ms 34.5, at most 30: 4.5 off (by hand, 12)');
    expect(describeMiss(score)).toBe('/: score 98, at least 99: 1 off');
  });
});
