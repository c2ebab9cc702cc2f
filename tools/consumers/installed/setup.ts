/** Global setup: installs the packed packages in a folder outside the workspace. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { pack, packageIn, pnpm } from '../../workspace.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder in which the packages are installed; the projects are in its `projects`. */
    folder: string;
    /** Modules that a project can import by the installed manifests, sorted. */
    entries: readonly string[];
  }
}

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Installs the tarballs and the projects' own dependencies: pnpm lets projects import no others.
 */
function install(folder: string, tarballs: readonly string[]): void {
  const manifest = JSON.parse(readFileSync(pathOf('../projects/package.json'), 'utf8'));
  for (const path of tarballs) manifest.dependencies[packageIn(path)] = `file:${path}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // No install script has to run: native packages bring their binaries as packages.
  const options = ['--prefer-offline', '--ignore-workspace', '--config.strict-dep-builds=false'];
  pnpm(folder, 'install', ...options);
}

/** Lists a package's entries; a pattern of the manifest counts as the files that match it. */
function entriesOf(name: string, at: string): string[] {
  const { exports }: { exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(at, 'package.json'), 'utf8'),
  ); // checked by publint
  const written = Object.keys(exports).filter((path) => !/\.(css|json)$|\*/.test(path));
  const files = './*' in exports ? globSync('dist/*.js', { cwd: at }) : [];
  const asEntries = files.map((file) => `./${basename(file, '.js')}`);
  return [...new Set([...written, ...asEntries.filter((entry) => entry !== './index')])].map(
    (entry) => name + entry.slice(1),
  );
}

const PRINT_EXPORTS = `
const kinds = (entry) => Object.entries(entry).map(([name, value]) => [name, typeof value]);
const named = Object.entries(entries).map(([path, entry]) => [path, kinds(entry).sort()]);
console.log(JSON.stringify(Object.fromEntries(named)));
`;

/** Writes a script that imports every entry and one that requires it; both print the exports. */
function writeEveryEntry(folder: string, entries: readonly string[]): void {
  const table = `const entries = { ${entries.map((entry, at) => `'${entry}': entry${at}`)} };`;
  const write = (file: string, load: (entry: string, at: number) => string) =>
    writeFileSync(join(folder, file), [...entries.map(load), table, PRINT_EXPORTS].join('\n'));
  mkdirSync(folder);
  write('modules.mjs', (entry, at) => `import * as entry${at} from '${entry}';`);
  write('commonjs.cjs', (entry, at) => `const entry${at} = require('${entry}');`);
}

export default function setup(project: TestProject): () => void {
  const { folder, tarballs } = pack();
  install(folder, tarballs);
  const entries = tarballs
    .map(packageIn)
    .flatMap((name) => entriesOf(name, join(folder, 'node_modules', name)))
    .sort();
  cpSync(pathOf('../projects'), join(folder, 'projects'), { recursive: true });
  writeEveryEntry(join(folder, 'projects/every-entry'), entries);
  project.provide('folder', folder);
  project.provide('entries', entries);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Runs a script under Node in its own folder, and gives its output. */
export const outputOf = (script: string): string =>
  execFileSync(process.execPath, [script], { cwd: dirname(script), encoding: 'utf8' }).trim();
