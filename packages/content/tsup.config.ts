import { defineConfig } from 'tsup';
import { globImport } from './glob-import';

export default defineConfig({
  entry: [
    'src/site.ts',
    'src/navigation.ts',
    'src/calculator.ts',
    // Modules of their own, so that the calculator goes without them until they are asked for.
    'src/pricing.ts',
    'src/price-plan.ts',
    'src/share.ts',
    'src/region.ts',
    'src/menu.ts',
    'src/years.ts',
    'src/data.ts',
    'src/embed.ts',
    'src/not-found.ts',
    'src/guides/index.ts',
    'src/guides/bodies.ts',
    // Each a module of its own in the index, so that a part of the page brings its own texts alone.
    'src/home/!(*.test).ts',
    'src/about/index.ts',
    'src/changelog/index.ts',
    'src/consent.ts',
    'src/legal/index.ts',
  ],
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  treeshake: true,
  loader: { '.html': 'text' },
  esbuildPlugins: [globImport],
});
