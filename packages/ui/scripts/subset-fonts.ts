import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** What US English text needs beyond ASCII. */
const text = `${ascii}\u00a0–—−‘’“”…·•×→©®™°é`;

interface Face {
  readonly from: string;
  readonly to: string;
  readonly keepFeatures: string[];
  readonly variationAxes: Record<string, number | { min: number; max: number; default?: number }>;
}

const faces: readonly Face[] = [
  {
    from: '@fontsource-variable/imbue/files/imbue-latin-standard-normal.woff2',
    to: 'imbue.woff2',
    keepFeatures: ['kern', 'liga'],
    variationAxes: { wght: 500, opsz: { min: 18, max: 100, default: 100 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

async function subset({ from, to, keepFeatures, variationAxes }: Face): Promise<void> {
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures, variationAxes } as const;
  const font = await subsetFont(await readFile(require.resolve(from)), text, options);
  await writeFile(new URL(`../src/fonts/${to}`, import.meta.url), font);
  console.log(`${to}: ${font.length} bytes`);
}

for (const face of faces) await subset(face);
