import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../../tools/browser.ts';

const inThisFolder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const executablePath = findBrowser();

/** A patch mends faults and leaves the drawing alone; a build may not. */
const buildIn = (words: string): string =>
  `Chromium ${/\d+\.\d+\.\d+/.exec(words)?.[0]} on ${process.platform}-${process.arch}`;

const here = buildIn(execFileSync(executablePath, ['--version'], { encoding: 'utf8' }));
const { drawnIn } = JSON.parse(readFileSync(inThisFolder('environment.json'), 'utf8'));
// Workers start with it, too.
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
  // What passes only then is named in CI's summary.
  retries: process.env.CI ? 1 : 0,
  workers: availableParallelism(),
  reporter: [['dot'], ['json', { outputFile: `../reports/${process.env.PART}.json` }]],
  outputDir: `../reports/${process.env.PART}-failures`,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  ignoreSnapshots: process.env.NO_PICTURES !== undefined,
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
    // Without the fonts and the font settings of the machine.
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
