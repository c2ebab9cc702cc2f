import { partsOf, requireText, requireWhole } from '../argument-checks';
import { slashed } from '../month';
import { normalizeRevenue } from '../normalize-inputs';
import { type DelimitedRow, parseDelimited, unguarded } from './delimited';
import { type MenuIssue, type MenuRow, readMenuRow } from './menu-row';

/** A row that was not taken. */
export interface RejectedRow {
  /** Of the row's first line in the text, from 1. */
  readonly line: number;
  /** The row as it came. */
  readonly text: string;
  /** The first reason; `extra-cells` where an amount's own comma may have split it. */
  readonly code: MenuIssue['code'] | 'extra-cells';
  /** What stands in the cell that could not be read. */
  readonly cell: string;
}

/** What a text of rows says. */
export interface ParsedMenu {
  /** As fields hold them: `1185.50`, `06/2019`, `40`. */
  readonly rows: readonly MenuRow[];
  /** Lines that make no row, and why. */
  readonly rejected: readonly RejectedRow[];
  /** The header row as it came, where there is one: the rejected rows need it to be read again. */
  readonly header: string | undefined;
  /**
   * The text from the first row that the limit leaves out, below a header of its own where another
   * than `header` holds; empty where all of it was read.
   */
  readonly unread: string;
}

/** What holds for the rows of a text. */
export interface ParseMenuOptions {
  /** The month, MM/YYYY, of a row that names none. */
  readonly since?: string | undefined;
  /** The most rows to take, whole, from 0; without it, all. What comes after them is not looked at. */
  readonly limit?: number | undefined;
}

/** In which cell each field stands. */
interface Columns extends Readonly<Partial<Record<keyof MenuRow, number>>> {
  readonly count: number;
}

const IN_ORDER: Columns = { service: 0, price: 1, since: 2, visits: 3, count: 4 };

/** In this order: `Visits a month` is no month, and `Last price change` no price. */
const COLUMN_NAMES: readonly (readonly [keyof MenuRow, RegExp])[] = [
  ['visits', /\b(visits?|bookings?|appointments?|clients?|sold|qty|quantity)\b/i],
  ['since', /\b(since|month|date|last|changed|updated?)\b/i],
  ['price', /\b(prices?|costs?|charges?|rates?|fees?|amounts?)\b/i],
  ['service', /\b(services?|names?|items?|treatments?|descriptions?)\b/i],
];

/**
 * Reads rows of service, price, month of its last change and visits a month (optional) from a
 * spreadsheet's cells: separated by tabs, commas or semicolons, quoted as in RFC 4180. A header row
 * may name the columns in any order and more of them. Empty rows are left out, and so is what
 * `menuCsv` added. Throws `invalid-argument` for what is no text, and `invalid-number` for a
 * `limit` that is no whole number from 0.
 *
 * @example
 * const { rows, rejected } = parseMenu('Service\tPrice\tLast change\nFull set\t$1,085\tJune 2019\nGel\tten\t6/2020');
 * rows // => [{ service: 'Full set', price: '1085', since: '06/2019', visits: '' }]
 * rejected // => [{ line: 3, text: 'Gel\tten\t6/2020', code: 'invalid-price', cell: 'ten' }]
 * const part = parseMenu('Fade,45,01/2021\nTrim,30,02/2022\nWax,22,11/2023', { limit: 1 });
 * part.rows.length // => 1
 * part.unread // => 'Trim,30,02/2022\nWax,22,11/2023'
 */
export function parseMenu(text: string, options: ParseMenuOptions = {}): ParsedMenu {
  requireText('text', text);
  const { since = '', limit = Number.MAX_SAFE_INTEGER } = partsOf(options);
  requireWhole('limit', limit, 0, Number.MAX_SAFE_INTEGER);
  const rows: MenuRow[] = [];
  const rejected: RejectedRow[] = [];
  let header: string | undefined;
  let newestHeader: string | undefined;
  let columns = IN_ORDER;
  for (const row of parseDelimited(text)) {
    if (row.cells.every((cell) => cell === '')) continue;
    const isFull = rows.length >= limit;
    const named = namedColumns(row.cells);
    if (named && !(isFull && header)) {
      columns = named;
      header ??= row.text;
      newestHeader = row.text;
      continue;
    }
    if (isFull) {
      const unread = newestHeader === header ? row.onward : `${newestHeader}\n${row.onward}`;
      return { rows, rejected, header, unread };
    }
    const read = readCells(row, columns, since);
    if ('code' in read) rejected.push(read);
    else rows.push(read);
  }
  return { rows, rejected, header, unread: '' };
}

function namedColumns(cells: readonly string[]): Columns | undefined {
  if (cells.filter((cell) => cell !== '').length < 2 || cells.some(isAmount)) return undefined;
  const found: { -readonly [Field in keyof MenuRow]?: number } = {};
  for (const [at, cell] of cells.entries()) {
    const [field] = COLUMN_NAMES.find(([, name]) => name.test(cell)) ?? [];
    if (field) found[field] ??= at;
  }
  if (found.price === undefined) return undefined;
  // A section's name may stand where “Service” would.
  found.service ??= cells.findIndex((_, at) => !Object.values(found).includes(at));
  return { ...found, count: cells.length };
}

const isAmount = (cell: string) => normalizeRevenue(cell) !== undefined;

function readCells(
  { line, text, cells }: DelimitedRow,
  columns: Columns,
  since: string,
): MenuRow | RejectedRow {
  const at = (field: keyof MenuRow) => unguarded(cells[columns[field] ?? -1] ?? '');
  const row = {
    service: at('service'),
    price: at('price'),
    since: at('since').trim() || since,
    visits: at('visits'),
  };
  const extra = cells.slice(columns.count).find((cell) => cell !== '');
  if (extra !== undefined) return { line, text, code: 'extra-cells', cell: extra };
  const { item, issues } = readMenuRow(row);
  const [issue] = issues;
  if (issue) return { line, text, code: issue.code, cell: row[issue.field] };
  return {
    service: row.service,
    price: normalizeRevenue(row.price) ?? '',
    since: item ? slashed(item.since) : '',
    visits: String(item?.visits ?? ''),
  };
}
