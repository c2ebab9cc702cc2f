import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../tools/browser.ts';
import type { Look } from './e2e/engines/engine.ts';
import type { EngineName, EngineOptions } from './e2e/engines/fixture.ts';
import { sites } from './e2e/support/sites.ts';

const serve = (url: string, config: string) => ({
  command: `node serve.ts --port ${new URL(url).port} --config ${config}`,
  url: `${url}/robots.txt`,
});

const node = {
  command: `node dist/node/server.mjs --port ${new URL(sites.node).port}`,
  url: `${sites.node}/healthz`,
};

/** Runs only the slow and rarely broken tests, at night and before a release. */
const isNightly = Boolean(process.env.NIGHTLY);
const run = isNightly ? 'nightly' : 'browser';
const NIGHTLY = /@nightly/;

/** Windows with the color schemes that they are shown in; 320 is 1280 at 400 % zoom. */
const WINDOWS = [
  { width: 390, height: 844, schemes: ['light', 'dark'] },
  { width: 1280, height: 900, schemes: ['light', 'dark'] },
  { width: 320, height: 640, schemes: ['forced'] },
] as const;

/**
 * Specs of an engine at a look. By day each width and each scheme is seen once, and a job in one
 * width, as it is the same code in all; at night pages in every look, and jobs in the other width.
 */
function specsOf(engineName: EngineName, { scheme, width }: Look): readonly string[] {
  const [pages, jobs, windows] = ['pages.spec.ts', 'jobs.spec.ts', 'windows.spec.ts'];
  const isWide = scheme === 'light' && width === 1280;
  if (isNightly) return isWide && engineName !== 'chromium' ? [pages, jobs] : [pages];
  if (isWide) return [pages, windows];
  if (scheme === 'light') return [jobs, windows, 'first-second.spec.ts'];
  if (scheme === 'forced')
    return engineName === 'chromium' ? ['own-colors.spec.ts'] : [pages, 'own-colors.spec.ts'];
  return width === (engineName === 'webkit' ? 320 : 390) ? [pages] : [];
}

/** WebKit does not support forced colors, and opens no window below 334. */
const looksOf = (engineName: EngineName): readonly Look[] =>
  WINDOWS.flatMap(({ schemes, ...size }) =>
    schemes.map((scheme) => ({
      ...size,
      scheme: engineName === 'webkit' && scheme === 'forced' ? 'dark' : scheme,
    })),
  );

/** A project for each engine at each look; by day all other specs are of Chromium in its own colors. */
const engines = (['chromium', 'firefox', 'webkit'] as const).flatMap((engineName) =>
  looksOf(engineName)
    .filter(({ scheme }) => isNightly || engineName !== 'chromium' || scheme === 'forced')
    .map((look) => ({
      name: `${engineName} ${look.width} ${look.scheme}`,
      testDir: 'e2e/engines',
      testMatch: [...specsOf(engineName, look)],
      fullyParallel: false,
      use: { engineName, look },
    })),
);

const daily = [
  { name: 'workerd', grepInvert: NIGHTLY, testIgnore: '**/e2e/engines/**' },
  // Only the host's behavior, as all files are the same.
  { name: 'node', testMatch: 'host.spec.ts', use: { baseURL: sites.node } },
  ...engines,
];

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  // Orca's words are heard by Vitest.
  testMatch: '**/*.spec.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: availableParallelism(),
  // A shared machine may delay a page once; the summary names tests that passed on a retry.
  retries: process.env.CI ? 1 : 0,
  // Long, for machines without a graphics card that build at the same time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `reports/${run}.json` }]],
  outputDir: `reports/${run}-failures`,
  use: {
    baseURL: sites.real,
    locale: 'en-US',
    launchOptions: { executablePath: findBrowser(), args: [...chromiumArgs] },
    // Traces take longer than many tests; `--trace on` records them.
    screenshot: 'only-on-failure',
  },
  projects: isNightly ? [{ name: 'nightly', grep: NIGHTLY }, ...engines] : daily,
  webServer: [
    node,
    serve(sites.real, 'wrangler.jsonc'),
    serve(sites.thirdParty, 'e2e/third-party/wrangler.jsonc'),
  ],
});
