import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Two production builds, on a machine with more to do.
    hookTimeout: 600_000,
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
