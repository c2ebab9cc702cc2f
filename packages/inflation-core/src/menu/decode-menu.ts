import { requireThat } from '../argument-checks.ts';
import { readColumnName } from './column-names.ts';
import { formatCell } from './delimited.ts';

/** Kinds of files that hold no text of a price list. */
export type NoMenuKind =
  | 'workbook'
  | 'old-workbook'
  | 'zip'
  | 'pdf'
  | 'rich-text'
  | 'web-page'
  | 'picture'
  | 'json'
  | 'binary';

/** The text of a file; or what it is instead, and what to do about it. */
export type DecodedMenu =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: NoMenuKind; readonly reason: string };

const isZip = (beginning: string) => beginning.startsWith('PK\u0003\u0004');

const PICTURE = /^(?:\x89PNG|\xFF\xD8\xFF|GIF8|RIFF....WEBP|....ftyp(?:hei|mif|avi))/s;

/** How files of other kinds begin, a character for each byte. */
const KINDS: readonly (readonly [NoMenuKind, (beginning: string) => boolean])[] = [
  ['workbook', (beginning) => isZip(beginning) && /xl\/|\[Content_Types\]/.test(beginning)],
  ['zip', isZip],
  ['old-workbook', (beginning) => beginning.startsWith('\u00D0\u00CF\u0011\u00E0')],
  ['pdf', (beginning) => beginning.startsWith('%PDF')],
  ['rich-text', (beginning) => beginning.startsWith('{\\rtf')],
  ['web-page', (beginning) => /^\s*(?:<!doctype html|<html)/i.test(beginning)],
  ['picture', (beginning) => PICTURE.test(beginning)],
];

const REASONS: Readonly<Record<NoMenuKind, string>> = {
  workbook: 'This is an Excel workbook. Save its sheet as CSV, or copy its cells.',
  'old-workbook': 'This is an old Office file. Save its sheet as CSV, or copy its cells.',
  zip: 'This is a zip file, or one from Numbers or Pages. Export the list as CSV.',
  pdf: 'This is a PDF. Open it, copy the lines of the price list and paste them.',
  'rich-text': 'This is formatted text. Open it, copy the lines of the price list and paste them.',
  'web-page': 'This is a web page. Open it, copy the lines of the price list and paste them.',
  picture: 'This is a picture. Type the list in, or copy it from somewhere that has it as text.',
  json: 'This is JSON, which programs read, and its prices can’t be told. Export the list as CSV.',
  binary: 'This isn’t text. Save the price list as CSV.',
};

/**
 * Decodes the bytes of a text file: UTF-8, UTF-16 by its byte-order mark, else Windows-1252, as
 * spreadsheets save it. Line ends become `\n`, those of an old Mac too; a list in JSON
 * becomes a table. A file of another kind is refused by what it is. Throws `invalid-argument` for
 * what is no `Uint8Array`.
 *
 * @example
 * decodeMenu(new Uint8Array([67, 117, 116, 44, 163, 53, 13])) // => { ok: true, text: 'Cut,£5\n' }
 * decodeMenu(new TextEncoder().encode('%PDF-1.7')).code // => 'pdf'
 */
export function decodeMenu(bytes: Uint8Array): DecodedMenu {
  requireThat(bytes instanceof Uint8Array, 'bytes', 'a Uint8Array', bytes);
  const beginning = String.fromCharCode(...bytes.subarray(0, 4096));
  const [code] = KINDS.find(([, is]) => is(beginning)) ?? [];
  if (code) return { ok: false, code, reason: REASONS[code] };
  const text = textOf(bytes, beginning);
  if (text.includes('\0')) return { ok: false, code: 'binary', reason: REASONS.binary };
  const table = recordsTable(text) ?? jsonTable(text);
  if (table === '') return { ok: false, code: 'json', reason: REASONS.json };
  return { ok: true, text: table ?? text.replace(/\r\n?/g, '\n') };
}

