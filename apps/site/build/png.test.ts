import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { png } from './png';

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#FFFFFF"/><rect x="1" y="1" width="2" height="2" fill="${fill}"/></svg>`;

/** Colors of the pixels, row by row, from a file whose rows have no filter. */
function pixelsOf(file: Uint8Array): string[] {
  const view = Buffer.from(file);
  const dataOf = (type: string) => {
    const at = view.indexOf(type, 8, 'latin1');
    return view.subarray(at + 4, at + 4 + view.readUInt32BE(at - 4));
  };
  const width = dataOf('IHDR').readUInt32BE(0);
  const colors = dataOf('PLTE');
  const rows = inflateSync(dataOf('IDAT'));
  return [...rows].flatMap((place, index) =>
    index % (width + 1) === 0 ? [] : [colors.toString('hex', place * 3, place * 3 + 3)],
  );
}

it('keeps the colors of a flat drawing exactly', async () => {
  const pixels = pixelsOf(await png(square('#CF2029'), 4));
  expect(pixels).toHaveLength(16);
  expect(pixels.filter((color) => color === 'cf2029')).toHaveLength(4);
  expect(pixels.filter((color) => color === 'ffffff')).toHaveLength(12);
});

it('draws at the width asked for, in proportion', async () => {
  expect(pixelsOf(await png(square('#CF2029'), 40))).toHaveLength(1600);
});

it('gives the rarer of more than 256 colors their nearest neighbor', async () => {
  const stripes = Array.from(
    { length: 300 },
    (_, x) =>
      `<rect x="${x}" width="1" height="${x < 256 ? 2 : 1}" fill="rgb(${x % 256},${x >> 8},0)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 1">${stripes.join('')}</svg>`;
  const pixels = pixelsOf(await png(svg, 300));
  expect(pixels[200]).toBe('c80000');
  expect(new Set(pixels).size).toBe(256);
  const red = Number.parseInt(pixels[299]?.slice(0, 2) ?? '', 16);
  expect(Math.abs(red - 43)).toBeLessThanOrEqual(1);
});
