import { describe, expect, it } from 'vitest';
import { offline, online } from '../../tests/clients.ts';
import { personalCareServices } from '../../tests/frozen-series.ts';
import type { Month } from '../month.ts';
import { formatIsoMonth } from '../months.ts';
import { calculateInflation } from './calculate-inflation.ts';
import { yearByYear, yearByYearCsv } from './year-by-year.ts';

const since = (month: Month, client = online) =>
  calculateInflation({ amount: 100_000, from: month, today: { year: 2026, month: 11 }, client });

describe('yearByYear of an index result', () => {
  it('has one row a year, the newest on top, each with its gap and the change on the year before', async () => {
    const rows = yearByYear(await since({ year: 2023, month: 6 }));
    expect(rows.map((row) => [formatIsoMonth(row.month), row.label])).toEqual([
      ['2026-08', 'August 2026'],
      ['2025-12', 'December 2025'],
      ['2024-12', 'December 2024'],
      ['2023-12', 'December 2023'],
    ]);
    expect(rows.map((row) => [row.adjusted, row.gap])).toEqual([
      [109_790.27, 9790.27],
      [106_209.26, 6209.26],
      [103_440.08, 3440.08],
      [100_536.53, 536.53],
    ]);
    expect(rows.map((row) => row.changeInPercent?.toFixed(2))).toEqual([
      '3.40',
      '2.68',
      '2.89',
      undefined,
    ]);
    expect(rows.map((row) => row.changeSince && formatIsoMonth(row.changeSince))).toEqual([
      '2025-08',
      '2024-12',
      '2023-12',
      undefined,
    ]);
  });

  it('compares with the row before if the result lacks the same month a year before', async () => {
    const rows = yearByYear(await since({ year: 2025, month: 11 }));
    expect(rows.map((row) => row.changeSince)).toEqual([{ year: 2025, month: 12 }, undefined]);
    expect(rows[0]?.changeInPercent).toBeCloseTo((334.98 / 324.054 - 1) * 100, 10);
  });
});

describe('yearByYear of an estimate', () => {
  it('has one row a year, named by the year, each compared with the row before', async () => {
    const rows = yearByYear(await since({ year: 2024, month: 11 }, offline));
    expect(rows.map((row) => [row.label, row.adjusted, row.gap])).toEqual([
      ['2026', 107_251.3, 7251.3],
      ['2025', 105_062.5, 5062.5],
      ['2024', 102_500, 2500],
    ]);
    expect(rows[0]?.changeInPercent).toBeCloseTo((2.5 * 10) / 12, 3);
    expect(rows[0]?.changeSince).toEqual({ year: 2025, month: 12 });
  });

  it('does not mistake the start for the year before', async () => {
    const rows = yearByYear(await since({ year: 2025, month: 11 }, offline));
    expect(rows[0]?.changeInPercent).toBeCloseTo((2.5 * 10) / 12, 3);
  });

  it('keeps the first year of a December start', async () => {
    const rows = yearByYear(await since({ year: 2024, month: 12 }, offline));
    expect(rows.map((row) => row.adjusted)).toEqual([107_251.3, 105_062.5, 102_500]);
  });
});

describe('yearByYearCsv', () => {
  it('is RFC 4180: CRLF, a header, as many fields in every line', async () => {
    const csv = yearByYearCsv(await since({ year: 2025, month: 3 }));
    expect(csv).toBe(
      [
        'Date,Revenue needed (USD),Gap to entered revenue (USD),Change (%),Change since',
        'August 2026,104747.04,4747.04,3.40,2025-08',
        'December 2025,101330.52,1330.52,,',
        'March 2025,100000.00,0.00,,',
        'Revenue entered (USD),100000.00,,,',
        'Last price update,March 2025,,,',
        'Source: CUUR0000SA0; as of August 2026,,,,',
        '',
      ].join('\r\n'),
    );
  });

  it('adds the column of a series, with an empty cell where it has no index', async () => {
    const result = await since({ year: 2025, month: 10 });
    const csv = yearByYearCsv(result, { beside: personalCareServices });
    const lines = csv.trim().split('\r\n');
    const { index } = personalCareServices.points.at(-1) ?? {};
    expect(lines[0]).toMatch(/,Index CUUR0000SEGC$/);
    expect(lines[1]).toMatch(new RegExp(`^August 2026,.*,${index}$`));
    expect(lines[3]).toBe('October 2025,100000.00,0.00,,,');
    expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([6]));
  });

  it('labels an estimate as one', async () => {
    const lines = yearByYearCsv(await since({ year: 2025, month: 3 }, offline)).split('\r\n');
    expect(lines[1]).toBe('2026,104635.42,4635.42,2.08,2025-12');
    expect(lines.at(-2)).toBe(
      'Estimate from historical yearly inflation rates; as of November 2026,,,,',
    );
  });

  it('quotes a source name that needs it, and lets none become a formula', async () => {
    const result = await since({ year: 2026, month: 3 });
    const csv = yearByYearCsv(result, { sourceName: '=HYPERLINK("x"), Inc.\r\n' });
    expect(csv).toContain('\r\n"Source: =HYPERLINK(""x""), Inc.\r\n; as of August 2026",,,,\r\n');
  });

  it('begins no cell with a sign, except numbers', async () => {
    const csv = yearByYearCsv(await since({ year: 2026, month: 5 }));
    expect(csv).toContain('August 2026,99957.33,-42.67,');
    for (const cell of csv.split(/,|\r\n/)) expect(cell).toMatch(/^($|-?\d+\.\d\d$|[A-Za-z0-9])/);
  });
});