function textOf(bytes: Uint8Array, beginning: string): string {
  if (beginning.startsWith('\xFF\xFE')) return new TextDecoder('utf-16le').decode(bytes);
  if (beginning.startsWith('\xFE\xFF')) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

const isPriced = (item: Item) =>
  Object.keys(item).some((key) => readColumnName(key.replace(IN_CENTS, '')).role === 'price');

/** A list inside a section, whose name is that of no service: `items`, `services`. */
const isOfServices = (key: string) => readColumnName(key).role === 'service';

/** An item's cells; or, for each item of a list inside it that has prices, its own beside those. */
function rowsOf(value: unknown, path = ''): readonly Item[] {
  if (Array.isArray(value)) return value.flatMap((each) => rowsOf(each, path));
  if (!isItem(value)) return [];
  const cells = cellsOf(value, path);
  const isEmpty = Object.keys(cells).length === 0;
  const isBeside = !isEmpty && !isPriced(cells);
  const lists = Object.entries(value).filter(([, inside]) => Array.isArray(inside));
  const rows = lists
    .flatMap(([key, inside]) => rowsOf(inside, isBeside && !isOfServices(key) ? `${key} ` : path))
    .filter(isPriced);
  const isSection = lists.some(([key]) => isOfServices(key));
  const { name, ...others } = cells;
  const beside = isSection && name !== undefined ? { ...others, category: name } : cells;
  if (isBeside && rows.length > 0) return rows.map((row) => ({ ...beside, ...row }));
  return [...(isEmpty ? [] : [cells]), ...rows];
}

/** When a record was written, `updated_at`, and what a program calls it, `__typename`, say nothing of its price. */
const cellsOf = (item: Item, path: string): Item =>
  Object.fromEntries(
    Object.entries(item).flatMap(([key, value]) => {
      if (Array.isArray(value) || /(?:_a|A)t$|^__/.test(key)) return [];
      return isItem(value)
        ? Object.entries(cellsOf(value, `${path}${key} `))
        : [[`${path}${key}`, value ?? '']];
    }),
  );

/** Programs count money in cents, too: whole numbers, and none of them small. */
function headingOf(key: string, rows: readonly Item[]): string {
  const values = rows.flatMap((row) => row[key] ?? []);
  const isInCents =
    readColumnName(key).role === 'price' &&
    values.every((value) => Number.isInteger(value) && Number(value) >= 300);
  return isInCents ? `${key} (cents?)` : key;
}

/** A list in JSON as rows of cells; empty where it has no prices, `undefined` for another text. */
function jsonTable(text: string): string | undefined {
  if (!/^\s*(?:\{\s*["}]|\[\s*[[{\]])/.test(text)) return undefined;
  const rows = rowsOf(parsed(text));
  return rows.some(isPriced) ? tableOf(rows) : '';
}

/** “priceCents” counts cents, and says so. */
const inDollars = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) =>
      IN_CENTS.test(key) && Number.isInteger(value)
        ? [key.replace(IN_CENTS, ''), (Number(value) / 100).toFixed(2)]
        : [key, value],
    ),
  );

const IN_CENTS = /(?<=price|amount|cost|fee|rate)[\s_]?(?:in[\s_]?)?cents$/i;

function tableOf(items: readonly Item[]): string {
  const rows = items.map(inDollars);
  const keys = [...new Set(rows.flatMap(Object.keys))];
  const cells = [
    keys.map((key) => headingOf(key, rows)),
    ...rows.map((row) => keys.map((key) => row[key] ?? '')),
  ];
  return cells.map((row) => row.map((cell) => formatCell(String(cell))).join('\t')).join('\n');
}

/** A field of a data file in JavaScript, YAML or TOML: a key, its value, perhaps a comma. */
const FIELD = /^\s*(?:[-*]\s+)?["']?([a-z]\w{1,30})["']?\s*[:=]\s*(.*?)[,;]?\s*$/i;

/** How such a file begins, or says that another record does. */
const DATA_FILE =
  /^\s*(?:export default\b|module\.exports\b|(?:export )?(?:const|let|var) \w|\[\[\w+\]\]\s*$|-\s+["']?\w+["']?:\s)/m;

/** A line of such a file that is switched off. */
const COMMENT = /^[ \t]*(?:#|\/\/).*/gm;

/** Several fields on a line: the opening sign of a record, and what ends a field. */
const INLINE = /(?<![:=(]\s?)(\{)|\}|,\s*(?=["']?[a-z]\w{1,30}["']?:\s)/gi;

/** Records of a data file, a field a line, as rows of cells; `undefined` for another text. */
function recordsTable(text: string): string | undefined {
  if (!DATA_FILE.test(text)) return undefined;
  const records: Record<string, string>[] = [];
  let open = '';
  let isNew = true;
  let section = {};
  for (const line of text
    .replace(COMMENT, '')
    .replace(INLINE, '\n$1\n')
    .split(/\r\n?|\n/)) {
    if (line === '{') isNew = true;
    const [, key, value = ''] = FIELD.exec(line) ?? [];
    const last = records.at(-1);
    if (key === undefined) {
      if (open && last && /\w/.test(line)) last[open] = bare(line);
    } else if (value === '') {
      if (last?.name && !isPriced(last) && isOfServices(key)) section = { category: last.name };
    } else if (!/^[[{(]$/.test(value)) {
      if (!last || isNew || key in last) records.push({ ...section, [key]: bare(value) });
      else last[key] = bare(value);
      isNew = false;
    }
    open = value === '' ? (key ?? '') : '';
  }
  const rows = records.filter(isPriced).filter((item) => !Object.keys(item).every(isBesideName));
  return rows.length > 1 ? tableOf(rows) : undefined;
}

/** “Price” and “Duration” alone are lines below a name. */
const isBesideName = (key: string) => ['price', 'minutes'].includes(readColumnName(key).role);

/** A value without its quotes and its comma. */
const bare = (value: string) =>
  value
    .trim()
    .replace(/,$/, '')
    .replace(/^(["'`])(.*)\1$/, '$2')
    .replace(/\\(['"`])/g, '$1')
    .trim();

/** Items that were copied out of a list lack its brackets. */
function parsed(text: string): unknown {
  const items = text.trim().replace(/,$/, '');
  try {
    return JSON.parse(`[${items}]`);
  } catch {
    return [];
  }
}
