import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { restOfLatin, usEnglish } from '../src/fonts/characters.ts';

const require = createRequire(import.meta.url);

interface Face {
  readonly from: string;
  /** The file's name; with `-latin` for the rest of Latin. */
  readonly to: string;
  readonly keepFeatures: string[];
  readonly variationAxes: Record<string, number | { min: number; max: number; default?: number }>;
}

const faces: readonly Face[] = [
  {
    from: '@fontsource-variable/imbue/files/imbue-latin-standard-normal.woff2',
    to: 'imbue',
    keepFeatures: ['kern', 'liga'],
    variationAxes: { wght: 500, opsz: { min: 18, max: 100, default: 100 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans',
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

async function subset({ from, keepFeatures, variationAxes }: Face, text: string, to: string) {
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures, variationAxes } as const;
  const font = await subsetFont(await readFile(require.resolve(from)), text, options);
  await writeFile(new URL(`../src/fonts/${to}.woff2`, import.meta.url), font);
  console.log(`${to}: ${font.length} bytes`);
}

for (const face of faces) {
  await subset(face, usEnglish, face.to);
  await subset(face, restOfLatin, `${face.to}-latin`);
}
