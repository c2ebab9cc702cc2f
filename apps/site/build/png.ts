/** Draws SVG as PNG, text in static cuts of Imbue: what draws knows no variable font. */
import { createRequire } from 'node:module';
import { type RenderedImage, Resvg, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Families of the cuts, each for text of about its optical size in CSS pixels. */
export const cuts = { large: 'Imbue 0100', small: 'Imbue 0036' } as const;

const { resolve } = createRequire(import.meta.url);
const font = {
  loadSystemFonts: false,
  fontFiles: [36, 100].map((size) => resolve(`@tallycomb/ui/fonts/imbue-${size}.ttf`)),
};

/**
 * Draws an opaque SVG at a width. The file holds at most 256 colors, which is a third of the
 * bytes; flat drawings lose nothing that an eye sees.
 */
export async function png(svg: string, width: number): Promise<Uint8Array> {
  const image: RenderedImage = await renderAsync(svg, {
    font,
    fitTo: { mode: 'width', value: width },
  });
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  return sharp(image.pixels, { raw }).png({ palette: true, dither: 0 }).toBuffer();
}

const size = 100;

function inkWidth(text: string, family: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="${family}" font-size="${size}">${text}</text></svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

/** Width of a text in ems, given as XML; it is measured between two strokes, with its side bearings. */
export const widthOf = (text: string, family: string): number =>
  (inkWidth(`|${text}|`, family) - inkWidth('||', family)) / size;
