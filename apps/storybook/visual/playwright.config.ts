import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../../tools/browser.ts';

const inThisFolder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const executablePath = findBrowser();

/** Browser version up to the build; patches do not change rendering. */
const buildIn = (words: string): string =>
  `Chromium ${/\d+\.\d+\.\d+/.exec(words)?.[0]} on ${process.platform}-${process.arch}`;

const here = buildIn(execFileSync(executablePath, ['--version'], { encoding: 'utf8' }));
const { drawnIn } = JSON.parse(readFileSync(inThisFolder('environment.json'), 'utf8'));
// In the environment, so that workers have it.
if (here !== drawnIn)
  process.env.NO_PICTURES = `the pictures were drawn by ${drawnIn}, this is ${here}`;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  // Enough for the longest page on a busy machine.
  timeout: 120_000,
  fullyParallel: true,
  // In a new page, as a busy machine may interrupt a play function; CI's summary names those tests.
  retries: 1,
  workers: availableParallelism(),
  reporter: [['dot'], ['json', { outputFile: `../reports/${process.env.PART}.json` }]],
  outputDir: `../reports/${process.env.PART}-failures`,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  ignoreSnapshots: process.env.NO_PICTURES !== undefined,
  updateSnapshots: 'none',
  expect: {
    timeout: 30_000,
    // The same browser draws a page identically; the tolerance is for processors that round
    // differently. As a share of all pixels it would miss small changes in large pictures.
    toHaveScreenshot: {
      animations: 'disabled',
      scale: 'device',
      threshold: 0.01,
      maxDiffPixels: 8,
    },
  },
  use: {
    // Without the machine's fonts and font settings.
    launchOptions: {
      executablePath,
      args: [
        ...chromiumArgs,
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
      env: { ...process.env, FONTCONFIG_FILE: inThisFolder('fonts/fonts.conf') },
    },
    locale: 'en-US',
    timezoneId: 'UTC',
  },
});
