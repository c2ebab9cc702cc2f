import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Installation {
  /** Where the packages are installed; the projects stand in `projects`. */
  readonly folder: string;
  readonly tarballs: readonly string[];
}

/** `@tallycomb/ui` for `…/tallycomb-ui-0.1.0.tgz`. */
export const packageIn = (tarball: string): string =>
  basename(tarball).replace(/^tallycomb-(.*)-\d.*$/, '@tallycomb/$1');

/** By entry, the name and the `typeof` of every export. */
export type Exports = Readonly<Record<string, readonly (readonly [string, string])[]>>;

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

const isModule = (path: string) => !/\.(css|json)$|\*/.test(path);

/** The files that the pattern of a manifest stands for, as entries. */
const filesAsEntries = (folder: string): string[] =>
  globSync('dist/*.js', { cwd: folder })
    .map((file) => `./${basename(file, '.js')}`)
    .filter((entry) => entry !== './index');

function entriesOf(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')); // checked by publint
  const written = Object.keys(manifest.exports).filter(isModule);
  return './*' in manifest.exports
    ? [...new Set([...written, ...filesAsEntries(folder)])]
    : written;
}

/** What a project can import as a module, as the installed manifests say; sorted. */
export function publishedEntries({ folder, tarballs }: Installation): string[] {
  const entries = tarballs
    .map(packageIn)
    .flatMap((name) =>
      entriesOf(join(folder, 'node_modules', name)).map((entry) => name + entry.slice(1)),
    );
  return entries.sort();
}

const PRINT_EXPORTS = `
const kinds = (entry) => Object.entries(entry).map(([name, value]) => [name, typeof value]);
const named = Object.entries(entries).map(([path, entry]) => [path, kinds(entry).sort()]);
console.log(JSON.stringify(Object.fromEntries(named)));
`;

/** A project that imports every entry, and one that requires it; both print the exports. */
export function writeEveryEntry(installed: Installation): void {
  const entries = publishedEntries(installed);
  const folder = join(installed.folder, 'projects/every-entry');
  const table = `const entries = { ${entries.map((entry, at) => `'${entry}': entry${at}`)} };`;
  const write = (file: string, load: (entry: string, at: number) => string) =>
    writeFileSync(join(folder, file), [...entries.map(load), table, PRINT_EXPORTS].join('\n'));
  mkdirSync(folder);
  write('modules.mjs', (entry, at) => `import * as entry${at} from '${entry}';`);
  write('commonjs.cjs', (entry, at) => `const entry${at} = require('${entry}');`);
}

/** Runs a script of a project under Node and gives what it printed. */
export const run = ({ folder }: Installation, script: string): string =>
  execFileSync(process.execPath, [join(folder, 'projects', script)], { encoding: 'utf8' });

export const exportsOf = (installed: Installation, script: string): Exports =>
  JSON.parse(run(installed, script)); // printed by `every-entry`
