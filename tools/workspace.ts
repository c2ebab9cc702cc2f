/** The workspace: its root, its packages by their manifests and as tarballs, and its pnpm. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import workspace from '../package.json' with { type: 'json' };

export const root = fileURLToPath(new URL('..', import.meta.url));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<
    Record<string, string | null | { readonly import?: { readonly types: string } }>
  >;
}

export interface Package extends Manifest {
  readonly folder: string;
  readonly shortName: string;
}

export const readPackages = (checkout: string = root): readonly Package[] =>
  globSync('packages/*/package.json', { cwd: checkout })
    .sort()
    .map((file) => {
      const folder = join(checkout, dirname(file));
      const manifest: Manifest = JSON.parse(readFileSync(join(checkout, file), 'utf8'));
      return { ...manifest, folder, shortName: basename(folder) };
    });

/**
 * Command of the pnpm that runs this script, or of the repository's when it was started without
 * one.
 */
function pnpmCommand(): readonly [string, ...string[]] {
  const { npm_execpath: running = '' } = process.env;
  if (!/pnpm[^/\\]*$/.test(running)) return ['npx', '--yes', workspace.packageManager];
  return /\.[cm]?js$/.test(running) ? [process.execPath, running] : [running];
}

/** Runs pnpm in a folder, and gives its output. */
export function pnpm(cwd: string, ...args: readonly string[]): string {
  const [program, ...first] = pnpmCommand();
  return execFileSync(program, [...first, ...args], { cwd, stdio: 'pipe', encoding: 'utf8' });
}

/** Name of a tarball's package: `@tallycomb/ui` for `…/tallycomb-ui-0.1.0.tgz`. */
export const packageIn = (tarball: string): string =>
  basename(tarball).replace(/^tallycomb-(.*)-\d.*$/, '@tallycomb/$1');

/** Packs every package, after a build, into a new folder outside the workspace; gives the folder and the tarballs. */
export function pack(): { readonly folder: string; readonly tarballs: readonly string[] } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tallycomb-packed-')));
  pnpm(root, '--filter', './packages/*', 'pack', '--pack-destination', folder);
  const tarballs = globSync('*.tgz', { cwd: folder }).sort();
  return { folder, tarballs: tarballs.map((name) => join(folder, name)) };
}
