import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, matchesGlob, posix } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, describe, expect, it } from 'vitest';
import { pack, packageIn, root } from '../workspace.ts';

const { folder, tarballs } = pack();
afterAll(() => rmSync(folder, { recursive: true }));

const tar = (...args: readonly string[]) =>
  execFileSync('tar', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
const filesIn = (tarball: string) =>
  tar('-tzf', tarball)
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''));

function unpacked(tarball: string): string {
  const into = mkdtempSync(join(folder, 'unpacked-'));
  tar('-xzf', tarball, '-C', into, '--strip-components=1');
  return into;
}

const pathsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(pathsIn);

const IMPORTS = /(?:\bfrom|\bimport|\brequire\(|\burl\()\s*['"]?(\.{1,2}\/[^'")]+)/g;

const importsOf = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(IMPORTS), ([, path = '']) => path);

/** Files that an app can import, and all their imports. */
function reachedBy(unpackedAt: string, files: readonly string[]): ReadonlySet<string> {
  const manifest: { exports: unknown } = JSON.parse(
    readFileSync(join(unpackedAt, 'package.json'), 'utf8'),
  ); // checked by publint
  const entries = pathsIn(manifest.exports).map((path) => posix.normalize(path));
  const reached = new Set(
    files.filter((file) => entries.some((entry) => matchesGlob(file, entry))),
  );
  // A loop over a set also visits what is added during it.
  for (const file of reached) {
    for (const path of importsOf(join(unpackedAt, file))) {
      const imported = posix.join(dirname(file), path);
      const isDeclaration = /\.d\.c?ts$/.test(file);
      const found = isDeclaration ? imported.replace(/\.(c?)js$/, '.d.$1ts') : imported;
      if (files.includes(found)) reached.add(found);
    }
  }
  return reached;
}

/** A source map: https://tc39.es/ecma426/#sec-source-map-format */
interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

/** Matches files that may be published: the build and its documentation. */
const PUBLISHABLE =
  /^(package\.json|README\.md|LICENSE|OFL\.txt|CHANGELOG\.md|styles\.css\.d\.cts|src\/.*(?<!\.(test|stories))\.(tsx?|html|json)|dist\/(tokens\.json|.*\.((c?js|d\.c?ts)(\.map)?|css|woff2)))$/;

it('packs three packages', () => {
  expect(tarballs.map(packageIn)).toEqual([
    '@tallycomb/content',
    '@tallycomb/inflation-core',
    '@tallycomb/ui',
  ]);
});

describe.each(tarballs.map((path) => [packageIn(path), path] as const))('%s', (_, tarball) => {
  const files = filesIn(tarball);

  it('holds the build, its manifest, README and license, and nothing else', () => {
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
    expect(files.filter((file) => !PUBLISHABLE.test(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(10);
    expect(files.includes('OFL.txt')).toBe(files.some((file) => file.endsWith('.woff2')));
  });

  it('has a changelog up to its version', () => {
    const at = unpacked(tarball);
    const { version } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
    const changes = readFileSync(join(at, 'CHANGELOG.md'), 'utf8');
    expect(changes.match(/^## .*/gm)).toEqual(
      expect.arrayContaining([`## ${version}`, '## 0.1.0']),
    );
  });

  it('holds no code that no export reaches', () => {
    const reached = reachedBy(unpacked(tarball), files);
    const code = files.filter((file) => /^dist.*\.(c?js|d\.c?ts|css)$/.test(file));
    expect(code.filter((file) => !reached.has(file))).toEqual([]);
  });

  it('names no path of the machine that built it', () => {
    const text = tar('-xzOf', tarball);
    expect(text.length).toBeGreaterThan(10_000);
    expect(text).not.toContain(root);
    expect(text).not.toMatch(/workspace:|node_modules\/\.pnpm|file:\/\/\//);
  });

  it('has a map of each module and of its types', () => {
    const mapped = files.filter((file) => /^dist\/(.*\.js|types\/.*\.d\.c?ts)$/.test(file));
    expect(mapped.filter((file) => !files.includes(`${file}.map`))).toEqual([]);
  });

  it('names no map and no source that it does not hold', () => {
    const at = unpacked(tarball);
    const read = (file: string) => readFileSync(join(at, file), 'utf8');
    const named = files.flatMap((file) => {
      const [, map] =
        /^\/\/# sourceMappingURL=(.+)$/m.exec(file.startsWith('dist') ? read(file) : '') ?? [];
      return map ? [posix.join(dirname(file), map)] : [];
    });
    expect(named.sort()).toEqual(files.filter((file) => file.endsWith('.map')).sort());
    for (const map of named) {
      const { sources, sourcesContent }: SourceMap = JSON.parse(read(map));
      const held = sources.filter(
        (source, index) =>
          sourcesContent?.[index] ?? files.includes(posix.join(dirname(map), source)),
      );
      expect(held, map).toEqual(sources);
    }
  });

  it('passes publint, suggestions included', async () => {
    const { buffer } = new Uint8Array(readFileSync(tarball));
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('gives every resolution that knows exports the right types', async () => {
    const file = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
    const analysis = await checkPackage(file);
    if (!analysis.types) throw new Error('No types were found.');
    // Node 10 reads no `exports`; the packages ask for Node 20.
    const problems = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).toEqual([]);
  });
});
