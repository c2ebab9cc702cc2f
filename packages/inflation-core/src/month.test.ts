import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { monthsApart, parseIsoMonth } from './month.ts';
import {
  addMonths,
  formatIsoMonth,
  formatMonth,
  formatMonthName,
  monthOf,
  parseMonth,
} from './months.ts';

const anyMonth = fc.record({
  year: fc.integer({ min: 0, max: 9999 }),
  month: fc.integer({ min: 1, max: 12 }),
});

describe('parseMonth', () => {
  it.each([
    ' 06/2022\r\n',
    '6/2022',
    '2022/6',
    '2022 - 06',
    '06/15/2022',
    '15/06/2022',
    '2022-06-15',
    '2022-06-30T23:59:59-12:00',
    '2022-06-15 09:30:00',
    '20220601',
    'jun. 2022',
    '1st June, 2022',
    '15-jun-2022',
  ])('reads %j as June 2022', (text) => {
    expect(parseMonth(text)).toEqual({ year: 2022, month: 6 });
  });

  it.each([
    '',
    '13/2022',
    '062022',
    '5/6/2022',
    '31/06/2022',
    '2022-06-31',
    '20221301',
    '20220641',
    '220220601',
    'Juno 2022',
    'June 22',
    '٠٦/٢٠٢٢',
    '06/２０２２',
    'x06/2022',
  ])('refuses %j', (text) => {
    expect(parseMonth(text)).toBeUndefined();
  });

  it('reads a day in the given order, and refuses one that its month does not have', () => {
    expect(parseMonth('5/6/2022', 'month-first')).toEqual({ year: 2022, month: 5 });
    expect(parseMonth('5/6/2022', 'day-first')).toEqual({ year: 2022, month: 6 });
    expect(parseMonth('15/6/2022', 'month-first')).toBeUndefined();
    expect(parseMonth('29/2/2000', 'day-first')).toEqual({ year: 2000, month: 2 });
    expect(parseMonth('29/2/1900', 'day-first')).toBeUndefined();
    expect(parseMonth('29/2/0004', 'day-first')).toEqual({ year: 4, month: 2 });
  });

  it('reads no form but MM/YYYY when asked for it', () => {
    expect(parseMonth(' 01/1913\n', 'MM/YYYY')).toEqual({ year: 1913, month: 1 });
    for (const text of ['6/2022', '06-2022', '2022-06', '06 /2022', '06/2022/01', 'June 2022']) {
      expect(parseMonth(text, 'MM/YYYY')).toBeUndefined();
    }
  });

  it('reads back what the three formats of a month write', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        expect(parseMonth(formatMonth(month))).toEqual(month);
        expect(parseMonth(formatMonth(month), 'MM/YYYY')).toEqual(month);
        expect(parseMonth(formatIsoMonth(month))).toEqual(month);
        if (month.year > 999) expect(parseMonth(formatMonthName(month))).toEqual(month);
      }),
    );
  });
});

describe('parseIsoMonth', () => {
  it('reads YYYY-MM and the first of a month', () => {
    expect(parseIsoMonth('2019-06')).toEqual({ year: 2019, month: 6 });
    expect(parseIsoMonth('2019-12-01')).toEqual({ year: 2019, month: 12 });
  });

  it.each(['2019-6', '2019-13', '2019-06-02', '06/2019', '2019-06-01x'])('refuses %j', (text) =>
    expect(parseIsoMonth(text)).toBeUndefined(),
  );
});

describe('monthOf', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('is the month in the local time zone, or in UTC', () => {
    vi.stubEnv('TZ', 'America/New_York');
    const lateInNovember = new Date('2026-11-30T23:30:00-05:00');
    expect(monthOf(lateInNovember)).toEqual({ year: 2026, month: 11 });
    expect(monthOf(lateInNovember, 'utc')).toEqual({ year: 2026, month: 12 });
  });
});

describe('formatMonthName', () => {
  it('names all twelve', () => {
    const names = Array.from({ length: 12 }, (_, at) =>
      formatMonthName({ year: 2026, month: at + 1 }),
    );
    expect(names.join(' ')).toBe(
      'January 2026 February 2026 March 2026 April 2026 May 2026 June 2026 July 2026 August 2026 September 2026 October 2026 November 2026 December 2026',
    );
  });
});

describe('month arithmetic', () => {
  it('counts back the months that were added, within the years of a Month', () => {
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: -5000, max: 5000 }), (month, months) => {
        const count = month.year * 12 + month.month - 1 + months;
        if (count < 0 || count >= 120_000) {
          expect(() => addMonths(month, months)).toThrow(
            /^months must be within the years 0 to 9999/,
          );
          return;
        }
        const moved = addMonths(month, months);
        expect(monthsApart(moved, month)).toBe(months);
        expect(moved.month >= 1 && moved.month <= 12).toBe(true);
      }),
    );
  });
});
