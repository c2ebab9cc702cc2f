/** Excel workbooks as text: what their cells show, never what their formulas would work out anew. */
import { unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';

/** A sheet of a workbook, with tabs between its cells. */
export interface WorkbookSheet {
  readonly name: string;
  readonly text: string;
}

/** Of all that a workbook unpacks to: what a few bytes may be blown up to is not even begun. */
const MAX_UNPACKED_BYTES = 10_000_000;

/**
 * The parts that hold cells, stored as they are: the reader unpacks what is large in a worker made of
 * text, which the policy forbids. Each is unpacked into as much room as the archive says, no more.
 */
function unpacked(bytes: Uint8Array): ArrayBuffer | undefined {
  let total = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/i.test(name)) return false;
      total += originalSize;
      return total <= MAX_UNPACKED_BYTES;
    },
  });
  if (total > MAX_UNPACKED_BYTES) return undefined;
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
