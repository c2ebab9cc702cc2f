import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageIn, type Stranger } from './stranger.ts';

/** By entry, the name and the `typeof` of every export. */
export type Exports = Readonly<Record<string, readonly (readonly [string, string])[]>>;

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

const isModule = (path: string) => !/\.(css|json)$|\*/.test(path);

/** What a project can import as a module, as the installed manifests say. */
export function publishedEntries({ folder, tarballs }: Stranger): string[] {
  return tarballs.map(packageIn).flatMap((name) => {
    const path = join(folder, 'node_modules', name, 'package.json');
    const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8')); // checked by publint
    return Object.keys(manifest.exports)
      .filter(isModule)
      .map((entry) => name + entry.slice(1));
  });
}

/** Runs a script of a project under Node and gives what it printed. */
export const run = ({ folder }: Stranger, script: string): string =>
  execFileSync(process.execPath, [join(folder, 'projects', script)], { encoding: 'utf8' });

export const exportsOf = (stranger: Stranger, script: string): Exports =>
  JSON.parse(run(stranger, script)); // printed by `every-entry`
