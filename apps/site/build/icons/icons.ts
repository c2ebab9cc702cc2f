/** The icons of the site, all from the one mark. */
import { palette } from '../../src/brand/palette';
import { png } from '../png';
import { ico } from './ico';
import { logoMark } from './logo-mark';
import { manifestIcons } from './manifest-icons';

/** Radius of the corners on a grid of 32, and the share of the tile that the mark takes. */
const shapes = {
  /** With corners of its own, for browsers that show it as it is. */
  tile: { corner: 6, scale: 0.75 },
  /** To the edges, for systems that round the corners themselves. */
  any: { corner: 0, scale: 0.66 },
  /** Shown in 16 to 32 pixels, where every one counts. */
  small: { corner: 0, scale: 0.85 },
  /** Systems may cut it to a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks */
  maskable: { corner: 0, scale: 0.54 },
} as const;

export function iconSvg(shape: keyof typeof shapes): string {
  const { corner, scale } = shapes[shape];
  const margin = Math.round(1600 * (1 - scale)) / 100;
  // The mark's own middle lies half a unit under that of its grid.
  const place = `translate(${margin} ${margin - scale / 2}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${palette.powder}"/><g transform="${place}">${logoMark(palette.powder)}</g></svg>`;
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
