import { readColumnName } from './column-names';
import type { DelimitedRow } from './delimited';
import { isLevel } from './level-words';
import { signedParts } from './line-parts';
import {
  type ChosenColumns,
  type MenuCandidate,
  type MenuColumn,
  mapNamedColumns,
  mapOurColumns,
} from './map-columns';
import { isOurHeader } from './menu-csv';
import { leftOut, type Outcome } from './menu-line';
import { menuMonth } from './menu-month';
import { readPrice } from './read-price';
import { filledCells, type Mapping, type Reading, readRow } from './read-row';
import { mapUnnamedColumns } from './unnamed-columns';
import { unsignedParts } from './unsigned-parts';

/** A row and what became of it. */
export interface RowOutcome {
  readonly row: DelimitedRow;
  readonly outcomes: readonly Outcome[];
  /** A line above it that it cannot be read without. */
  readonly below: string | undefined;
}

export interface ReadRows {
  readonly read: readonly RowOutcome[];
  readonly header: string | undefined;
  readonly columns: readonly MenuColumn[];
  /** Columns of money of the same section, where none is certain to be the price. */
  readonly unsure: readonly MenuCandidate[];
}

/** Whether a cell is a price, what stands for one, or a month; a year may be a column's name. */
function isData(cell: string): boolean {
  const reading = readPrice(cell);
  const { role, year } = readColumnName(cell);
  if (reading.kind === 'price')
    return reading.marked.price !== String(year) || /\p{Sc}/u.test(cell);
  if (reading.kind === 'unclear')
    return menuMonth(cell) !== undefined || isRange(reading.code, cell);
  const length = cell.match(/\p{L}+/gu)?.length ?? 0;
  return length > 0 && length < (role === 'price' ? 5 : 3) && !/includ/i.test(cell);
}

const isRange = (code: string, cell: string) =>
  code === 'several-prices' && !/\p{L}{3}/u.test(cell);

/** With an amount, a leader or “Price varies” in it a cell is of a list, and names no column. */
const isOfList = (cell: string) =>
  /\p{Sc}\s?\d|\d\s?\p{Sc}|\.{2}|…|__/u.test(cell) ||
  (readColumnName(cell).role === 'price' && readPrice(cell).kind === 'without-price');

function rolesOf(row: DelimitedRow): readonly string[] {
  const filled = filledCells(row);
  return filled.length < 2 || filled.some((cell) => isData(cell) || isOfList(cell))
    ? []
    : filled.map((cell) => readColumnName(cell).role);
}

const TELLING = ['since', 'visits', 'minutes', 'priceType', 'never'];

/** “Junior” and “Senior” behind a section’s name, or behind nothing. */
function levelsBeside({ cells }: DelimitedRow): readonly string[] {
  const levels = cells.slice(1).filter(Boolean);
  return isLevel(cells[0] ?? '') || !levels.every(isLevel) ? [] : levels;
}

/** Names of columns: one of prices, or of services beside others or levels. */
function isHeader(row: DelimitedRow): boolean {
  const roles = rolesOf(row);
  if (roles.length > 0 && levelsBeside(row).length > 1) return true;
  const at = roles.indexOf('service');
  if (roles.includes('price')) return true;
  const others = filledCells(row).filter((_, index) => index !== at);
  return (
    at >= 0 && (roles.some((role) => TELLING.includes(role)) || (at === 0 && others.every(isLevel)))
  );
}

/** Names of columns and nothing else, or those above once more under another section's name. */
function isHeaderAgain(row: DelimitedRow, before: DelimitedRow | undefined): boolean {
  const roles = rolesOf(row);
  const isNamed = roles.includes('service') && roles.includes('price') && !roles.includes('other');
  const repeated = row.cells.filter((cell, at) => cell !== '' && cell === before?.cells[at]).length;
  return isNamed || (repeated > 0 && repeated >= filledCells(row).length - 1 && roles.length > 1);
}

const MAX_TITLE_ROWS = 20;

/** A row with more is a text. */
const MAX_CELLS = 200;

/** What a table is, and its columns, shows in these. */
const MAX_ROWS_TO_JUDGE = 500;

interface Section {
  readonly header: DelimitedRow | undefined;
  /** What stands above the services, where that names them all: “Foils”. */
  readonly heading?: string;
  readonly rows: DelimitedRow[];
}

/** Below the name of a section, where that of the services would stand, columns are what they were. */
function sectionBelow(header: DelimitedRow, before: DelimitedRow | undefined): Section {
  const roleAt = (row: DelimitedRow | undefined, at: number) =>
    readColumnName(row?.cells[at] ?? '').role;
  const at = header.cells.findIndex(
    (_, index) => roleAt(header, index) === 'other' && roleAt(before, index) === 'service',
  );
  const name = before?.cells[at];
  const isFirst =
    before === undefined && !header.cells.some((cell) => readColumnName(cell).role === 'service');
  if (isFirst) return { header, heading: header.cells[0] ?? '', rows: [] };
  if (name === undefined) return { header, rows: [] };
  const named = { ...header, cells: header.cells.with(at, name) };
  return { header: named, heading: header.cells[at] ?? '', rows: [] };
}

/** Cuts a table at its rows of names; what stands above the first is a section without. */
function sectionsOf(rows: readonly DelimitedRow[]): Section[] {
  const [top, ...below] = rows;
  if (top && isOurHeader(top.cells)) return [{ header: top, rows: below }];
  const sections: Section[] = [{ header: undefined, rows: [] }];
  let priced = 0;
  for (const [at, row] of rows.entries()) {
    const last = sections[sections.length - 1];
    const isFirst = last?.header === undefined && priced === 0 && at < MAX_TITLE_ROWS;
    if (isFirst ? isHeader(row) : isHeaderAgain(row, last?.header)) {
      sections.push(sectionBelow(row, last?.header));
    } else {
      last?.rows.push(row);
      if (filledCells(row).length > 1 && row.cells.some((cell) => readPrice(cell).kind === 'price'))
        priced += 1;
    }
  }
  return sections;
}

