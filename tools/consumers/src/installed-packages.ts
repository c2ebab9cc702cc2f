/** Before all tests: packs the packages and installs them in a folder outside the workspace. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { type Installation, packageIn, writeEveryEntry } from './entries.ts';
import { pnpm } from './pnpm.ts';

export interface InstalledPackages extends Installation {
  /** The same, packed a second time. */
  readonly packedAgain: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    installedPackages: InstalledPackages;
  }
}

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

function pack(into: string): string[] {
  pnpm(pathOf('../../..'), '--filter', './packages/*', 'pack', '--pack-destination', into);
  return readdirSync(into).map((file) => join(into, file));
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(pathOf(`../node_modules/${name}/package.json`), 'utf8')).version;

const PEERS = [
  'react',
  'react-dom',
  'express',
  'hono',
  '@types/react',
  '@types/react-dom',
  '@types/express',
  '@types/node',
  'tailwindcss',
  'jest',
];

/** pnpm puts nothing but what is named here within reach of the projects. */
function install(folder: string, tarballs: readonly string[]): void {
  const dependencies = Object.fromEntries([
    ...tarballs.map((path) => [packageIn(path), `file:${path}`]),
    ...PEERS.map((name) => [name, versionOf(name)]),
  ]);
  const manifest = { name: 'installed-packages', private: true, dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // Jest's natives bring their binaries as packages: no script has to run.
  const options = ['--prefer-offline', '--ignore-workspace', '--config.strict-dep-builds=false'];
  pnpm(folder, 'install', ...options);
}

export default function setup(project: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tallycomb-installed-')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const tarballs = pack(join(folder, 'tarballs'));
    const packedAgain = pack(join(folder, 'packed-again'));
    cpSync(pathOf('../projects'), join(folder, 'projects'), { recursive: true });
    install(folder, tarballs);
    const installed = { folder, tarballs, packedAgain };
    writeEveryEntry(installed);
    project.provide('installedPackages', installed);
    return remove;
  } catch (error) {
    remove();
    throw error;
  }
}
