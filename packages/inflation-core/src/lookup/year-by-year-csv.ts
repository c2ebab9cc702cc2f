import { requireOptions, requireText } from '../argument-checks.ts';
import { csvCell, csvFile } from '../csv.ts';
import { roundToCents } from '../money.ts';
import { isoMonth, type Month, monthName, monthsApart } from '../month.ts';
import type { IndexSeries } from '../series/index-series.ts';
import { requireSeries } from '../series/series-check.ts';
import type { InflationResult } from './calculate-inflation.ts';
import { requireResult } from './result-check.ts';
import { type YearRow, yearByYear } from './year-by-year.ts';

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
