/** Excel workbooks as text, from stored cell values; formulas are never calculated. */
import { strFromU8, Unzip, UnzipInflate, unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';

/** A sheet of a workbook, with tabs between its cells. */
export interface WorkbookSheet {
  readonly name: string;
  readonly text: string;
}

/** Limit of a workbook's unpacked size, against zip bombs. */
const MAX_UNPACKED_BYTES = 10_000_000;

/** Limit of a sheet's area: the reader allocates every cell up to the last. */
const MAX_CELLS = 1_000_000;

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** The last cell that an attribute names: `B2`, `A1:B2`, or row 2. */
const REFERENCE = /\s(?:r|ref)\s*=\s*["'](?:[^"':&]*:)?([a-z]*)(\d*)(&?)/gi;

/** True for a sheet with a cell so far out (XFD1048576) that its area does not fit into memory. */
function isVast(sheet: Uint8Array): boolean {
  let [rows, columns] = [1, 1];
  for (const [, letters = '', row, isCoded] of strFromU8(sheet, true).matchAll(REFERENCE)) {
    if (isCoded) return true;
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnNumber(letters.toUpperCase()));
  }
  return rows * columns > MAX_CELLS;
}

/** True for a zip bomb with overlapping parts, which together are longer than the archive. */
function isShared(bytes: Uint8Array): boolean {
  let packed = 0;
  unzipSync(bytes, {
    filter: ({ size }) => {
      packed += size;
      return false;
    },
  });
  return packed > bytes.length;
}

/** Packed bytes between two checks of the unpacked size; deflate grows them a thousandfold at most. */
const STEP_BYTES = 1000;

/** Parts with cells, within the size limit, whatever sizes the archive claims. */
function partsOf(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> | undefined {
  const chunks: Record<string, Uint8Array[]> = {};
  let total = 0;
  const archive = new Unzip((part) => {
    if (!/\.(?:xml|rels)$/i.test(part.name)) return;
    const own: Uint8Array[] = [];
    chunks[part.name] = own;
    part.ondata = (error, chunk) => {
      if (error) throw error;
      total += chunk.length;
      own.push(chunk);
    };
    part.start();
  });
  archive.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP_BYTES) {
    archive.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length);
    if (total > MAX_UNPACKED_BYTES) return undefined;
  }
  return Object.fromEntries(Object.entries(chunks).map(([name, own]) => [name, joined(own)]));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/**
 * The archive without compression: the reader unpacks large parts in a worker made of text, which
 * the security policy forbids.
 */
function unpacked(bytes: Uint8Array): ArrayBuffer | undefined {
  const parts = isShared(bytes) ? undefined : partsOf(bytes);
  if (!parts) return undefined;
  const sheets = Object.entries(parts).filter(([name]) => name.startsWith('xl/worksheets/'));
  if (sheets.some(([, sheet]) => isVast(sheet))) return undefined;
  return new Uint8Array(zipSync(parts, { level: 0 })).buffer;
}

/** A cell as a spreadsheet shows it: dates by the day, numbers to the cent. */
function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  const text = String(value ?? '');
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Reads the sheets of a workbook, in its order. @throws Error if it is damaged. */
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
