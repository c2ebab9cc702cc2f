import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

const WORD = 'Tallycomb';

interface Cut {
  readonly weight: number;
  readonly opticalSize: number;
  /** In em. */
  readonly tracking: number;
  /** Drawing units for one em: whole units are then finer than a pixel at the sizes in use. */
  readonly em: number;
  /** Below `src/components`. */
  readonly file: string;
  readonly constant: string;
}

const cuts: readonly Cut[] = [
  {
    weight: 600,
    opticalSize: 32,
    tracking: -0.005,
    em: 400,
    file: 'Logo/wordmark.ts',
    constant: 'wordmark',
  },
  {
    weight: 500,
    opticalSize: 100,
    tracking: -0.03,
    em: 600,
    file: 'Footer/wordmark-outline.ts',
    constant: 'wordmarkOutline',
  },
];

const require = createRequire(import.meta.url);
const source = '@fontsource-variable/imbue/files/imbue-latin-standard-normal.woff2';

async function loadFont({
  weight,
  opticalSize,
}: Cut): Promise<{ font: harfbuzz.Font; unitsPerEm: number }> {
  const sfnt = await subsetFont(await readFile(require.resolve(source)), WORD, {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    variationAxes: { wght: weight, opsz: opticalSize },
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(sfnt).buffer));
  return { font: new harfbuzz.Font(face), unitsPerEm: face.upem };
}

/** One glyph as relative commands: the shortest form, as whole numbers of drawing units. */
function outline(commands: harfbuzz.SvgPathCommand[], scale: number, offset: number): string {
  let [x, y] = [0, 0];
  const point = (values: readonly number[]) =>
    [Math.round((values[0] ?? 0) * scale + offset), Math.round(-(values[1] ?? 0) * scale)] as const;
  return commands
    .map(({ type, values }) => {
      if (type === 'Z') return 'z';
      const points = values.flatMap((_, index) =>
        index % 2 === 0 ? [point(values.slice(index, index + 2))] : [],
      );
      const absolute = type === 'M';
      const numbers = points.flatMap(([px, py]) => (absolute ? [px, py] : [px - x, py - y]));
      [x, y] = points.at(-1) ?? [x, y];
      const letter = absolute ? type : type.toLowerCase();
      return letter + numbers.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

async function draw(cut: Cut): Promise<{ d: string; width: number }> {
  const { font, unitsPerEm } = await loadFont(cut);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(WORD);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const scale = cut.em / unitsPerEm;
  const positions = buffer.getGlyphPositions();
  let offset = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const path = outline(font.glyphToJson(codepoint), scale, offset);
    offset += (positions[index]?.xAdvance ?? 0) * scale + cut.tracking * cut.em;
    return path;
  });
  return { d: glyphs.join(''), width: Math.ceil(offset) };
}

for (const cut of cuts) {
  const { d, width } = await draw(cut);
  const { weight, opticalSize, em, constant } = cut;
  await writeFile(
    new URL(`../src/components/${cut.file}`, import.meta.url),
    `// Drawn by scripts/draw-wordmark.ts from Imbue ${weight}, optical size ${opticalSize}. Baseline at y = 0.
export const ${constant} = {
  em: ${em},
  width: ${width},
  d: '${d}',
} as const;
`,
  );
  console.log(`${constant}: ${width} units wide, ${d.length} characters`);
}
