import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Property tests of thousands of cases take their time on a busy machine.
    testTimeout: 300_000,
    // Every file restores what it stubs, so none affects another.
    isolate: false,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    coverage: {
      provider: 'v8',
      reportsDirectory: 'reports/coverage',
      include: ['src/**/*.ts', 'scripts/merge-series.ts'],
      exclude: ['**/*.test.ts'],
      thresholds: { lines: 98, branches: 98, functions: 98, statements: 98 },
    },
  },
});
