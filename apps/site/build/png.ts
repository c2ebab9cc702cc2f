import { crc32, deflateSync } from 'node:zlib';
import { renderAsync } from '@resvg/resvg-js';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLORS = 256;

/** One chunk as https://www.w3.org/TR/png-3/#5Chunk-layout has it. */
function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(data.length);
  content.copy(framed, 4);
  framed.writeUInt32BE(crc32(content), content.length + 4);
  return framed;
}

const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255] as const;

const channelDistance = (a: number, b: number, shift: number) =>
  ((a >> shift) & 255) - ((b >> shift) & 255);

const distance = (a: number, b: number) =>
  channelDistance(a, b, 0) ** 2 + channelDistance(a, b, 8) ** 2 + channelDistance(a, b, 16) ** 2;

function nearest(color: number, palette: readonly number[]): number {
  let best = 0;
  for (let place = 1; place < palette.length; place += 1) {
    if (distance(color, palette[place] ?? 0) < distance(color, palette[best] ?? 0)) best = place;
  }
  return best;
}

/** Where each stretch of equal pixels ends: in a flat drawing they are few. */
function runEnds(pixels: Int32Array): number[] {
  const ends: number[] = [];
  for (let at = 1; at < pixels.length; at += 1) {
    if (pixels[at] !== pixels[at - 1]) ends.push(at);
  }
  return [...ends, pixels.length];
}

/** The colors in use, the commonest first, and the place of each pixel's own or nearest there. */
function indexColors(pixels: Int32Array) {
  const runs = runEnds(pixels).map((end, run, ends) => {
    const start = ends[run - 1] ?? 0;
    return { start, end, color: pixels[start] ?? 0 };
  });
  const counts = new Map<number, number>();
  for (const { start, end, color } of runs) {
    counts.set(color, (counts.get(color) ?? 0) + end - start);
  }
  const byUse = [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
  const palette = byUse.slice(0, MOST_COLORS);
  const places = new Map(
    byUse.map((color, rank) => [color, rank < MOST_COLORS ? rank : nearest(color, palette)]),
  );
  const indexes = new Uint8Array(pixels.length);
  for (const { start, end, color } of runs) indexes.fill(places.get(color) ?? 0, start, end);
  return { palette, indexes };
}

/** Rows, each after the number of its filter: none. */
function scanlines(indexes: Uint8Array, width: number): Buffer {
  const height = indexes.length / width;
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return rows;
}

/**
 * Draws an opaque SVG at a width. The file holds at most 256 colors, which is a third of the
 * bytes; flat drawings lose nothing that an eye sees. No font is looked for.
 */
export async function png(svg: string, width: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  });
  const pixels = new Int32Array(new Uint8Array(image.pixels).buffer);
  const { palette, indexes } = indexColors(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(image.width);
  header.writeUInt32BE(image.height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(scanlines(indexes, image.width), { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
