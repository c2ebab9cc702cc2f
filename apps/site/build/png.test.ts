import sharp from 'sharp';
import { expect, it } from 'vitest';
import { png } from './png';

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#FFFFFF"/><rect x="1" y="1" width="2" height="2" fill="${fill}"/></svg>`;

async function pixelsOf(file: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, at) =>
    data.toString('hex', at * 3, at * 3 + 3),
  );
}

it('keeps the colors of a flat drawing exactly', async () => {
  const pixels = await pixelsOf(await png(square('#CF2029'), 4));
  expect(pixels).toHaveLength(16);
  expect(pixels.filter((color) => color === 'cf2029')).toHaveLength(4);
  expect(pixels.filter((color) => color === 'ffffff')).toHaveLength(12);
});

it('draws at the width asked for, in proportion', async () => {
  expect(await pixelsOf(await png(square('#CF2029'), 40))).toHaveLength(1600);
});

it('holds a palette, so at most 256 colors', async () => {
  const byPalette = 3;
  expect((await png(square('#CF2029'), 40))[25]).toBe(byPalette);
});
