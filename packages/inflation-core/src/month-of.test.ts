import { describe, expect, it } from 'vitest';
import { InflationError } from './inflation-error';
import { monthOf } from './month-of';

describe('monthOf', () => {
  it('reads the local calendar', () => {
    expect(monthOf(new Date(2026, 0, 1, 0, 0, 0))).toEqual({ year: 2026, month: 1 });
    expect(monthOf(new Date(2026, 11, 31, 23, 59, 59))).toEqual({ year: 2026, month: 12 });
  });

  it('refuses an invalid date', () => {
    expect(() => monthOf(new Date(Number.NaN))).toThrow(InflationError);
  });
});
