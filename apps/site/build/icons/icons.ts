/** Draws the site's icons, all from one mark. */
import { logoSvg, palette } from '../../src/brand/logo';
import { png } from '../png';
import { manifestIcons } from './manifest-icons';

/** Corner radius on a grid of 32, and the mark's size as a share of the tile. */
const shapes = {
  /** With rounded corners, for browsers that add none. */
  tile: { corner: 6, scale: 0.75 },
  /** Square, for systems that round the corners. */
  any: { corner: 0, scale: 0.66 },
  /** Larger mark, for icons of up to 32 pixels. */
  small: { corner: 0, scale: 0.85 },
  /** Systems may cut it to a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks */
  maskable: { corner: 0, scale: 0.54 },
} as const;

function iconSvg(shape: keyof typeof shapes): string {
  const { corner, scale } = shapes[shape];
  const margin = Math.round(1600 * (1 - scale)) / 100;
  // The mark's center lies half a unit below its grid's.
  const place = `translate(${margin} ${margin - scale / 2}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${palette.powder}"/><g transform="${place}">${logoSvg(palette.powder)}</g></svg>`;
}

const HEADER_BYTES = 22;

/** Wraps a PNG in an `.ico`, for clients that request /favicon.ico without reading the page. */
function ico(picture: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(1, 4); // One picture.
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10); // Color planes.
  header.writeUInt16LE(32, 12); // Bits a pixel.
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, picture]);
}

/** Icons by their path in the site. */
export async function iconFiles(): Promise<(readonly [path: string, file: string | Uint8Array])[]> {
  const forManifest = manifestIcons.map(
    async ({ path, size, purpose }) => [path, await png(iconSvg(purpose), size)] as const,
  );
  return [
    ['/favicon.svg', iconSvg('tile')],
    ['/favicon.ico', ico(await png(iconSvg('small'), 32), 32)],
    ['/apple-touch-icon.png', await png(iconSvg('any'), 180)],
    ...(await Promise.all(forManifest)),
  ];
}
