/** Text of rows and cells: RFC 4180, what a spreadsheet puts on the clipboard, and other tables. */
import { halfWidth } from '../half-width.ts';
import { inPlainSigns, readOnce } from './tokens.ts';

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

export const filledCells = ({ cells }: DelimitedRow): readonly string[] =>
  cells.filter((cell) => cell.trim() !== '');

/** Cuts a list before each item that does not go on with the one before it. */
export function cutBefore<Item>(
  items: readonly Item[],
  begins: (item: Item, before: Item | undefined) => boolean,
): readonly (readonly Item[])[] {
  const starts = items.flatMap((item, at) => (at > 0 && begins(item, items[at - 1]) ? [at] : []));
  return [0, ...starts].map((start, nth) => items.slice(start, starts[nth]));
}

/** A quoted part at a cell's start, what else is in it, and what ends it. A quote elsewhere is text. */
const cellsBefore = (sign: string) =>
  new RegExp(`(?:"([^"]*(?:""[^"]*)*)")?([^${sign}\\r\\n]*)(${sign}|\\r\\n|\\n|\\r|$)`, 'g');

const BETWEEN = { '|': '|', blanks: / {2,}|\t[\t ]*/ };

/** Divides two cells: a sign, or a run of blanks. */
export type Delimiter = '\t' | ',' | ';' | keyof typeof BETWEEN;

const LINE_END = /\r\n|\n|\r/;

/** The text's rows; its `sep=` line and byte-order mark are no part of it. */
export function parseDelimited(
  source: string,
  delimiter: Delimiter = delimiterOf(source),
): DelimitedRow[] {
  const rows =
    delimiter === '|' || delimiter === 'blanks'
      ? parseLines(source).map((row) => ({ ...row, cells: cellsBetween(row.text, delimiter) }))
      : quotedRows(source, delimiter);
  if (OURS.test(source)) return rows;
  return rows.map((row) => ({ ...row, cells: row.cells.map(shortened) }));
}

/** Longer than any name: patterns that look back and forth take time by the square of a cell. */
const LONGEST_CELL = 300;

const shortened = (cell: string) =>
  cell.length > LONGEST_CELL ? `${cell.slice(0, LONGEST_CELL)}…` : cell;

function withoutPreamble(source: string): { text: string; line: number } {
  const text = source.replace(/^\uFEFF/, '');
  const [preamble = ''] = SEPARATOR_LINE.exec(text) ?? [];
  return { text: text.slice(preamble.length), line: preamble ? 2 : 1 };
}

/** A first line that tells Excel which sign separates cells. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?(?:\r\n|\n|\r)/i;

function quotedRows(source: string, delimiter: Delimiter): DelimitedRow[] {
  const { text, line: firstLine } = withoutPreamble(source);
  const rows: DelimitedRow[] = [];
  let cells: string[] = [];
  let line = firstLine;
  let start = 0;
  for (const { 0: all, 1: quoted, 2: rest = '', 3: end, index } of text.matchAll(
    cellsBefore(delimiter),
  )) {
    cells.push(quoted === undefined ? rest.trim() : quoted.replaceAll('""', '"') + rest.trimEnd());
    if (end === delimiter) continue;
    const rowText = text.slice(start, index + all.length - (end?.length ?? 0));
    rows.push({ line, text: rowText, cells, onward: text.slice(start) });
    cells = [];
    line += rowText.split(LINE_END).length;
    start = index + all.length;
    if (end === '') break;
  }
  return rows;
}

/** The text line by line, each in one cell. */
export function parseLines(source: string): DelimitedRow[] {
  const { text, line: firstLine } = withoutPreamble(source);
  const rows: DelimitedRow[] = [];
  let start = 0;
  for (const line of text.split(LINE_END)) {
    const onward = text.slice(start);
    rows.push({ line: firstLine + rows.length, text: line, cells: [line.trim()], onward });
    start += line.length + (text.startsWith('\r\n', start + line.length) ? 2 : 1);
  }
  return rows;
}

