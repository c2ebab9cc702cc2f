import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

const site = resolve(import.meta.dirname, '../../../apps/site/src');
const ui = resolve(import.meta.dirname, '../src');

const statement = /(?:import|export)\s+(?!type\b)\{([^}]*)\}\s*from\s*'([^']+)'/g;
const dynamic = /import\('(\.[^']+)'\)/g;
/** The table of routes names every page: what is used there is not used everywhere. */
const isPage = (target: string): boolean => /\/pages\/[^/]+\/page$/.test(target);

const sourceOf = (target: string): string | undefined =>
  [`${target}.tsx`, `${target}.ts`].find((path) => existsSync(path));

interface Imports {
  readonly components: readonly string[];
  readonly files: readonly string[];
}

/** What a file takes from the design system, and its own files that it imports. */
function importsOf(path: string): Imports {
  const code = readFileSync(path, 'utf8');
  const statements = [...code.matchAll(statement)];
  const targets = [
    ...statements.map(([, , from = '']) => from),
    ...[...code.matchAll(dynamic)].map(([, from = '']) => from),
  ];
  return {
    components: statements
      .filter(([, , from]) => /^@tallycomb\/ui(\/|$)/.test(from ?? ''))
      .flatMap(([, names = '']) => names.match(/\b[A-Z]\w+/g) ?? []),
    files: targets
      .filter((target) => target.startsWith('.'))
      .map((target) => resolve(dirname(path), target))
      .filter((target) => !isPage(target))
      .flatMap((target) => sourceOf(target) ?? []),
  };
}

/** The names that a file and all that it imports take from the design system. */
function componentsBelow(path: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const { components, files } = importsOf(path);
  return [...components, ...files.flatMap((file) => componentsBelow(file, seen))];
}

/** What a component of the system draws itself with: `ChipStrip` brings `Chip` along. */
function withParts(names: readonly string[]): readonly string[] {
  const all = new Set(names);
  // A set's own loop also reaches what is added on the way.
  for (const name of all) {
    for (const file of globSync(`*/*/${name}.tsx`, { cwd: ui })) {
      const imports = readFileSync(resolve(ui, file), 'utf8').matchAll(statement);
      for (const [, inside = ''] of imports) {
        for (const part of inside.match(/\b[A-Z][a-z]\w+/g) ?? []) all.add(part);
      }
    }
  }
  return [...all];
}

export interface Page {
  /** Its folder among the site's pages, or `app` for what is around them all. */
  readonly folder: string;
  /** Id of the story that shows it: what is on all of them is shown on the first. */
  readonly story: string;
  /** What it uses of the design system. */
  readonly components: readonly string[];
}

/** What the site's pages use, by their imports. */
export const usage = (): readonly Page[] =>
  ['app/document.tsx', ...globSync('pages/*/page.tsx', { cwd: site }).sort()].map((path) => {
    const folder = basename(dirname(path));
    const components = withParts(componentsBelow(resolve(site, path)));
    return { folder, story: `pages--${folder === 'app' ? 'home' : folder}`, components };
  });

/** Pictures that the site's build draws into files: `GuideCover` by `guideCoverSvg`. */
export const drawnAsFiles = (): readonly string[] =>
  globSync('prerender/**/*.ts', { cwd: site })
    .flatMap((path) => [...readFileSync(resolve(site, path), 'utf8').matchAll(/\b(\w)(\w+)Svg\(/g)])
    .map(([, first = '', rest = '']) => `${first.toUpperCase()}${rest}`);
