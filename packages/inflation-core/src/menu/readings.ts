/** Candidate readings of a whole list: each is read, and the one that leaves least open is taken. */

import {
  cutBefore,
  type DelimitedRow,
  filledCells,
  parseDelimited,
  parseLines,
} from './delimited.ts';
import { serviceIn } from './outcomes.ts';
import { readLines } from './read-lines.ts';
import { leftOutIn, type ReadRows, readTable, type TableOptions } from './read-table.ts';
import { isData, isHeader, isTable } from './table-shape.ts';
import { hasAmount } from './tokens.ts';

/** The best of a list's readings; of two that are as good, the one that comes first. */
export function bestReading(text: string, options: TableOptions): ReadRows {
  const table = readAsTable(text, options);
  const whole = table ?? readLines(parseLines(text), options);
  const tables = tablesIn(text);
  const isRuled = tables.some(([, second]) => second && isRule(second));
  const isAmid = tables.length > 0 && (isRuled || whole.header === undefined);
  const amid = isAmid ? readAmidLines(tables, text, options) : whole;
  const isNone = table && (table.read.every(isLeftOut) || isOfOnePrice(table));
  const lines = isNone ? readLines(parseLines(text), options) : whole;
  const pairs = whole.header === undefined ? readAsPairs(text, options) : undefined;
  const readings = [amid, whole, lines, pairs ?? whole];
  return [...new Set(readings)].reduce((best, each) =>
    scoreOf(each) > scoreOf(best) ? each : best,
  );
}

const isLeftOut = ({ outcomes }: ReadRows['read'][number]) =>
  outcomes.every(({ leftOut }) => leftOut);

/** Hardly any row has a second price, and no heading says which column is one of prices. */
const isOfOnePrice = ({ read, header, unsure }: ReadRows) =>
  !header &&
  unsure.length > 0 &&
  read.filter(({ row }) => filledCells(row).length > 2).length * 3 < read.length;

/** A table by its own delimiter or by runs of blanks; `undefined` where rows are no table. */
function readAsTable(text: string, options: TableOptions): ReadRows | undefined {
  const rows = parseDelimited(text);
  if (isTable(rows)) return readTable(rows, options);
  if (!SPACED.test(text)) return undefined;
  const spaced = parseDelimited(text, 'blanks').map(setIn);
  const isWide = spaced.some(({ cells }) => cells.length > 2);
  return isWide && isTable(spaced) ? readTable(spaced, options) : undefined;
}

/** Names set in above as many prices begin with the second column: “        Express   Deluxe”. */
function setIn(row: DelimitedRow, at: number, rows: readonly DelimitedRow[]): DelimitedRow {
  const [name = '', ...prices] = rows[at + 1]?.cells ?? [];
  const isAbove = /^\s+\p{L}/u.test(row.text) && !row.cells.some(isData);
  return isAbove && name && prices.length === row.cells.length && prices.every(isData)
    ? { ...row, cells: ['', ...row.cells] }
    : row;
}

/** Blanks that may divide cells: a text without them is not cut in vain. */
const SPACED = / {2}|\t/;

/** Characters of a list that decide if it is a menu in two columns. */
const MOST_TO_JUDGE = 20_000;

/** A printed menu in two columns: names and prices take turns in most of its rows. */
function readAsPairs(text: string, options: TableOptions): ReadRows | undefined {
  const judged = parseDelimited(text.slice(0, MOST_TO_JUDGE), 'blanks');
  const several = judged.filter((row) => filledCells(row).length > 1);
  if (several.filter((row) => pairsOf(row).length > 1).length * 2 <= several.length)
    return undefined;
  const divided = parseDelimited(text, 'blanks').flatMap((row) => {
    const pairs = pairsOf(row);
    return pairs.length > 1 ? pairs.map((cells) => ({ ...row, cells })) : [row];
  });
  return readTable(divided, options);
}

/** Pairs of a name and the price after it; none if the row has a name or a price without the other. */
function pairsOf(row: DelimitedRow): readonly (readonly string[])[] {
  const runs = cutBefore(filledCells(row), (_, before) => hasAmount(before ?? ''));
  const pairs = runs.map((cells) => [cells.slice(0, -1).join(' '), cells.at(-1) ?? ''] as const);
  return pairs.every(([name, price]) => name !== '' && hasAmount(price)) ? pairs : [];
}

/** Services found, less half for what is asked. */
function scoreOf({ read }: ReadRows): number {
  const outcomes = read.flatMap((each) => each.outcomes);
  const services = outcomes.filter(serviceIn);
  const open = outcomes.filter((outcome) => outcome.undecided && !serviceIn(outcome));
  return services.length - open.length / 2;
}

/** Each run of lines with cells below names of columns is a table; the others are lines of a list. */
function readAmidLines(tables: readonly Rows[], text: string, options: TableOptions): ReadRows {
  const taken = new Set(tables.flatMap((rows) => rows.map(({ line }) => line)));
  const others = parseLines(text).filter(({ line }) => !taken.has(line));
  const lines = readLines(others, { ...options, tables: tables.flat() });
  const headings = leftOutIn(lines.read).filter(({ kind }) => kind === 'heading');
  let next = 0;
  const read = tables.map((rows, at) => {
    while (Number(headings[next]?.line) < rows[0].line) next += 1;
    const heading = headings[next - 1]?.name ?? '';
    const chosen = at === 0 ? options.chosen : {};
    return readTable(rows, { since: options.since, chosen, heading, isNamed: true });
  });
  const [{ header, columns, unsure } = lines] = read;
  const own = read.flatMap((each) =>
    each.read.map((row) => (each.header === header ? row : { ...row, below: each.header })),
  );
  const all = [...lines.read, ...own].toSorted((a, b) => a.row.line - b.row.line);
  return { read: all, header, columns, unsure };
}

type Rows = readonly [DelimitedRow, ...DelimitedRow[]];

const isRule = ({ text, cells }: DelimitedRow) => text !== '' && cells.length === 0;

const tablesIn = (text: string): readonly Rows[] =>
  (['|', '\t'] as const)
    .flatMap((sign) => (text.includes(sign) ? runsOf(parseDelimited(text, sign), sign) : []))
    .toSorted((a, b) => a[0].line - b[0].line);

/** Runs of rows with several cells, the first of which names columns or has a rule below it. */
function runsOf(rows: readonly DelimitedRow[], sign: string): readonly Rows[] {
  const isOfTable = (row?: DelimitedRow) => row?.text.includes(sign) === true;
  const runs = cutBefore(rows, (row, before) => isOfTable(row) !== isOfTable(before));
  return runs.flatMap(([first, second, ...others]) => {
    if (!first || !second || !isOfTable(first)) return [];
    const isNamed = filledCells(first).length > 1 && (isRule(second) || isHeader(first));
    return isNamed ? [[first, second, ...others]] : [];
  });
}
