/** Draws letters of Imbue as outlines. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

export interface Cut {
  readonly text: string;
  readonly weight: number;
  readonly opticalSize: number;
  /** Drawing units for one em: whole units are then finer than a pixel at the sizes in use. */
  readonly em: number;
  readonly keepFeatures: readonly string[];
}

const { resolve } = createRequire(import.meta.url);
const source = '@fontsource-variable/imbue/files/imbue-latin-standard-normal.woff2';

async function loadFont({ text, weight, opticalSize, keepFeatures }: Cut) {
  const sfnt = await subsetFont(await readFile(resolve(source)), text, {
    targetFormat: 'truetype',
    keepFeatures,
    variationAxes: { wght: weight, opsz: opticalSize },
  });
  return new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(sfnt).buffer));
}

/** The glyphs of a text: their outlines, and how far each moves the pen, in drawing units. */
export async function glyphsOf(cut: Cut) {
  const face = await loadFont(cut);
  const font = new harfbuzz.Font(face);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(cut.text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const scale = cut.em / face.upem;
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
    advance: (positions[index]?.xAdvance ?? 0) * scale,
    outline: (offset?: number) => outline(font.glyphToJson(codepoint), scale, offset),
  }));
}

/**
 * A glyph in whole drawing units and relative commands, which are the shortest. With an offset its
 * contours start at absolute places; without one the pen may set it down anywhere.
 */
function outline(commands: harfbuzz.SvgPathCommand[], scale: number, offset?: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const point = ([across = 0, up = 0]: readonly number[]) =>
    [Math.round(across * scale + (offset ?? 0)), Math.round(-up * scale)] as const;
  return commands
    .map(({ type, values }) => {
      if (type === 'Z') {
        [x, y] = [startX, startY];
        return 'z';
      }
      const points = values.flatMap((_, index) =>
        index % 2 === 0 ? [point(values.slice(index, index + 2))] : [],
      );
      const isAbsolute = type === 'M' && offset !== undefined;
      const numbers = points.flatMap(([px, py]) => (isAbsolute ? [px, py] : [px - x, py - y]));
      [x, y] = points.at(-1) ?? [x, y];
      if (type === 'M') [startX, startY] = [x, y];
      return (isAbsolute ? type : type.toLowerCase()) + numbers.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

/** Writes what was drawn, with its source. */
export const writeDrawn = (file: URL, { weight, opticalSize }: Cut, code: string) =>
  writeFile(
    file,
    `// Drawn by scripts/${basename(process.argv[1] ?? '')} from Imbue ${weight}, optical size ${opticalSize}. Baseline at y = 0.\n${code}`,
  );
