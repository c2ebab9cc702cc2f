/** Tells rows of cells apart: names of columns, a table, or the lines of a list that a sign has cut. */
import { readColumnName } from './column-names.ts';
import { type DelimitedRow, filledCells } from './delimited.ts';
import { menuMonth } from './menu-row.ts';
import { isOfColumn } from './phrases.ts';
import { partsIn } from './prices-in-lines.ts';
import { readPrice } from './read-price.ts';
import { hasAmount, hasCurrency, hasDigit, wordsIn } from './tokens.ts';

/** True for a price, words in its place, or a month; a year may be a column's name. */
export function isData(cell: string): boolean {
  const reading = readPrice(cell);
  const { role, year } = readColumnName(cell);
  if (reading.kind === 'price')
    return (
      (reading.marked.price !== String(year) && !/^price \d$/i.test(cell)) || hasCurrency(cell)
    );
  if (reading.kind === 'unclear')
    return menuMonth(cell) !== undefined || isRange(reading.code, cell);
  const length = wordsIn(cell).length;
  // “Sold individually?” asks, and names a column.
  return length > 0 && length < (role === 'price' ? 5 : 3) && !cell.endsWith('?');
}

const isRange = (code: string, cell: string) =>
  code === 'several-prices' && !/\p{L}{3}/u.test(cell);

/** With an amount or a leader in it a cell is of a list, and names no column. */
const isOfList = (cell: string) => /\p{Sc}\s?\d|\d\s?\p{Sc}|\.{2}|…|__/u.test(cell);

/** “Price varies” names a column beside “Price” alone. */
const isWithoutPrice = (cell: string) =>
  ['price', 'priceType'].includes(readColumnName(cell).role) &&
  readPrice(cell).kind === 'without-price';

function rolesOf(row: DelimitedRow): readonly string[] {
  const filled = row.cells.length < MAX_CELLS ? filledCells(row) : [];
  const isPriced = filled.some((cell) => /^prices?$/i.test(cell.trim()));
  return filled.length < 2 ||
    filled.some((cell) => (isWithoutPrice(cell) ? !isPriced : isData(cell) || isOfList(cell)))
    ? []
    : filled.map((cell) => readColumnName(cell).role);
}

const TELLING = ['since', 'visits', 'minutes', 'priceType', 'never'];

const OF_SERVICES = /^(?:service|servicio|treatment|tratamiento|item|breed|area|bed)s?(?: name)?$/i;

/** “Junior” and “Senior” behind a section’s name, or behind nothing. */
export function levelsBeside({ cells }: DelimitedRow): readonly string[] {
  const levels = cells.slice(1).filter(Boolean);
  const isMost = levels.filter(isOfColumn).length * 2 > levels.length;
  return isOfColumn(cells[0] ?? '') || !isMost ? [] : levels;
}

/** “Service, Jan 2022, Mar 2026”: the months since when the prices below held. */
const isOfMonths = ({ cells: [first = '', ...others] }: DelimitedRow) =>
  (first === '' || OF_SERVICES.test(first)) &&
  others.filter((cell) => menuMonth(cell) !== undefined).length > 1;

/** Names of columns: one of prices, or of services beside others or levels. */
export function isHeader(row: DelimitedRow): boolean {
  if (isOfMonths(row)) return true;
  const roles = rolesOf(row);
  const at = roles.indexOf('service');
  const [first = ''] = filledCells(row);
  const others = filledCells(row).filter((_, index) => index !== at);
  return (
    roles.includes('price') ||
    (roles.length > 0 && levelsBeside(row).length > 1) ||
    (roles.length > 2 && roles[0] === 'level') ||
    (at === 0 && (OF_SERVICES.test(first) || others.every(isOfColumn))) ||
    (at >= 0 && roles.some((role) => TELLING.includes(role)))
  );
}

/** True for a row of words above columns that hold prices with a currency: “Nails, Manicure, Pedicure”. */
export const headsPrices = (row: DelimitedRow, rows: readonly DelimitedRow[]): boolean =>
  rolesOf(row).length > 1 &&
  row.cells.length > 2 &&
  rows.length > 1 &&
  rows.every(({ cells }, nth) =>
    row.cells.every((name, at) => {
      if (at === 0) return cells[0] && !hasAmount(cells[0]);
      // Below the first rows others may have one price.
      if (at > 1 && nth > 1 && cells.length === 2) return true;
      return (name !== '') === hasAmount(cells[at] ?? '');
    }),
  );

/** True for a row of column names below another: the same names again, or other levels of a section. */
export function isHeaderAgain(row: DelimitedRow, before: DelimitedRow | undefined): boolean {
  const roles = rolesOf(row);
  // “1990, Deposit” names none.
  const isSection = roles[0] === 'other' && !hasDigit(row.text);
  const isNamed =
    roles.includes('price') &&
    !roles.slice(1).includes('other') &&
    (isSection || roles.includes('service'));
  const repeated = row.cells.filter((cell, at) => cell !== '' && cell === before?.cells[at]).length;
  // “Max time, 20 min, 12 min” says something of the levels above it.
  const isOfLevels =
    roles.length > 0 &&
    roles[0] !== 'minutes' &&
    [row, before].every((each) => each && levelsBeside(each).length > 1);
  return (
    isNamed ||
    isOfLevels ||
    (repeated > 0 && repeated >= filledCells(row).length - 1 && roles.length > 1)
  );
}

export const MAX_TITLE_ROWS = 20;

/** A row with more is a text. */
const MAX_CELLS = 200;

/** Rows from which a table and its columns are told. */
export const MAX_ROWS_TO_JUDGE = 500;

/** True for a table: rows below names of columns, or with a price or a month in a cell of its own. */
export function isTable(rows: readonly DelimitedRow[]): boolean {
  const filled = rows
    .slice(0, MAX_ROWS_TO_JUDGE)
    .filter(({ cells }) => cells.some(Boolean) && cells.length < MAX_CELLS);
  const several = filled.filter((row) => filledCells(row).length > 1);
  const tabular = several.filter((row) => filledCells(row).some(isData));
  const undivided = filled.filter(({ cells }) => cells.length === 1);
  const header = filled.slice(0, MAX_TITLE_ROWS).find(isHeader);
  const isDivided = several.length > undivided.length;
  if (header && isDivided && (tabular.length > 0 || /[\t;|]/.test(header.text))) return true;
  const listed = several.filter((row) => filledCells(row).some(isListed));
  if (!header && listed.length * 2 >= several.length) return false;
  // Other rows are headings, or have a sign in them that separates nothing.
  const isMost = tabular.length * 2 >= Math.max(several.length, undivided.length);
  return tabular.length > 0 && isMost && !isRagged(tabular) && !filled.some(cutsAmount);
}

/** “Cut – 45” in a cell that stands beside others: a sign in a list has made cells of its line. */
export function isListed(cell: string): boolean {
  const [first] = partsIn(cell);
  return first !== undefined && first.name !== '' && cell.startsWith(first.name) && !isData(cell);
}

const THOUSANDS =
  /(?:\p{Sc}|(?<!\d)[.…:=_]|\s[–—-]|\s\s)\s?\d{1,3},\d{3}(?!\d)|\s\d{1,3}[.\s]\d{3},\d\d(?!\d)/u;

/** True if a comma between thousands has made two cells of an amount. */
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
