/** Excel workbooks as text: what their cells show, never what their formulas would work out anew. */
import { strFromU8, unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';

/** A sheet of a workbook, with tabs between its cells. */
export interface WorkbookSheet {
  readonly name: string;
  readonly text: string;
}

/** Of all that a workbook unpacks to: what a few bytes may be blown up to is not even begun. */
const MAX_UNPACKED_BYTES = 10_000_000;

/** Of a sheet, from its first cell to its last: the reader makes room for every cell between them. */
const MAX_CELLS = 1_000_000;

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** Whether a cell stands so far out, as XFD1048576 does, that a sheet would not fit into memory. */
function isVast(sheet: Uint8Array): boolean {
  let [rows, columns] = [0, 0];
  for (const [, letters = '', row] of strFromU8(sheet, true).matchAll(
    /[\s":]([A-Z]{1,3})(\d{1,7})"/g,
  )) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnNumber(letters));
  }
  return rows * columns > MAX_CELLS;
}

/**
 * The parts that hold cells, stored as they are: the reader unpacks what is large in a worker made of
 * text, which the policy forbids. Each is unpacked into as much room as the archive says, no more; an
 * archive whose parts are longer than it is has some that share their bytes.
 */
function unpacked(bytes: Uint8Array): ArrayBuffer | undefined {
  let [packed, total] = [0, 0];
  const isTooLarge = () => total > MAX_UNPACKED_BYTES || packed > bytes.length;
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      packed += size;
      if (!/\.(?:xml|rels)$/i.test(name)) return false;
      total += Math.max(size, originalSize);
      return !isTooLarge();
    },
  });
  const sheets = Object.entries(parts).filter(([name]) => name.startsWith('xl/worksheets/'));
  if (isTooLarge() || sheets.some(([, sheet]) => isVast(sheet))) return undefined;
  return new Uint8Array(zipSync(parts, { level: 0 })).buffer;
}

/** A date by its day, a number to the cent, as a spreadsheet shows most prices. */
function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  const text = String(value ?? '');
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The sheets of a workbook, in its order; throws for one that is damaged. */
export async function workbookSheets(
  bytes: Uint8Array,
): Promise<readonly WorkbookSheet[] | 'too-large'> {
  const archive = unpacked(bytes);
  if (!archive) return 'too-large';
  const sheets = await readXlsxFile(archive);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    text: data.map((row) => row.map(cellText).join('\t')).join('\n'),
  }));
}
