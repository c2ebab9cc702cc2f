import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/speech/walks.ts'],
    // A walk is as slow as its voice; nothing is heard twice to pass.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'reports/speech.json' }]],
  },
});
