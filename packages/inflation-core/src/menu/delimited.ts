/** Text of rows and cells: RFC 4180, and what a spreadsheet puts on the clipboard. */

/** A row of text, and where it came from. */
export interface DelimitedRow {
  /** Of its first line, from 1. */
  readonly line: number;
  /** As it came, without the end of its line. */
  readonly text: string;
  readonly cells: readonly string[];
  /** The row and everything below it, as it came. */
  readonly onward: string;
}

/** A tab decides; else the comma, or the semicolon of countries that write 5,50: what is there more. */
function delimiterOf(text: string): keyof typeof CELLS {
  const unquoted = text.replace(/(^|[\t,;\r\n])"[^"]*(?:""[^"]*)*"/g, '$1');
  if (unquoted.includes('\t')) return '\t';
  return unquoted.split(';').length > unquoted.split(',').length ? ';' : ',';
}

/** A quoted part at a cell's start, what else is in it, and what ends it. A quote elsewhere is text. */
const CELLS = {
  '\t': /(?:"([^"]*(?:""[^"]*)*)")?([^\t\r\n]*)(\t|\r\n|\n|\r|$)/g,
  ',': /(?:"([^"]*(?:""[^"]*)*)")?([^,\r\n]*)(,|\r\n|\n|\r|$)/g,
  ';': /(?:"([^"]*(?:""[^"]*)*)")?([^;\r\n]*)(;|\r\n|\n|\r|$)/g,
};

/** One row after the other, so that nobody waits for those that are not asked for. */
export function* parseDelimited(source: string): Generator<DelimitedRow, void> {
  const text = source.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(text);
  let cells: string[] = [];
  let line = 1;
  let start = 0;
  for (const { 0: all, 1: quoted, 2: rest = '', 3: end, index } of text.matchAll(
    CELLS[delimiter],
  )) {
    cells.push(quoted === undefined ? rest.trim() : quoted.replaceAll('""', '"') + rest.trimEnd());
    if (end === delimiter) continue;
    const rowText = text.slice(start, index + all.length - (end?.length ?? 0));
    yield { line, text: rowText, cells, onward: text.slice(start) };
    cells = [];
    line += rowText.split(/\r\n|\n|\r/).length;
    start = index + all.length;
    if (end === '') return;
  }
}

/** Begins a formula in a spreadsheet, however many apostrophes and blanks stand before it. */
const FORMULA = /^'*\s*[=+\-@＝＋－＠]/;

/** Cells as they are in a file. An apostrophe marks what a spreadsheet would run as a formula. */
export function formatCell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  const isPlain = guarded === guarded.trim() && !/["\t,;\r\n]/.test(guarded);
  return isPlain ? guarded : `"${guarded.replaceAll('"', '""')}"`;
}

/** Takes back the apostrophe of `formatCell`. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
