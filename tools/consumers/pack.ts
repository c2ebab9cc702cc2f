/** Packs the packages with `pnpm pack`, after a build, for tests of what a stranger installs. */
import { globSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pnpm, root } from '../workspace.ts';

/** Name of a tarball's package: `@tallycomb/ui` for `…/tallycomb-ui-0.1.0.tgz`. */
export const packageIn = (tarball: string): string =>
  basename(tarball).replace(/^tallycomb-(.*)-\d.*$/, '@tallycomb/$1');

/** Packs every package into a new folder outside the workspace; gives the folder and the tarballs. */
export function pack(): { readonly folder: string; readonly tarballs: readonly string[] } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tallycomb-packed-')));
  pnpm(root, '--filter', './packages/*', 'pack', '--pack-destination', folder);
  const tarballs = globSync('*.tgz', { cwd: folder }).sort();
  return { folder, tarballs: tarballs.map((name) => join(folder, name)) };
}
