import { requireOptions, requireText } from '../argument-checks.ts';
import { csvCell, csvFile } from '../csv.ts';
import { roundToCents } from '../money.ts';
import { isoMonth, type Month, monthName, monthsApart } from '../month.ts';
import type { IndexSeries } from '../series/index-series.ts';
import { requireSeries } from '../series/series-check.ts';
import type { InflationResult } from './calculate-inflation.ts';
import type { AdjustedAmount } from './parse-answer.ts';
import { requireResult } from './result-check.ts';

/** One row of the table. */
export interface YearRow {
  /** The year's last published month. */
  readonly month: Month;
  /** 'August 2026'; for an estimate the year alone, '2026'. */
  readonly label: string;
  /** Dollars needed to keep pace. */
  readonly adjusted: number;
  /** `adjusted` less the entered amount, in dollars; negative when prices fell. */
  readonly gap: number;
  /** Per cent, unrounded, since `changeSince`; left out where there is nothing before. */
  readonly changeInPercent?: number;
  /**
   * The same month a year before when the result has it, else the previous row's month; for an
   * estimate always the previous row's.
   */
  readonly changeSince?: Month;
}

/**
 * Gives one row a year, newest first: the year's last published month, the newest month on top.
 *
 * @example
 * const offline = createLookupClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
 * const result = await calculateInflation({ amount: 100_000, from: { year: 2024, month: 6 }, today: { year: 2026, month: 7 }, client: offline });
 * yearByYear(result).map((row) => [row.label, row.adjusted, row.gap]) // => [['2026', 106375.78, 6375.78], ['2025', 105062.5, 5062.5], ['2024', 102500, 2500]]
 */
export function yearByYear(result: InflationResult): readonly YearRow[] {
  requireResult(result);
  const { source, points } = result;
  const lastOfYears = points.filter((point, at) => point.month.year !== points[at + 1]?.month.year);
  return lastOfYears
    .map((point, at): YearRow => {
      const { month, amount } = point;
      const yearBefore = source === 'index' ? pointYearBefore(points, month) : undefined;
      const before = yearBefore ?? lastOfYears[at - 1];
      return {
        month,
        label: source === 'index' ? monthName(month) : String(month.year),
        adjusted: amount,
        gap: roundToCents(amount - result.amount),
        ...(before && {
          changeInPercent: changeBetween(before, point),
          changeSince: before.month,
        }),
      };
    })
    .reverse();
}

function changeBetween(before: AdjustedAmount, after: AdjustedAmount): number {
  const isIndexed = before.index !== undefined && after.index !== undefined;
  const from = isIndexed ? before.index : before.amount;
  const to = isIndexed ? after.index : after.amount;
  return ((to - from) / from) * 100;
}

function pointYearBefore(points: readonly AdjustedAmount[], month: Month) {
  return points.find((point) => monthsApart(month, point.month) === 12);
}

const HEADER = [
  'Date',
  'Revenue needed (USD)',
  'Gap to entered revenue (USD)',
  'Change (%)',
  'Change since',
];

/** Options of `yearByYearCsv`. */
export interface CsvOptions {
  /** Publisher of the figures, for the last line; the id of the series when left out. */
  readonly sourceName?: string | undefined;
  /** A series for a last column: its index where a row's month has one. */
  readonly beside?: IndexSeries | undefined;
}

/**
 * Writes the year-by-year table as CSV (RFC 4180: CRLF, one header row), newest first down to the
 * start month, with last lines that hold the inputs and name the source and its month, or say that
 * the figures are an estimate.
 * Cells are numbers or begin with a letter, so a spreadsheet reads none as a formula.
 *
 * @example
 * const client = createLookupClient({ fetch: async () => Response.json([{ date: '2026-08-01', amount: 110 }]) });
 * const result = await calculateInflation({ amount: 100, from: { year: 2026, month: 1 }, today: { year: 2026, month: 9 }, client });
 * yearByYearCsv(result).split('\r\n')[1] // => 'August 2026,110.00,10.00,,'
 */
export function yearByYearCsv(result: InflationResult, options: CsvOptions = {}): string {
  requireResult(result);
  requireOptions(options);
  const { sourceName = result.seriesId ?? 'the inflation service', beside } = options;
  requireText('sourceName', sourceName);
  if (beside) requireSeries('beside', beside);
  const header = beside ? [...HEADER, `Index ${beside.id}`] : HEADER;
  const rows = [...yearByYear(result), startRow(result)];
  const lines = [
    header,
    ...rows.map((row) =>
      beside ? [...rowCells(row), indexCell(beside, row.month)] : rowCells(row),
    ),
    ['Revenue entered (USD)', result.amount.toFixed(2)],
    ['Last price update', monthName(result.from)],
    [sourceNote(result, sourceName)],
  ];
  return csvFile(lines.map((cells) => filled(cells, header.length).map(csvCell)));
}

function startRow({ from, amount }: InflationResult): YearRow {
  return { month: from, label: monthName(from), adjusted: amount, gap: 0 };
}

function indexCell(series: IndexSeries, month: Month): string {
  const point = series.points.find((published) => monthsApart(published.month, month) === 0);
  return String(point?.index ?? '');
}

// Every line of RFC 4180 has the same number of fields.
function filled(cells: readonly string[], length: number): string[] {
  return Array.from({ length }, (_, at) => cells[at] ?? '');
}

function rowCells({ label, adjusted, gap, changeInPercent, changeSince }: YearRow): string[] {
  return [
    label,
    roundToCents(adjusted).toFixed(2),
    gap.toFixed(2),
    changeInPercent === undefined ? '' : roundToCents(changeInPercent).toFixed(2),
    changeSince ? isoMonth(changeSince) : '',
  ];
}

function sourceNote({ source, asOf }: InflationResult, sourceName: string): string {
  return source === 'index'
    ? `Source: ${sourceName}; as of ${monthName(asOf)}`
    : `Estimate from historical yearly inflation rates; as of ${monthName(asOf)}`;
}
