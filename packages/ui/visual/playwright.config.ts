import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  // Enough for the longest page on a busy machine.
  timeout: 120_000,
  fullyParallel: true,
  // What passes only then is named in CI's summary.
  retries: process.env.CI ? 1 : 0,
  workers: availableParallelism(),
  reporter: [['dot'], ['json', { outputFile: '../reports/stories.json' }]],
  outputDir: '../reports/visual-failures',
  snapshotPathTemplate: '{testDir}/dist/expected/{arg}{ext}',
  // `visual:update` alone draws.
  updateSnapshots: 'none',
  expect: {
    timeout: 30_000,
    // The same browser draws the same page alike to the last bit; what is left of a tolerance is for
    // processors that round otherwise. A share of all pixels would let a small change pass in a large picture.
    toHaveScreenshot: {
      animations: 'disabled',
      scale: 'device',
      threshold: 0.01,
      maxDiffPixels: 8,
    },
  },
  use: {
    launchOptions: launchOptions(),
    locale: 'en-US',
    timezoneId: 'UTC',
  },
});
