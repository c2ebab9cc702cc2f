/** What `packages` holds, by its manifests. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<
    Record<string, string | null | { readonly import?: { readonly types: string } }>
  >;
}

/** Written out in a manifest; what a pattern stands for is handed on by one of these. */
export interface Entry {
  /** As a file: `index`, or `guides-bodies` for `./guides/bodies`. */
  readonly name: string;
  /** What an import of it gets its types from. */
  readonly types: string;
}

export interface Package {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  readonly shortName: string;
  readonly entries: readonly Entry[];
}

const nameOf = (path: string) =>
  path === '.' ? 'index' : path.replace('./', '').replaceAll('/', '-');

function readPackage(file: string): Package {
  const { name, version, exports }: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const folder = dirname(file);
  const entries = Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'object' && target?.import && !path.includes('*')
      ? [{ name: nameOf(path), types: join(folder, target.import.types) }]
      : [],
  );
  return { name, version, folder, shortName: basename(folder), entries };
}

export const readPackages = (checkout: string = root): readonly Package[] =>
  globSync('packages/*/package.json', { cwd: checkout })
    .sort()
    .map((file) => readPackage(join(checkout, file)));
