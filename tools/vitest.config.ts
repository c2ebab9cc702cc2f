import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Bundlers take React's development build for any other environment.
    env: { NODE_ENV: 'production' },
    // Long enough for two builds of Next.js, or all declarations, on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', 'json'],
    projects: [
      // By day; `installed` runs at night.
      { extends: true, test: { name: 'packed', include: ['consumers/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'installed',
          include: ['consumers/installed/*.test.ts'],
          globalSetup: 'consumers/installed/setup.ts',
        },
      },
    ],
  },
});
