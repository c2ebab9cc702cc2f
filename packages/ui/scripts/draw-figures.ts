import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Drawing units for one em. */
const EM = 200;
const CHARACTERS = '$0123456789?';

const require = createRequire(import.meta.url);
const source = '@fontsource-variable/imbue/files/imbue-latin-standard-normal.woff2';

/** A glyph as relative commands alone, so that the pen may set it down anywhere. */
function outline(commands: harfbuzz.SvgPathCommand[], scale: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const step = (values: readonly number[]) => {
    const to = [Math.round((values[0] ?? 0) * scale), Math.round(-(values[1] ?? 0) * scale)];
    return [to[0] ?? 0, to[1] ?? 0] as const;
  };
  return commands
    .map(({ type, values }) => {
      if (type === 'Z') {
        [x, y] = [startX, startY];
        return 'z';
      }
      const points = values.flatMap((_, index) =>
        index % 2 === 0 ? [step(values.slice(index, index + 2))] : [],
      );
      const numbers = points.flatMap(([px, py]) => [px - x, py - y]);
      [x, y] = points.at(-1) ?? [x, y];
      if (type === 'M') [startX, startY] = [x, y];
      return type.toLowerCase() + numbers.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

async function loadFont(): Promise<{ font: harfbuzz.Font; unitsPerEm: number }> {
  const sfnt = await subsetFont(await readFile(require.resolve(source)), CHARACTERS, {
    targetFormat: 'truetype',
    keepFeatures: [],
    variationAxes: { wght: 600, opsz: 60 },
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(sfnt).buffer));
  return { font: new harfbuzz.Font(face), unitsPerEm: face.upem };
}

async function draw(): Promise<string[]> {
  const { font, unitsPerEm } = await loadFont();
  const buffer = new harfbuzz.Buffer();
  buffer.addText(CHARACTERS);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const scale = EM / unitsPerEm;
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const advance = Math.round((positions[index]?.xAdvance ?? 0) * scale);
    const d = outline(font.glyphToJson(codepoint), scale);
    return `  '${CHARACTERS[index]}': { advance: ${advance}, d: '${d}' },`;
  });
}

const lines = await draw();
await writeFile(
  new URL('../src/illustration/glyphs.ts', import.meta.url),
  `// Drawn by scripts/draw-figures.ts from Imbue 600, optical size 60. Baseline at y = 0.
export const em = ${EM};

export const glyphs: Readonly<Record<string, { readonly advance: number; readonly d: string }>> = {
${lines
  .join('\n')
  .replace(/'(\d)':/g, '$1:')
  .replace("'$':", '$:')}
};
`,
);
console.log(`figures: ${lines.join('').length} characters`);
