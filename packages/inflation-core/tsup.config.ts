import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    lookup: 'src/lookup/index.ts',
    menu: 'src/menu/index.ts',
    pricing: 'src/pricing/index.ts',
    calendar: 'src/calendar/index.ts',
    series: 'src/series/index.ts',
    'own-series': 'src/own-series/index.ts',
    'cpi-u': 'src/cpi-u/index.ts',
    'personal-care-services': 'src/personal-care-services/index.ts',
    'regions/northeast': 'src/regions/northeast/index.ts',
    'regions/midwest': 'src/regions/midwest/index.ts',
    'regions/south': 'src/regions/south/index.ts',
    'regions/west': 'src/regions/west/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  // Shared chunks in both formats, so InflationError is one class whichever entry threw it.
  splitting: true,
  clean: true,
});
