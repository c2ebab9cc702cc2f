import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { fileOf } from './baselines.ts';

/** Where the test runner looks for PNG: committed pictures are WebP, lossless in half the bytes. */
export const expectedFolder = fileURLToPath(new URL('dist/expected', import.meta.url));
const expectedFile = (picture: string) => `${expectedFolder}/${picture}.png`;

/** Puts a committed picture where the runner expects the one of another name. */
export async function unpack(committed: string, expected: string): Promise<void> {
  mkdirSync(dirname(expectedFile(expected)), { recursive: true });
  await sharp(fileOf(committed)).png({ compressionLevel: 1 }).toFile(expectedFile(expected));
}

async function pixelsOf(file: string): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.concat([Buffer.from(`${info.width} x ${info.height} `), data]);
}

/** Whether two images show the same to the last bit. */
export const isSame = async (one: string, other: string): Promise<boolean> =>
  (await pixelsOf(one)).equals(await pixelsOf(other));

/** What the runner holds for a picture: it changes when the runner draws it anew. */
export const expectedBytes = (picture: string): Buffer | undefined =>
  existsSync(expectedFile(picture)) ? readFileSync(expectedFile(picture)) : undefined;

/** Commits what the runner drew. */
export async function pack(picture: string): Promise<void> {
  mkdirSync(dirname(fileOf(picture)), { recursive: true });
  await sharp(expectedFile(picture)).webp({ lossless: true }).toFile(fileOf(picture));
}
