import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { oldestBrowsers } from '../../tools/oldest-browsers.ts';
import { writeDeclarations } from '../../tools/write-declarations.ts';
import { clientCode } from './scripts/client-code.ts';
import { d3Notice, markClientCode } from './scripts/common-js.ts';
import { clientModules, publicEntries, styleSheets } from './scripts/entries.ts';
import { layeredVanillaExtract, publishedStyles, withoutStyles } from './scripts/style-sheets.ts';
import { designTokens } from './src/styles/tokens-json.ts';

const shared: Options = {
  target: oldestBrowsers,
  loader: { '.woff2': 'file' },
  clean: false,
};

const stylesEntry = { styles: 'src/styles-entry.ts' };

const builds: Options[] = [
  // Many small modules: an app's bundler then gives every page only what that page uses.
  {
    ...shared,
    entry: { ...publicEntries, ...clientModules, ...styleSheets },
    format: 'esm',
    splitting: true,
    sourcemap: true,
    esbuildPlugins: [layeredVanillaExtract, publishedStyles, clientCode],
    esbuildOptions(options) {
      options.assetNames = 'fonts/[name]';
      // The package holds the sources.
      options.sourcesContent = false;
      options.chunkNames = 'modules/[name]-[hash]';
    },
  },
  {
    ...shared,
    entry: publicEntries,
    format: 'cjs',
    splitting: true,
    // Jest on Node 20 requires no module: d3-array, which is nothing else, goes in, with its notice.
    noExternal: ['d3-array'],
    esbuildPlugins: [layeredVanillaExtract, withoutStyles, d3Notice],
    esbuildOptions(options) {
      options.chunkNames = 'modules/[name]-[hash]';
    },
    onSuccess: markClientCode,
  },
  // Only names and constants: no rule may be written here, or an app would get it twice.
  {
    ...shared,
    entry: stylesEntry,
    format: ['esm', 'cjs'],
    sourcemap: true,
    esbuildPlugins: [layeredVanillaExtract, withoutStyles],
  },
];

/** The declarations; and beside the code of each entry, as its address is a pattern, its part of them. */
function describeEntries(): void {
  const entries = { ...publicEntries, ...stylesEntry };
  writeDeclarations(Object.values(entries));
  for (const [entry, path] of Object.entries(entries)) {
    const types = path.replace(/^src\/(.*)\.tsx?$/, './types/$1');
    writeFileSync(`dist/${entry}.d.ts`, `export * from '${types}.js';\n`);
    writeFileSync(`dist/${entry}.d.cts`, `export * from '${types}.cjs';\n`);
  }
}

export default defineConfig(({ clean }) => {
  // Once, before any: the builds run side by side and must not clean away each other's files.
  if (clean !== false) rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/tokens.json', `${JSON.stringify(designTokens, undefined, 2)}\n`);
  // The static cuts: no style sheet names them.
  for (const file of globSync('src/fonts/*.ttf')) cpSync(file, file.replace('src', 'dist'));
  describeEntries();
  return builds;
});
