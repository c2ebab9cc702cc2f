import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/speech/what-orca-says.test.ts'],
    // Long, as speech is slow; without retries.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'reports/speech.json' }]],
  },
});
