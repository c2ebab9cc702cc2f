import { expect, it } from 'vitest';
import { manifest } from '../generated-files';
import { iconFiles } from './icons';
import { logoPath } from './manifest-icons';

const files = new Map(await iconFiles());
const bytesOf = (path: string) => Buffer.from(files.get(path) ?? '');
const widthOf = (path: string) => bytesOf(path).readUInt32BE(16);

it('writes every icon of the manifest in its size', () => {
  const { icons }: { icons: { src: string; sizes: string; purpose: string }[] } = JSON.parse(
    manifest(),
  );
  expect(JSON.parse(manifest())).toMatchObject({ name: 'Tallycomb' });
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) expect(`${widthOf(src)}x${widthOf(src)}`).toBe(sizes);
});

it('has an icon for home screens of phones, and a logo for search engines', () => {
  expect(widthOf('/apple-touch-icon.png')).toBe(180);
  expect(widthOf(logoPath)).toBe(512);
});

it('wraps one PNG of 32 pixels in the favicon.ico', () => {
  const icon = bytesOf('/favicon.ico');
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon[6], icon[7]]).toEqual([1, 1, 32, 32]);
  const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(icon.length).toBe(start + length);
  expect(icon.readUInt32BE(start + 16)).toBe(32);
});

it('stays small', () => {
  for (const [path, file] of files) expect([path, file.length < 12_000]).toEqual([path, true]);
});
