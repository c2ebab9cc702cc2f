import { globSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const STYLESHEET = /\.css$/;

/**
 * esbuild writes a stylesheet for every entry. The index's holds all rules in the order of their
 * imports: it is published, minified, as styles.css; the others only repeat parts of it.
 */
const oneStylesheet: Plugin = {
  name: 'one-stylesheet',
  setup(build) {
    build.onEnd(async (result) => {
      const files = result.outputFiles ?? [];
      const stylesheet = files.find(({ path }) => path.endsWith('/index.css'));
      result.outputFiles = files.filter(
        (file) => file === stylesheet || !STYLESHEET.test(file.path),
      );
      if (!stylesheet) return;
      const { code } = await build.esbuild.transform(stylesheet.text, {
        loader: 'css',
        minify: true,
      });
      stylesheet.path = stylesheet.path.replace(/index\.css$/, 'styles.css');
      stylesheet.contents = new TextEncoder().encode(code);
    });
  },
};

const shared: Options = {
  target: 'es2022',
  loader: { '.woff2': 'file' },
  clean: false,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' }), oneStylesheet],
};

const client: Options = { ...shared, banner: { js: "'use client';" } };

/** Each component is an entry of its own, so that esbuild cuts the code at their borders. */
const components = Object.fromEntries(
  globSync('src/{components,charts,illustration}/*/index.ts').map((path) => [
    `modules/${basename(dirname(path))}`,
    path,
  ]),
);

const builds: Options[] = [
  // Many small modules: an app's bundler then gives every page only what that page uses.
  {
    ...client,
    entry: { index: 'src/index.ts', ...components },
    format: 'esm',
    splitting: true,
    dts: { entry: { index: 'src/index.ts' } },
    esbuildOptions(options) {
      options.assetNames = 'fonts/[name]';
      options.chunkNames = 'modules/[name]-[hash]';
    },
  },
  {
    ...client,
    entry: { index: 'src/index.ts' },
    format: 'cjs',
    dts: { entry: { index: 'src/index.ts' } },
    esbuildOptions(options) {
      options.assetNames = 'fonts/[name]';
    },
  },
  // Only names and constants: no rule may be written here, or an app would get it twice.
  {
    ...shared,
    entry: { styles: 'src/styles-entry.ts' },
    format: ['esm', 'cjs'],
    dts: true,
  },
];

export default defineConfig(({ clean }) => {
  // Once, before any: the builds run side by side and must not clean away each other's files.
  if (clean !== false) rmSync('dist', { recursive: true, force: true });
  return builds;
});
