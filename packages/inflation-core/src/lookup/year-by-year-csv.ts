import { roundToCents } from '../money';
import { formatIsoMonth, formatMonthName } from '../month';
import type { InflationResult } from './calculate-inflation';
import { type YearRow, yearByYear } from './year-by-year';

const HEADER = [
  'Date',
  'Revenue needed (USD)',
  'Gap to entered revenue (USD)',
  'Change (%)',
  'Change since',
];

/** What the table says about its source. */
export interface CsvOptions {
  /** Who published the figures, for the last line; the default is this package's own series. */
  readonly sourceName?: string | undefined;
}

/**
 * Writes the year-by-year table as CSV (RFC 4180: CRLF, one header row), newest first, with a last
 * line that names the source and its month, or says that the figures are an estimate.
 * Cells are numbers or begin with a letter, so a spreadsheet reads none as a formula.
 *
 * @example
 * const client = createLookupClient({ fetch: async () => Response.json([{ date: '2026-08-01', amount: 110 }]) });
 * const result = await calculateInflation({ revenue: 100, month: { year: 2026, month: 1 }, today: { year: 2026, month: 9 }, client });
 * yearByYearCsv(result).split('\r\n')[1] // => 'August 2026,110.00,10.00,,'
 */
export function yearByYearCsv(
  result: InflationResult,
  { sourceName = 'US Bureau of Labor Statistics CPI-U all items (CUUR0000SA0)' }: CsvOptions = {},
): string {
  const rows = [HEADER, ...yearByYear(result).map(rowCells), sourceCells(result, sourceName)];
  return rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function rowCells({ label, needed, gap, changeInPercent, changeSince }: YearRow): string[] {
  return [
    label,
    roundToCents(needed).toFixed(2),
    gap.toFixed(2),
    changeInPercent === undefined ? '' : roundToCents(changeInPercent).toFixed(2),
    changeSince ? formatIsoMonth(changeSince) : '',
  ];
}

// Every line of RFC 4180 has the same number of fields.
function sourceCells({ source, asOf }: InflationResult, sourceName: string): string[] {
  const note =
    source === 'index'
      ? `Source: ${sourceName}; as of ${formatMonthName(asOf)}`
      : `Estimate from historical yearly inflation rates; as of ${formatMonthName(asOf)}`;
  return [note, ...HEADER.slice(1).map(() => '')];
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
