import { partsOf, requireFinite, requireList, requireText } from '../argument-checks.ts';
import { csvFile } from '../csv.ts';
import { roundToCents } from '../money.ts';
import type { MenuColumn } from './column-names.ts';
import {
  type DelimitedRow,
  filledCells,
  formatCell,
  OURS,
  parseDelimited,
  unguarded,
} from './delimited.ts';
import type { CarriedPrice, MenuPrices } from './menu-prices.ts';
import { BLANK_ROW, type MenuRow, menuMonth } from './menu-row.ts';
import { type Outcome, undecided } from './outcomes.ts';
import { type PriceMark, readPrice } from './read-price.ts';
import { FROM, isSaidFree } from './words.ts';

const HEADINGS = ['Service', 'Price', 'Last change', 'Visits a month'];

const EXTRA_HEADINGS = ['Level', 'Price type', 'Minutes'];

/** The fields of both, in their order. */
const FIELDS = ['service', 'price', 'since', 'visits', 'level', 'priceType', 'minutes'] as const;

/** Text that a row has from its list, by its column. */
const TEXT_COLUMNS = { section: 'Section', remark: 'Remark' } as const;

const TEXT_FIELDS = ['section', 'remark'] as const;

const PRICE_HEADINGS = [
  'With inflation',
  'With other salons',
  'New price',
  'Change (%)',
  'Extra a month',
];

/** Headings that a list of anybody may have, and that tell no file of ours. */
const PLAIN_HEADINGS = ['Level', 'Minutes', ...Object.values(TEXT_COLUMNS), ''];

/** True for the headings of a file that `menuCsv` wrote, and nobody by hand. */
function isOurHeader(cells: readonly string[]): boolean {
  const besides = cells.slice(HEADINGS.length);
  const known = [...EXTRA_HEADINGS, ...PRICE_HEADINGS, ...PLAIN_HEADINGS];
  return (
    HEADINGS.every((heading, at) => cells[at] === heading) &&
    besides.some((heading) => !PLAIN_HEADINGS.includes(heading)) &&
    besides.every((heading) => known.includes(heading))
  );
}

/**
 * Writes a menu as CSV (RFC 4180: CRLF, one header row), with the new prices of each row beside it
 * where they are given. Columns for level, price type (`from`, `per hour`, `add-on`) and minutes
 * stand beside new prices only where a row has some, those for section and remark nowhere else. `parseMenu` gives the same rows back, finished
 * or not, whatever their text. A cell that a spreadsheet would run as a formula begins with an
 * apostrophe, which `parseMenu` takes away again. Throws `invalid-argument`.
 *
 * @example
 * const row = { service: 'Cut, “the works”', price: '85.00', since: '06/2019', visits: '' };
 * menuCsv([row]).split('\r\n')[1] // => '"Cut, “the works”",85.00,06/2019,,,,'
 * parseMenu(menuCsv([row])).rows[0].service // => 'Cut, “the works”'
 * menuCsv([{ ...row, service: '=1+1' }]).split('\r\n')[1] // => "'=1+1,85.00,06/2019,,,,"
 * menuCsv([{ ...row, level: 'Senior', from: true }]).split('\r\n')[1] // => '"Cut, “the works”",85.00,06/2019,,Senior,from,'
 */
export function menuCsv(
  rows: readonly MenuRow[],
  prices?: readonly (MenuPrices | undefined)[],
): string {
  requireList('rows', rows);
  const hasExtras = !prices || rows.some((row) => extraCells(row).some(Boolean));
  const texts = TEXT_FIELDS.filter((field) => rows.some((row) => partsOf(row)[field]));
  const lines = [
    [
      ...HEADINGS,
      ...(hasExtras ? EXTRA_HEADINGS : []),
      ...texts.map((field) => TEXT_COLUMNS[field]),
      ...(prices ? PRICE_HEADINGS : []),
    ],
    ...rows.map((row, at) => [
      ...rowCells(row, at),
      ...(hasExtras ? extraCells(row) : []),
      ...texts.map((field) => formatCell(row[field] ?? '')),
      ...(prices ? priceCells(prices[at], at) : []),
    ]),
  ];
  return csvFile(lines);
}

function rowCells(row: MenuRow, at: number): string[] {
  const { service, price, since, visits } = partsOf(row);
  return Object.entries({ service, price, since, visits }).map(([field, text]) => {
    requireText(`rows[${at}].${field}`, text);
    return formatCell(text);
  });
}

function extraCells(row: MenuRow): string[] {
  const { level = '', minutes = '', ...mark } = partsOf(row);
  return [level, priceTypeOf(mark), String(minutes)].map(formatCell);
}

