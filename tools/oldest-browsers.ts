import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const manifest = fileURLToPath(new URL('../package.json', import.meta.url));

/**
 * The oldest supported browsers, from the root's package.json, as build tools name them:
 * `safari16.4`.
 */
export const oldestBrowsers: string[] = JSON.parse(readFileSync(manifest, 'utf8')).browserslist.map(
  (line: string) => line.replace('ios_saf', 'ios').replace(' >= ', ''),
);
