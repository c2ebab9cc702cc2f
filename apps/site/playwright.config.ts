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

/** At night and before a release run what takes long and what only a rare change breaks, alone. */
const isNightly = Boolean(process.env.NIGHTLY);
const run = isNightly ? 'nightly' : 'browser';
const NIGHTLY = /@nightly/;

/** 320 wide is 1280 at 400 %; WebKit opens no window below 334. */
const LOOKS = [
  { width: 390, height: 844, scheme: 'light' },
  { width: 390, height: 844, scheme: 'dark' },
  { width: 1280, height: 900, scheme: 'light' },
  { width: 1280, height: 900, scheme: 'dark' },
  { width: 320, height: 640, scheme: 'forced' },
] as const;

/** The jobs are the same in any colors, the first second at any width; at night pages alone are drawn. */
function specsOf(engineName: EngineName, { scheme, width }: Look): readonly string[] {
  const pages = ['pages.spec.ts'];
  if (isNightly || scheme === 'dark') return pages;
  if (scheme === 'light') {
    const jobs = [...pages, 'jobs.spec.ts'];
    return width === 390 ? [...jobs, 'first-second.spec.ts'] : jobs;
  }
  // WebKit knows no forced colors.
  return engineName === 'webkit' ? pages : [...pages, 'own-colors.spec.ts'];
}

/** Each in a browser of its own. */
const engines = (['chromium', 'firefox', 'webkit'] as const).flatMap((engineName) =>
  LOOKS.map((look) => ({
    name: `${engineName} ${look.width} ${look.scheme}`,
    testDir: 'e2e/engines',
    testMatch: [...specsOf(engineName, look)],
    fullyParallel: false,
    use: { engineName, look },
  })),
);

const daily = [
  { name: 'workerd', grepInvert: NIGHTLY, testIgnore: '**/e2e/engines/**' },
  // What a host does, whichever it is; everything else is the same files.
  { name: 'node', testMatch: 'host.spec.ts', use: { baseURL: sites.node } },
  ...engines,
];

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: availableParallelism(),
  // On a shared machine a page may be late once; the summary names what passed only then.
  retries: process.env.CI ? 1 : 0,
  // A machine that draws without a graphics card, and builds beside it, takes its time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `reports/${run}.json` }]],
  outputDir: `reports/${run}-failures`,
  use: {
    baseURL: sites.real,
    locale: 'en-US',
    launchOptions: { executablePath: findBrowser(), args: [...chromiumArgs] },
    // Recording each test takes longer than many of them: ask for it with `--trace on`.
    screenshot: 'only-on-failure',
  },
  projects: isNightly ? [{ name: 'nightly', grep: NIGHTLY }, ...engines] : daily,
  webServer: [
    node,
    serve(sites.real, 'wrangler.jsonc'),
    serve(sites.thirdParty, 'e2e/third-party/wrangler.jsonc'),
  ],
});
