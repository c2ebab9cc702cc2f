/** A picture that the page has saved, read back. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Of a PNG's header, as https://www.w3.org/TR/png-3/#11IHDR has it. */
export function sizeOf(png: Buffer) {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is no PNG.');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** The share of each color in a part of the picture, by its name in hexadecimal. */
export type Colors = ReadonlyMap<string, number>;

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The browser itself reads the pixels: nothing else has to know PNG. */
async function colorsIn(page: Page, png: Buffer, part: Part): Promise<Colors> {
  const pixels = await page.evaluate(
    async ({ base64, x, y, width, height }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      return [...(pen?.getImageData(x, y, width, height).data ?? [])];
    },
    { base64: png.toString('base64'), ...part },
  );
  const shares = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const color = `#${Buffer.from(pixels.slice(at, at + 3)).toString('hex')}`;
    shares.set(color, (shares.get(color) ?? 0) + 4 / pixels.length);
  }
  return shares;
}

export async function savedPicture(page: Page, download: Download) {
  const png = await readFile(await download.path());
  const colors = (part: Part) => colorsIn(page, png, part);
  return {
    ...sizeOf(png),
    colors,
    colorAt: async (x: number, y: number) => {
      const [color] = (await colors({ x, y, width: 1, height: 1 })).keys();
      return color;
    },
  };
}
