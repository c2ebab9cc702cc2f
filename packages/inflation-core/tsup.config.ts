import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    lookup: 'src/lookup/index.ts',
    menu: 'src/menu/index.ts',
    pricing: 'src/pricing/index.ts',
    series: 'src/series/index.ts',
    'cpi-u': 'src/cpi-u/index.ts',
    'personal-care-services': 'src/personal-care-services/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  // Shared chunks in both formats, so InflationError is one class whichever entry threw it.
  splitting: true,
  clean: true,
});
