import { defineConfig } from 'tsup';
import { globImport } from './glob-import';

const names = ['site', 'pages', 'calculator', 'guides', 'legal'];
const entries = Object.fromEntries(
  ['', ...names.map((name) => `${name}/`)].map((at) => [`${at}index`, `src/${at}index.ts`]),
);

export default defineConfig({
  // Each a module of its own behind its entry, so that a part of a page brings its own texts alone.
  entry: ['src/index.ts', ...names.map((name) => `src/${name}/**/!(*.test|guide-text).ts`)],
  format: ['esm', 'cjs'],
  dts: { entry: entries },
  clean: true,
  treeshake: true,
  loader: { '.html': 'text' },
  esbuildPlugins: [globImport],
});
