/**
 * Every rule of ours stands in a cascade layer: so a host's own rules win whatever their selectors,
 * and the order in which the style sheets of single components come does not matter, as what builds
 * on another component lies in a later layer than that.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

const isShipped = (path: string) => !/(\.(test|stories|contract)|specimens)\./.test(path);

/** Names of all folders from which a folder's code imports. */
const importsOf = (folder: string): ReadonlySet<string> =>
  new Set(
    globSync(`${folder}/**/*.{ts,tsx}`)
      .filter(isShipped)
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '(?:\.\.\/)+(\w+)/g)])
      .map(([, name = '']) => name),
  );

const folders = new Map(
  globSync('src/{components,charts}/*/').map((path) => [basename(path), importsOf(path)]),
);

/** 1 for what builds on no other component, else one more than the highest that it builds on. */
function levelOf(name: string): number {
  const below = [...(folders.get(name) ?? [])].filter((other) => folders.has(other));
  return 1 + Math.max(0, ...below.filter((other) => other !== name).map(levelOf));
}

const levels = new Map([...folders.keys()].map((name) => [name, `level${levelOf(name)}`]));
const names = ['tokens', 'reset', ...[...new Set(levels.values())].sort()];

/** The order of all layers, to stand before the first rule. */
export const layerOrder = `@layer ${names.map((name) => `tallycomb.${name}`).join(',')};`;

const nameFor = (file: string): string => {
  if (file.endsWith('src/styles/themes.css.ts')) return 'tokens';
  return levels.get(basename(dirname(file))) ?? (file.includes('src/styles/') ? 'reset' : 'level1');
};

/** The rules of a file below `src`, in their layer; fonts need none, and stories are a host's. */
export function inLayer(file: string, css: string): string {
  const isOurs = /src\/(components|charts|styles)\//.test(file) && isShipped(file);
  if (!isOurs || file.endsWith('fonts.css.ts')) return css;
  return `@layer tallycomb.${nameFor(file)}{${css}}`;
}

const VIRTUAL = /\.vanilla\.css(\?.*)?$/;

/** Stories and tests run from the sources: their styles stand in the layers that are published. */
export const layers = (): Plugin => ({
  name: 'css-layers',
  enforce: 'pre',
  transform(css, id) {
    const file = id.replace(VIRTUAL, '');
    const layered = file === id ? css : inLayer(file, css);
    return layered === css ? null : { code: `${layerOrder}${layered}`, map: null };
  },
});
