import { defineConfig } from 'tsup';
import { writeDeclarations } from '../../tools/write-declarations.ts';

const names = ['site', 'pages', 'calculator', 'guides', 'legal'];
const entries = ['src/index.ts', ...names.map((name) => `src/${name}/index.ts`)];

export default defineConfig({
  // One module a file, so that a part of a page loads its own texts alone.
  entry: ['src/index.ts', ...names.map((name) => `src/${name}/**/!(*.test|guide-text).ts`)],
  format: ['esm', 'cjs'],
  sourcemap: true,
  clean: true,
  treeshake: true,
  loader: { '.html': 'text' },
  esbuildOptions(options) {
    // The package holds the sources.
    options.sourcesContent = false;
  },
  onSuccess: async () => writeDeclarations(entries),
});
