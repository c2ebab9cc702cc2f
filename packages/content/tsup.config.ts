import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/site.ts', 'src/navigation.ts', 'src/calculator.ts'],
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  treeshake: true,
  loader: { '.html': 'text' },
});
