import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Gives the one stylesheet its published name, and only there shortens what is in it. */
const publishStylesheet: Plugin = {
  name: 'publish-stylesheet',
  setup(build) {
    build.onEnd(async ({ outputFiles = [] }) => {
      const stylesheet = outputFiles.find(({ path }) => path.endsWith('/index.css'));
      if (!stylesheet) return;
      const options = { loader: 'css', minify: true } as const;
      const { code } = await build.esbuild.transform(stylesheet.text, options);
      stylesheet.path = stylesheet.path.replace(/index\.css$/, 'styles.css');
      stylesheet.contents = new TextEncoder().encode(code);
    });
  },
};

const shared: Options = {
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  splitting: false,
  sourcemap: false,
  loader: { '.woff2': 'file' },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' }), publishStylesheet],
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
  },
};

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts' },
    banner: { js: "'use client';" },
    clean: true,
  },
  // Only names and constants: no rule may be written here, or an app would get it twice.
  { ...shared, entry: { styles: 'src/styles-entry.ts' }, clean: false },
]);
