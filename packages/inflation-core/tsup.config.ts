import { rmSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { writeDeclarations } from '../../tools/write-declarations.ts';

const entry = {
  index: 'src/index.ts',
  lookup: 'src/lookup/index.ts',
  menu: 'src/menu/index.ts',
  pricing: 'src/pricing/index.ts',
  calendar: 'src/calendar/index.ts',
  series: 'src/series/index.ts',
  'cpi-u': 'src/cpi-u/index.ts',
  'personal-care-services': 'src/personal-care-services/index.ts',
  'regions/northeast': 'src/regions/northeast/index.ts',
  'regions/midwest': 'src/regions/midwest/index.ts',
  'regions/south': 'src/regions/south/index.ts',
  'regions/west': 'src/regions/west/index.ts',
};

const shared: Options = {
  entry,
  target: 'es2022',
  platform: 'neutral',
  // Shared chunks in both formats, so InflationError is one class whichever entry threw it.
  splitting: true,
};

export default defineConfig(({ clean }) => {
  if (clean !== false) rmSync('dist', { recursive: true, force: true });
  return [
    // A bundle of all types takes half a minute, and has no map back to the sources.
    {
      ...shared,
      // Neither exported nor published: they split `menu` into chunks, so that a bundler can load
      // the reader of lists late.
      entry: {
        ...entry,
        'parts/menu-row': 'src/menu/menu-row.ts',
        'parts/menu-csv': 'src/menu/menu-csv.ts',
        'parts/parse-menu': 'src/menu/parse-menu.ts',
        'parts/decode-menu': 'src/menu/decode-menu.ts',
      },
      format: 'esm',
      sourcemap: true,
      esbuildOptions(options) {
        // The package holds the sources.
        options.sourcesContent = false;
      },
      onSuccess: async () => writeDeclarations(Object.values(entry)),
    },
    // Without a map: the splitting of CommonJS writes this machine's paths into it.
    { ...shared, format: 'cjs' },
  ];
});
