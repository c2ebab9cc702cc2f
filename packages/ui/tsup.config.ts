import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { clientCode, commonJsEntries } from './scripts/client-code.ts';
import { writeDeclarations } from './scripts/declarations.ts';
import { clientModules, publicEntries, styleSheets } from './scripts/entries.ts';
import { layeredVanillaExtract, publishedStyles, withoutStyles } from './scripts/style-sheets.ts';
import { withoutPaths } from './scripts/without-paths.ts';
import { designTokens } from './src/styles/design-tokens.ts';

const licenseOf = (name: string) => readFileSync(`node_modules/${name}/LICENSE`, 'utf8');

const shared: Options = {
  target: 'es2022',
  loader: { '.woff2': 'file' },
  clean: false,
};

const builds: Options[] = [
  // Many small modules: an app's bundler then gives every page only what that page uses.
  {
    ...shared,
    entry: { ...publicEntries, ...clientModules, ...styleSheets },
    format: 'esm',
    splitting: true,
    dts: { entry: { 'modules/all': 'src/all.ts' } },
    esbuildPlugins: [layeredVanillaExtract, publishedStyles, commonJsEntries, clientCode],
    esbuildOptions(options) {
      options.assetNames = 'fonts/[name]';
      options.chunkNames = 'modules/[name]-[hash]';
    },
  },
  {
    ...shared,
    entry: { 'modules/all': 'src/all.ts' },
    format: 'cjs',
    // Jest on Node 20 requires no module: d3-array, which is nothing else, goes in, with its notice.
    noExternal: ['d3-array'],
    banner: { js: `'use client';\n/* d3-array:\n${licenseOf('d3-array')}*/` },
    dts: { entry: { 'modules/all': 'src/all.ts' } },
    esbuildPlugins: [layeredVanillaExtract, withoutStyles, withoutPaths],
  },
  // Only names and constants: no rule may be written here, or an app would get it twice.
  {
    ...shared,
    entry: { styles: 'src/styles-entry.ts' },
    format: ['esm', 'cjs'],
    dts: true,
    esbuildPlugins: [layeredVanillaExtract, withoutStyles],
  },
];

export default defineConfig(({ clean }) => {
  // Once, before any: the builds run side by side and must not clean away each other's files.
  if (clean !== false) rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/tokens.json', `${JSON.stringify(designTokens, undefined, 2)}\n`);
  // The static cuts: no style sheet names them.
  for (const file of globSync('src/fonts/*.ttf')) cpSync(file, file.replace('src', 'dist'));
  writeDeclarations();
  return builds;
});