/** Whether rows are a table: below names of columns, or with a price or a month in a cell of its own. */
export function isTable(rows: readonly DelimitedRow[]): boolean {
  if (isOurHeader(rows[0]?.cells ?? [])) return true;
  const filled = rows
    .slice(0, MAX_ROWS_TO_JUDGE)
    .filter(({ cells }) => cells.some(Boolean) && cells.length < MAX_CELLS);
  const several = filled.filter((row) => filledCells(row).length > 1);
  const tabular = several.filter((row) => filledCells(row).some(isData));
  const undivided = filled.filter(({ cells }) => cells.length === 1);
  const header = filled.slice(0, MAX_TITLE_ROWS).find(isHeader);
  const isDivided = several.length > undivided.length;
  if (header && isDivided && (tabular.length > 0 || /[\t;|]/.test(header.text))) return true;
  if (!header && several.filter(isListed).length * 2 >= several.length) return false;
  // Other rows are headings, or have a sign in them that separates nothing.
  const isMost = tabular.length * 2 >= Math.max(several.length, undivided.length);
  return tabular.length > 0 && isMost && !isRagged(tabular) && !filled.some(cutsAmount);
}

/** “Cut – 45” in one of several cells: a sign in a list has made cells of its line. */
const isListed = (row: DelimitedRow): boolean =>
  filledCells(row).some((cell) => {
    const [first] = [...signedParts(cell), ...unsignedParts(cell, false)];
    return first !== undefined && first.name !== '' && cell.startsWith(first.name) && !isData(cell);
  });

const THOUSANDS = /(?:\p{Sc}|[.…:=_]|\s[–—-]|\s\s)\s?\d{1,3},\d{3}(?!\d)/u;

/** Whether a comma between thousands has made two cells of an amount. */
const cutsAmount = ({ text, cells }: DelimitedRow) =>
  THOUSANDS.test(text) && !cells.some((cell) => THOUSANDS.test(cell));

/** A comma in a name makes cells of it: rows of several lengths whose price is always the last cell. */
function isRagged(rows: readonly DelimitedRow[]): boolean {
  const all = rows.map(filledCells);
  const lengths = new Set(all.map(({ length }) => length));
  return (
    lengths.size > 1 &&
    all.every((cells) => cells.findIndex(isData) === cells.length - 1) &&
    !rows.some(({ text }) => /["\t|;]/.test(text))
  );
}

/** Whether each row has a name and a price, with more tabs between them in some than in others. */
export function isTorn(rows: readonly DelimitedRow[]): boolean {
  const several = rows.filter((row) => filledCells(row).length > 1 && row.text.includes('\t'));
  const places = several.map(({ cells }) => cells.findLastIndex(Boolean));
  return (
    new Set(places).size > 1 &&
    several.every((row) => {
      const [, price = '', more] = filledCells(row);
      return more === undefined && isData(price) && menuMonth(price) === undefined;
    })
  );
}

/** Reads the rows of a table, each section by its own header. */
export function readTable(
  rows: readonly DelimitedRow[],
  options: { readonly since: string; readonly chosen: ChosenColumns },
): ReadRows {
  const sections = sectionsOf(rows);
  const mappings = sections.map(({ header }) =>
    mapSection(
      header,
      sections.filter((each) => isSameHeader(each.header, header)).flatMap((each) => each.rows),
      options.chosen,
    ),
  );
  const [first] = sections.filter(({ header }) => header);
  const header = first?.header?.text;
  const read = sections.flatMap((section, at) => {
    const own = section.header?.text;
    const below = own === header ? undefined : own;
    const mapping = mappings[at];
    const rowsRead = mapping ? readSection(section, mapping, { ...options, below }) : [];
    const again = section !== first && section.header;
    return again ? [headingOutcome(again), ...rowsRead] : rowsRead;
  });
  const main = mappings[first ? sections.indexOf(first) : 0];
  return { read, header, columns: main?.columns ?? [], unsure: main?.unsure ?? [] };
}

/** Columns of the same names hold the same, in whichever section. */
const isSameHeader = (a: DelimitedRow | undefined, b: DelimitedRow | undefined) =>
  a?.cells.join('\n') === b?.cells.join('\n');

const headingOutcome = (row: DelimitedRow): RowOutcome => ({
  row,
  outcomes: [leftOut(row, 'heading', filledCells(row)[0] ?? '')],
  below: undefined,
});

function mapSection(
  header: DelimitedRow | undefined,
  rows: readonly DelimitedRow[],
  chosen: ChosenColumns,
): Mapping {
  const cells = rows
    .slice(0, MAX_ROWS_TO_JUDGE)
    .filter((row) => filledCells(row).length > 1)
    .map((row) => row.cells);
  if (!header) return { ...mapUnnamedColumns(cells, chosen), isOurs: false };
  if (isOurHeader(header.cells)) return { ...mapOurColumns(header.cells), isOurs: true };
  return { ...mapNamedColumns(header.cells, cells, chosen), isOurs: false };
}

function readSection(
  { rows, heading = '' }: Section,
  mapping: Mapping,
  options: { readonly since: string; readonly below: string | undefined },
): RowOutcome[] {
  const reading: Reading = { since: options.since, heading, service: '', sum: 0 };
  return rows
    .filter((row) => filledCells(row).length > 0)
    .map((row) => ({
      row,
      outcomes: readRow(row, mapping, reading),
      below: options.below,
    }));
}
