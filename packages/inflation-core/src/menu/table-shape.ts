/** Tells what cells hold: a table or the lines of a list that a sign has cut, names of columns, and the contents of a column. */
import { type ColumnName, type MenuField, readColumnName } from './column-names.ts';
import { type DelimitedRow, filledCells } from './delimited.ts';
import { isDayFirst, menuMonth, possibleMonths } from './menu-row.ts';
import { readVisits } from './outcomes.ts';
import { isLevel, isOfColumn } from './phrases.ts';
import { partsIn } from './prices-in-lines.ts';
import { hasSeveralPrices, readPrice } from './read-price.ts';
import { hasAmount, hasCurrency, hasDigit, hasLetter, readMinutes, wordsIn } from './tokens.ts';

/** True for a price, words in its place, or a month; a year may be a column's name. */
export function isData(cell: string): boolean {
  const reading = readPrice(cell);
  const { role, year } = readColumnName(cell);
  if (reading.kind === 'price')
    return (
      (reading.marked.price !== String(year) && !/^price \d$/i.test(cell)) || hasCurrency(cell)
    );
  if (reading.kind === 'unclear') return menuMonth(cell) !== undefined || hasSeveralPrices(cell);
  const length = wordsIn(cell).length;
  // “Sold individually?” asks, and names a column.
  return length > 0 && length < (role === 'price' ? 5 : 3) && !cell.endsWith('?');
}

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

const isMoney = (cell: string) => /\p{Sc}|\d[.,]\d\d?(?!\d)/u.test(cell);

function isAmount(cell: string): boolean {
  const reading = readPrice(cell);
  if (reading.kind !== 'unclear') return reading.kind === 'price';
  return reading.choices.length > 0 && menuMonth(cell) === undefined;
}

/** Counts what stands in a column; a cell may be several things. */
export function contentOf(rows: readonly (readonly string[])[], at: number) {
  const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean);
  const count = (is: (cell: string) => boolean) => cells.filter(is).length;
  const isPrice = (cell: string) => readPrice(cell).kind === 'price';
  return {
    filled: cells.length,
    distinct: new Set(cells).size,
    prices: count(isPrice),
    /** Prices with a currency or cents, or words that stand for one. */
    money: count((cell) => isPrice(cell) && isMoney(cell)),
    months: count((cell) => menuMonth(cell) !== undefined),
    /** Months and what could be one: a year, `6/19`. */
    dated: count((cell) => possibleMonths(cell).length > 0 || /\b(?:19|20)\d\d\b/.test(cell)),
    /** Prices, and what has a price in it. */
    amounts: count(isAmount),
    /** Words that say that there is no price, and zero. */
    free: count((cell) => readPrice(cell).kind === 'without-price'),
    /** With a digit somewhere, and no share: “14%”. */
    digits: count((cell) => hasDigit(cell) && !cell.endsWith('%')),
    wholes: count((cell) => readVisits(cell) !== ''),
    minutes: count((cell) => (readMinutes(cell) ?? readMinutes(`${cell} h`)) !== undefined),
    levels: count(isLevel),
    isDayFirst: isDayFirst(cells),
    /** Neither a number nor a price's word. */
    words: count((cell) => hasLetter(cell) && !isPrice(cell)),
  };
}

/** How many cells of a column are what. */
export type ColumnContent = ReturnType<typeof contentOf>;

const most = (part: number, { filled }: ColumnContent) => part * 2 >= filled;

/** True by field if a column of that name can be what its heading says. */
export const FITS: Readonly<Record<MenuField, (content: ColumnContent) => boolean>> = {
  service: ({ words }) => words > 0,
  variation: ({ filled }) => filled > 0,
  level: ({ prices }) => prices === 0,
  price: ({ digits, words }) => digits + words > 0,
  priceType: ({ prices }) => prices === 0,
  since: ({ dated, digits, prices }) => dated > 0 || (digits > 0 && prices === 0),
  visits: (content) => most(content.wholes, content),
  minutes: (content) => most(content.minutes, content),
};

/** True if a column without a telling name holds money, or prices where they are expected. */
export const holdsPrices = (content: ColumnContent, isExpected: boolean): boolean =>
  isExpected
    ? content.amounts > 0 && most(content.amounts + content.free, content)
    : content.filled > 0 && most(content.money, content);

type Contents = readonly ColumnContent[];

/** Tells columns without headings by what stands in their cells. */
export function rolesByContents(contents: Contents): readonly ColumnName['role'][] {
  if (isInOrder(contents)) return IN_ORDER;
  const worded = contents.filter(({ words, filled, months }) => words * 2 > filled && months === 0);
  const [service] = worded.toSorted((a, b) => rankOf(a) - rankOf(b));
  const rest = contents.filter((each) => each !== service && each.filled > 0);
  const since = rest.find(({ months, filled }) => months * 2 > filled);
  const others = rest.filter((each) => each !== since);
  const certain = others.filter((each) => most(each.prices, each));
  const prices = certain.length > 0 ? certain : others.filter((each) => most(each.amounts, each));
  const money = prices.filter((each) => holdsPrices(each, false));
  const [price] = [money, prices].find(({ length }) => length === 1) ?? [];
  const timed = rest.filter((each) => !prices.includes(each));
  const minutes = timed.find((each) => each.words > 0 && FITS.minutes(each));
  const roleOf = (content: ColumnContent) => {
    if (content === service) return 'service';
    if (content === price) return 'price';
    if (content === since) return 'since';
    if (content === minutes) return 'minutes';
    return prices.includes(content) ? 'never' : 'other';
  };
  return contents.map(roleOf);
}

/** The fields that are asked for on the page. */
export const IN_ORDER: readonly ColumnName['role'][] = ['service', 'price', 'since', 'visits'];

function isInOrder([service, price, since, visits]: Contents): boolean {
  if (!service || !price || service.words * 2 < service.filled) return false;
  if (since && since.dated * 2 < since.filled) return false;
  const hasMonths = since !== undefined && since.dated > 0;
  return hasMonths || (price.prices > 0 && (!visits || visits.wholes * 2 >= visits.filled));
}

/** Names differ: a column of lengths comes last, and before it one that says the same again and again. */
const rankOf = (content: ColumnContent) =>
  FITS.minutes(content) ? 2 : Number(content.distinct * 4 < content.filled * 3);
