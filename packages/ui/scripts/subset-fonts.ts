import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { inHeadings, restBeside, usEnglish } from '../src/fonts/characters.ts';

const require = createRequire(import.meta.url);

interface Face {
  readonly from: string;
  /** The file's name; with `-latin` for what it leaves out. */
  readonly to: string;
  readonly characters: string;
  readonly keepFeatures: readonly string[];
  readonly variationAxes: Record<string, number | { min: number; max: number; default?: number }>;
  /** Has every weight kerned as one: what the pairs would vary by is a quarter of the file. */
  readonly kernedAt?: Record<string, number>;
}

const faces = [
  {
    from: '@fontsource-variable/imbue/files/imbue-latin-standard-normal.woff2',
    to: 'imbue',
    characters: inHeadings,
    keepFeatures: ['kern', 'liga'],
    variationAxes: { wght: 500, opsz: { min: 18, max: 100, default: 100 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans',
    characters: usEnglish,
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    kernedAt: { wght: 400 },
  },
] as const satisfies readonly Face[];

/** Offset of a table's entry in a font's directory; its length follows. */
const directoryAt = (font: Buffer, table: string) => font.indexOf(table, 12, 'latin1') + 8;

/** The font with a table of another cut of it, at the end. */
function withTable(font: Buffer, table: string, other: Buffer): Buffer {
  const at = directoryAt(other, table);
  const [offset, length] = [other.readUInt32BE(at), other.readUInt32BE(at + 4)];
  const result = Buffer.concat([font, other.subarray(offset, offset + length)]);
  result.writeUInt32BE(font.length, directoryAt(font, table));
  result.writeUInt32BE(length, directoryAt(font, table) + 4);
  return result;
}

async function subset(face: Face, text: string, to: string) {
  const { keepFeatures, variationAxes, kernedAt } = face;
  const source = await readFile(require.resolve(face.from));
  const options = { targetFormat: 'truetype', noHinting: true, keepFeatures } as const;
  const varying = Buffer.from(await subsetFont(source, text, { ...options, variationAxes }));
  const kerned =
    kernedAt &&
    Buffer.from(await subsetFont(source, text, { ...options, variationAxes: kernedAt }));
  const complete = kerned ? withTable(varying, 'GPOS', kerned) : varying;
  const font = await subsetFont(complete, text, { ...options, targetFormat: 'woff2' });
  await writeFile(new URL(`../src/fonts/${to}.woff2`, import.meta.url), font);
  console.log(`${to}: ${font.length} bytes`);
}

/** Big endian, as names stand in a font. */
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** A cut of Imbue at one optical size, for what knows no variable font; its family is `Imbue 0036`. */
async function cut(opsz: number) {
  const source = await readFile(require.resolve(faces[0].from));
  const options = { targetFormat: 'truetype', keepFeatures: ['kern'], noHinting: true } as const;
  const variationAxes = { wght: 500, opsz };
  const font = Buffer.from(await subsetFont(source, usEnglish, { ...options, variationAxes }));
  // All cuts have the name of the family's first one.
  const [inherited, own] = [utf16('Imbue Thin'), utf16(`Imbue ${String(opsz).padStart(4, '0')}`)];
  for (let at = font.indexOf(inherited); at >= 0; at = font.indexOf(inherited)) font.set(own, at);
  await writeFile(new URL(`../src/fonts/imbue-${opsz}.ttf`, import.meta.url), font);
}

for (const face of faces) {
  await subset(face, face.characters, face.to);
  await subset(face, restBeside(face.characters), `${face.to}-latin`);
}

await cut(36);
await cut(100);