/** A row of dashes below the names of a Markdown table has no cells. */
function cellsBetween(line: string, delimiter: keyof typeof BETWEEN): readonly string[] {
  const cells = line
    .trim()
    .replace(delimiter === '|' ? /^\||\|$/g : /^$/, '')
    .split(BETWEEN[delimiter])
    .map((cell) => cell.trim());
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return [];
  return cells.map(withoutMarkdown);
}

/** Takes off what makes a text bold, code or a heading; more than two “_” lead to a price. */
const withoutMarkdown = (text: string): string =>
  text
    .replace(/<br\b[^<>]*>(?=\s*[^\s<])/gi, '. ')
    .replace(/\*\*|(?<!_)__(?!_)|~~|`|^#+\s+|<\/?[a-z][^<>]*>/gi, '');

const BULLET =
  /^\s*(?:(?:[-–—•·*►▪◦‣○●✓✔★☆>#∙➤➢➔▸❥✦✧◆◇❖♦♥❤✿✽]+|[a-h][.)](?=\s)|\d{1,2}[.)](?=\s+(?:[^\d\s]|\d[\s-]?(?:w(?:ee)?k|day|month|min|h(?:ou)?r|step|pc|piece))))\s+)+/iu;

/** Labels that say what a line is, or that it is new. */
const LABEL =
  /^\s*(?:new!+|(?:service|servicio|treatment|name|nombre|item|precio|duración|(?:(?:package|service|regular|total|starting) )?(?:price|pricing|cost|rate|fee|investment)|duration|time|length)\s*:)\s+/i;

/** Minutes that a page's copy has glued to a name: “BASIC45 min. $31”. */
const GLUED_TIME = /(\p{L}{3})(\d\d\d? ?min\b)/giu;

/** Emoji; a dollar among them is one. */
const PICTURE =
  /\d\uFE0F\u20E3|\p{Emoji_Presentation}|\p{Extended_Pictographic}?\uFE0F|\u200D[♀♂]?/gu;

/** Takes off what a list, a form or Markdown puts around a line. */
export const plainLine = /* @__PURE__ */ readOnce((line) =>
  withoutMarkdown(
    inPlainSigns(halfWidth(line))
      .replace(/[−‒―]/g, '–')
      .replaceAll('💲', '$')
      .replace(PICTURE, ' ')
      .replace(BULLET, ''),
  )
    .replace(LABEL, '')
    .replace(GLUED_TIME, '$1  $2')
    .replace(/(?:\s*[|·•]\s*|(?<=\d\+?)\s+)book(?: now| online)?$/i, '')
    .trim(),
);

/** A first row that `menuCsv` wrote, whatever stands below it. */
export const OURS = /^\uFEFF?Service([,;\t])Price\1Last change\1Visits a month/;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  apos: '’',
  quot: '”',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
};

/** Replaces entities in an export of a web shop; never by a sign that divides cells or quotes them. */
export const withoutEntities = (text: string): string =>
  OURS.test(text)
    ? text
    : text.replace(/&(?:#0?(38|39|160|8[12]\d\d)|([a-z]{3,5}));/g, (all, code, name) =>
        code ? String.fromCharCode(code) : (ENTITIES[name] ?? all),
      );

/** `sep=` decides, then a tab, then the sign that stands most often in most lines. */
function delimiterOf(source: string): Delimiter {
  const text = source.replace(/^\uFEFF/, '');
  const [, named] = SEPARATOR_LINE.exec(text) ?? OURS.exec(text) ?? [];
  if (named) return named as Delimiter; // Its pattern names these alone.
  const lines = text
    .replace(/(^|[\t,;\r\n])"[^"]*(?:""[^"]*)*"/g, '$1')
    .split(LINE_END)
    .filter((line) => line.trim());
  const share = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  if (share('\t') * 3 >= lines.length) return '\t';
  if (share('|') * 3 >= lines.length * 2) return '|';
  return alikeLines(lines, ';') >= Math.max(1, alikeLines(lines, ',')) ? ';' : ',';
}

/** The most lines that have a sign equally often. */
function alikeLines(lines: readonly string[], sign: string): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    if (!line.includes(sign)) continue;
    const count = line.split(sign).length - 1;
    counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
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
