import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/site.ts',
    'src/navigation.ts',
    'src/calculator.ts',
    'src/not-found.ts',
    'src/guides/index.ts',
    'src/guides/price-optimization.ts',
    'src/guides/scenario-analysis.ts',
    'src/guides/price-benchmarking.ts',
    'src/guides/inflation-impact.ts',
    // Each a module of its own in the index, so that a part of the page brings its own texts alone.
    'src/home/!(*.test).ts',
    'src/about/index.ts',
    'src/changelog/index.ts',
    'src/consent.ts',
    'src/legal/index.ts',
    'src/legal/terms.ts',
    'src/legal/privacy.ts',
    'src/legal/arbitration.ts',
  ],
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  treeshake: true,
  loader: { '.html': 'text' },
});
