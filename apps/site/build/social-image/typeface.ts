/** Imbue as outlines: what draws the PNG knows no variable font. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

export interface Typeface {
  /** Width of a line in ems. */
  measure(text: string): number;
  /** The line as SVG, its baseline starting at a place, at a size in user units. */
  outline(text: string, x: number, y: number, size: number): string;
}

interface Glyph {
  readonly id: number;
  readonly x: number;
}

/** Every character that a headline may have. */
const characters = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const typographic = '–—‘’“”…·é';

/** The variable font as TrueType, which is what HarfBuzz reads. */
async function readImbue(): Promise<ArrayBuffer> {
  const file = createRequire(import.meta.url).resolve('@tallycomb/ui/fonts/imbue.woff2');
  const options = { targetFormat: 'truetype', keepFeatures: ['kern'] } as const;
  const sfnt = await subsetFont(await readFile(file), characters + typographic, options);
  return Uint8Array.from(sfnt).buffer;
}

function shape(font: harfbuzz.Font, text: string): { glyphs: Glyph[]; advance: number } {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let advance = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
    const x = advance;
    advance += positions[index]?.xAdvance ?? 0;
    return { id, x };
  });
  if (glyphs.some(({ id }) => id === 0)) throw new Error(`Imbue lacks a character of "${text}".`);
  return { glyphs, advance };
}

/** @param opticalSize The size, in CSS pixels, that the letters are cut for: 18 to 100. */
export async function imbue(opticalSize: number): Promise<Typeface> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(await readImbue()));
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation('opsz', opticalSize)]);
  const em = face.upem;
  const widths = new Map<string, number>();
  return {
    measure(text) {
      const width = widths.get(text) ?? shape(font, text).advance / em;
      widths.set(text, width);
      return width;
    },
    outline(text, x, y, size) {
      const paths = shape(font, text).glyphs.map(
        (glyph) => `<path transform="translate(${glyph.x})" d="${font.glyphToPath(glyph.id)}"/>`,
      );
      const scale = size / em;
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}