function priceCells(prices: MenuPrices | undefined, at: number): string[] {
  const { rounded, changeInPercent, changeAMonth } = prices ?? {};
  const figures = {
    keepsPace: amountOf(prices?.keepsPace),
    withSalons: amountOf(prices?.withSalons),
    rounded,
    changeInPercent,
    changeAMonth,
  };
  return Object.entries(figures).map(([figure, value]) => {
    if (value === undefined) return '';
    requireFinite(`prices[${at}].${figure}`, value);
    return roundToCents(value).toFixed(2);
  });
}

const amountOf = (price: CarriedPrice | undefined) => (price?.ok ? price.amount : undefined);

/** Rows of a file that `menuCsv` wrote, as they were; `undefined` for any other text. */
export function readOurs(text: string) {
  const [header, ...rows] = OURS.test(text) ? parseDelimited(text) : [];
  if (!header || !isOurHeader(header.cells)) return undefined;
  const columns = FIELDS.flatMap((field, nth): MenuColumn[] => {
    const heading = [...HEADINGS, ...EXTRA_HEADINGS][nth] ?? '';
    const at = header.cells.indexOf(heading);
    return at < 0 ? [] : [{ at, heading, field, reason: 'named', candidates: [] }];
  });
  const read = rows
    .filter((row) => filledCells(row).length > 0)
    .map((row) => ({ row, outcomes: [ourRow(row, header)], below: undefined, heading: '' }));
  return { read, header: header.text, columns, unsure: [] };
}

/** A row as it was; what a spreadsheet has written anew is written as it was. */
function ourRow(row: DelimitedRow, { cells: headings }: DelimitedRow): Outcome {
  const cellAt = (heading: string) => unguarded(row.cells[headings.indexOf(heading)] ?? '');
  const [service = '', price = '', since = '', visits = ''] = HEADINGS.map(cellAt);
  const [level, priceType = '', minutes] = EXTRA_HEADINGS.map(cellAt);
  const [section, remark] = TEXT_FIELDS.map((field) => cellAt(TEXT_COLUMNS[field]));
  const extra = row.cells.slice(headings.length).find(Boolean);
  if (extra) return undecided(row, 'extra-cells', extra, { draft: { ...BLANK_ROW, service } });
  const mark = readPriceType(priceType);
  const menuRow = {
    service,
    price: ourPrice(price),
    since: (SPREADSHEET_MONTH.test(since) && menuMonth(since)) || since,
    visits,
    ...(level && { level }),
    ...(mark !== 'none' && mark),
    ...(Number(minutes) > 0 && { minutes: Number(minutes) }),
    ...(section && { section }),
    ...(remark && { remark }),
  };
  return { service: { row: menuRow, source: { line: row.line, text: row.text } } };
}

/** Matches the forms that a spreadsheet gives `06/2019`: `Jun-19` or `6/1/2019`. */
const SPREADSHEET_MONTH = /^(?:[a-z]{3}-\d\d|\d\d?\/\d\d?\/(?:\d\d){1,2})$/i;

/** `$1,185.50` as `1185.50`; what has another form stays. */
function ourPrice(cell: string): string {
  const isRewritten = /^\p{Sc}?[\d,.]+$/u.test(cell) && !/^[\d.]+$/.test(cell);
  const reading = isRewritten ? readPrice(cell) : undefined;
  return reading?.kind === 'price' ? reading.marked.price : cell;
}

/** Reads a column's word for the price beside it: `From`, `per hour`, `add-on`, `true` below `Price varies`; `none` for `Free`. */
export function readPriceType(cell: string): PriceMark | 'none' {
  const [isMark, from, unit] = /^(from)?(?:, )?(?:per ([\s\S]+)|add-on)?$/i.exec(cell) ?? [];
  if (isMark) {
    const isAddOn = /add-on$/i.test(cell);
    return { ...(from && { from: true }), ...((unit || isAddOn) && { unit: unit ?? 'add-on' }) };
  }
  const text = cell.trim().toLowerCase();
  if (/^(?:true|yes)$/.test(text) || FROM.before.includes(text.replace(/ price$/, '')))
    return { from: true };
  return isSaidFree(text) ? 'none' : {};
}

/** The text of a column `Price type`, which `readPriceType` gives back. */
export function priceTypeOf({ from, unit }: PriceMark): string {
  const per = unit && (unit === 'add-on' ? unit : `per ${unit}`);
  return [from && 'from', per].filter(Boolean).join(', ');
}
