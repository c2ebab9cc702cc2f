import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/installed-packages.ts',
    // Else the bundlers would take the parts of React that are for development.
    env: { NODE_ENV: 'production' },
    // Compiling all declarations takes a minute on a machine with more to do.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
