/** Lists that programs write, as tables. */
import { readColumnName } from './column-names.ts';
import { formatCell } from './delimited.ts';

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

const isPriced = (item: Item) =>
  Object.keys(item).some((key) => readColumnName(key).role === 'price');

/** An item's cells; or, for each item of a list inside it that has prices, its own beside those. */
function rowsOf(value: unknown, path = ''): readonly Item[] {
  if (Array.isArray(value)) return value.flatMap((each) => rowsOf(each, path));
  if (!isItem(value)) return [];
  const cells = cellsOf(value, path);
  const isEmpty = Object.keys(cells).length === 0;
  const isBeside = !isEmpty && !isPriced(cells);
  const rows = Object.entries(value)
    .filter(([, inside]) => Array.isArray(inside))
    .flatMap(([key, inside]) => rowsOf(inside, isBeside ? `${key} ` : path))
    .filter(isPriced);
  if (isBeside && rows.length > 0) return rows.map((row) => ({ ...cells, ...row }));
  return [...(isEmpty ? [] : [cells]), ...rows];
}

/** When a record was written, `updated_at`, says nothing of its price. */
const cellsOf = (item: Item, path: string): Item =>
  Object.fromEntries(
    Object.entries(item).flatMap(([key, value]) => {
      if (Array.isArray(value) || /(?:_a|A)t$/.test(key)) return [];
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
export function jsonTable(text: string): string | undefined {
  if (!/^\s*(?:\{\s*["}]|\[\s*[[{\]])/.test(text)) return undefined;
  const rows = rowsOf(parsed(text));
  if (!rows.some(isPriced)) return '';
  const keys = [...new Set(rows.flatMap(Object.keys))];
  const cells = [
    keys.map((key) => headingOf(key, rows)),
    ...rows.map((row) => keys.map((key) => row[key] ?? '')),
  ];
  return cells.map((row) => row.map((cell) => formatCell(String(cell))).join('\t')).join('\n');
}

/** Items that were copied out of a list lack its brackets, or the commas between them. */
function parsed(text: string): unknown {
  const items = text
    .trim()
    .replace(/,$/, '')
    .replace(/\}\s*\n\s*\{/g, '},{');
  try {
    return JSON.parse(`[${items}]`);
  } catch {
    return [];
  }
}
