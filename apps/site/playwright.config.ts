import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../tools/browser.ts';
import { sites } from './e2e/support/sites.ts';

const build = (config: string) =>
  `node node_modules/vite/bin/vite.js build --config ${config} --logLevel error`;

const serve = (url: string, config: string) => ({
  command: `node serve.ts --port ${new URL(url).port} --config ${config}`,
  url: `${url}/inflation-calculator`,
  timeout: 60_000,
});

const thirdParty = serve(sites.thirdParty, 'e2e/third-party/wrangler.jsonc');
const thirdPartySite = {
  ...thirdParty,
  timeout: 180_000,
  command: `${build('e2e/third-party/vite.config.ts')} && ${thirdParty.command}`,
};

const node = {
  command: `node dist/node/server.mjs --port ${new URL(sites.node).port}`,
  url: `${sites.node}/healthz`,
};

/** What a host does, whichever it is; everything else is the same files. */
const hostSpecs = ['host.spec.ts', 'security.spec.ts', 'crawler.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: availableParallelism(),
  // On a shared machine a page may be late once; the summary names what passed only then.
  retries: process.env.CI ? 1 : 0,
  // A machine that draws without a graphics card, and builds beside it, takes its time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  outputDir: 'reports/failures',
  use: {
    baseURL: sites.real,
    locale: 'en-US',
    launchOptions: { executablePath: findBrowser(), args: [...chromiumArgs] },
    // Recording each test takes longer than many of them: ask for it with `--trace on`.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'workerd' },
    { name: 'node', testMatch: hostSpecs, use: { baseURL: sites.node } },
  ],
  webServer: [
    node,
    serve(sites.real, 'wrangler.jsonc'),
    serve(sites.failingLookup, 'e2e/failing-lookup/wrangler.jsonc'),
    thirdPartySite,
  ],
});
