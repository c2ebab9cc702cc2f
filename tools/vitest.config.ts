import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Else the bundlers would take the parts of React that are for development.
    env: { NODE_ENV: 'production' },
    // Two builds of Next.js, or all declarations, on a machine with more to do.
    testTimeout: 240_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', 'json'],
    projects: [
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
