import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json';

const root = new URL('..', import.meta.url);
const require = createRequire(import.meta.url);
const { './package.json': _, ...entries } = manifest.exports;
const paths = Object.entries(entries);

type Loaded = Readonly<Record<string, unknown>>;
const loadEsm = (path: string): Promise<Loaded> => import(new URL(path, root).href);
const loadCjs = (path: string): Loaded => require(new URL(path, root).pathname);

describe('the manifest', () => {
  it('asks for nothing else to be installed', () => {
    for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
      expect(manifest).not.toHaveProperty(kind);
    }
  });

  it('imports no module by name anywhere in the build', () => {
    const files = globSync('**/*.{js,cjs}', { cwd: new URL('dist', root) });
    expect(files.length).toBeGreaterThan(paths.length);
    for (const file of files) {
      const code = readFileSync(new URL(`dist/${file}`, root), 'utf8');
      const imported = [...code.matchAll(/(?:\bfrom |\bimport |require\()['"]([^'"]+)['"]/g)];
      expect(imported.filter(([, from = '']) => !/^\.{1,2}\//.test(from))).toEqual([]);
    }
  });
});

describe('one InflationError', () => {
  const formats: readonly ['import' | 'require', (path: string) => Loaded | Promise<Loaded>][] = [
    ['import', loadEsm],
    ['require', loadCjs],
  ];

  it.each(formats)('is thrown by every entry (%s)', async (condition, load) => {
    const { InflationError } = await load(entries['.'][condition].default);
    const { inflate } = await load(entries['./series'][condition].default);
    const { cpiU } = await load(entries['./cpi-u'][condition].default);
    const isFunction = (value: unknown): value is (...values: unknown[]) => unknown =>
      typeof value === 'function';
    if (!isFunction(inflate) || !isFunction(InflationError)) throw new Error('Not loaded.');
    const bad = () => inflate(cpiU, { amount: Number.NaN, from: { year: 2020, month: 1 } });
    expect(bad).toThrow(InflationError);
    // An application may hold both formats of the package.
    expect(bad).toThrow((await loadEsm(entries['.'].import.default)).InflationError as never);
    expect(bad).toThrow(loadCjs(entries['.'].require.default).InflationError as never);
    expect(() => JSON.parse('{')).not.toThrow(InflationError);
  });
});
