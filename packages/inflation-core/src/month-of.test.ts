import { describe, expect, it } from 'vitest';
import { InflationError } from './inflation-error';
import { monthOf } from './month-of';

describe('monthOf', () => {
  it('reads the local calendar', () => {
    expect(monthOf(new Date(2026, 0, 1, 0, 0, 0))).toEqual({ year: 2026, month: 1 });
    expect(monthOf(new Date(2026, 11, 31, 23, 59, 59))).toEqual({ year: 2026, month: 12 });
  });

  it('reads the calendar at Greenwich when told so', () => {
    expect(monthOf(new Date('2026-01-31T23:00:00-02:00'), 'utc')).toEqual({ year: 2026, month: 2 });
    expect(monthOf(new Date('2026-01-01T01:00:00+02:00'), 'utc')).toEqual({
      year: 2025,
      month: 12,
    });
  });

  it('refuses an invalid date', () => {
    expect(() => monthOf(new Date(Number.NaN))).toThrow(InflationError);
    expect(() => monthOf(new Date(Number.NaN), 'utc')).toThrow(InflationError);
  });
});
