/**
 * What more guides cost: builds the site with 10, 500 and 1,000, and compares what a first load of
 * each kind of page brings and what one more guide takes to build. Writes RESULTS.md, and fails where
 * a limit is missed.
 *
 * node bench/growth.ts --guides 10,500,1000
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createBuilder } from 'vite';
import { chromiumArgs, findBrowser } from '../../../tools/browser.ts';
import { HOST_LIMITS } from '../build/host-limits.ts';
import { siteIn } from '../vite.config.ts';
import { manyGuides } from './growth-guides.ts';
import { addLimits, addTable, finishReport } from './limits-report.ts';
import { type PageBytes, pageBytes } from './page-bytes.ts';
import { serveFolder } from './served-folder.ts';

/** `/guides` lists them all, so it is shown and has no limit. */
const LIST = '/guides';
const PAGES = ['/', LIST, '/guides/price-optimization', '/inflation-calculator', '/terms'];

/** A date or a hash compresses a little differently from build to build. */
const MOST_GROWN_BYTES = 64;
/** One more guide of the second half against one more of the first, in processor time. */
const MOST_SLOWDOWN = 1.3;

const { values } = parseArgs({ options: { guides: { type: 'string', default: '10,500,1000' } } });
const site = fileURLToPath(new URL('..', import.meta.url));

interface Growth {
  readonly guides: number;
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly bytes: Readonly<Record<string, PageBytes>>;
  /** Every script of the site; their names change with their content. */
  readonly scripts: readonly string[];
  readonly headerRules: number;
  readonly longestHeader: number;
}

async function build(guides: number, outDir: string): Promise<Pick<Growth, 'wallMs' | 'cpuMs'>> {
  const { plugins = [], ...config } = siteIn({}, outDir);
  const start = performance.now();
  const before = process.cpuUsage();
  const builder = await createBuilder({
    ...config,
    root: site,
    configFile: false,
    logLevel: 'error',
    plugins: [manyGuides(guides), ...plugins],
  });
  await builder.buildApp();
  const { user, system } = process.cpuUsage(before);
  return { wallMs: performance.now() - start, cpuMs: (user + system) / 1000 };
}

function headersOf(folder: string): Pick<Growth, 'headerRules' | 'longestHeader'> {
  const lines = readFileSync(join(folder, '_headers'), 'utf8').split('\n');
  return {
    headerRules: lines.filter((line) => line.startsWith('/')).length,
    longestHeader: Math.max(...lines.map((line) => line.length)),
  };
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: [...chromiumArgs] });

async function bytesOf(folder: string): Promise<Growth['bytes']> {
  const served = await serveFolder(folder);
  const bytes: Record<string, PageBytes> = {};
  for (const path of PAGES) bytes[path] = await pageBytes(browser, served, path);
  await served.close();
  return bytes;
}

async function grow(guides: number): Promise<Growth> {
  const outDir = `dist/bench/growth-${guides}`;
  const times = await build(guides, outDir);
  const folder = join(site, outDir, 'client');
  const bytes = await bytesOf(folder);
  const scripts = globSync('**/*.js', { cwd: folder }).sort();
  const growth = { guides, ...times, bytes, scripts, ...headersOf(folder) };
  rmSync(join(site, outDir), { recursive: true });
  return growth;
}

const counts = values.guides.split(',').map(Number);
// The first build of a process is slower: it loads the tools and compiles them.
await grow(Math.min(...counts));
const grown: Growth[] = [];
for (const count of counts) grown.push(await grow(count));
const versions = [`Chromium ${browser.version()}`];
await browser.close();

/** From each build to the next: what one guide more took of the processor, in milliseconds. */
const cpuMsPerGuide = grown.slice(1).map((larger, at) => {
  const smaller = grown[at] ?? larger;
  return (larger.cpuMs - smaller.cpuMs) / (larger.guides - smaller.guides);
});

addTable(
  'Builds by number of guides (a guide: its page, data, two covers, social image)',
  ['guides', 'wall s', 'CPU s', 'CPU ms a further guide', 'rules in _headers', 'longest line'],
  grown.map(({ guides, wallMs, cpuMs, headerRules, longestHeader }, at) => [
    String(guides),
    (wallMs / 1000).toFixed(1),
    (cpuMs / 1000).toFixed(1),
    cpuMsPerGuide[at - 1]?.toFixed(1) ?? '',
    String(headerRules),
    String(longestHeader),
  ]),
);

const [smallest] = grown;
const largest = grown.at(-1);
if (!smallest || !largest) throw new Error('Name at least one number of guides.');

addTable(
  'Bytes of a first load by number of guides (all: html, script, font, image)',
  ['page', ...counts.map(String)],
  PAGES.map((path) => [path, ...grown.map(({ bytes }) => String(bytes[path]?.total))]),
);
const bytesGrown = (path: string) =>
  Math.abs(
    (largest.bytes[path]?.total ?? Number.NaN) - (smallest.bytes[path]?.total ?? Number.NaN),
  );
const changed = largest.scripts.filter((name) => !smallest.scripts.includes(name));
addLimits(`From ${smallest.guides} to ${largest.guides} guides`, [
  ...PAGES.filter((path) => path !== LIST).map((subject) => ({
    subject,
    what: 'bytes grown',
    value: bytesGrown(subject),
    most: MOST_GROWN_BYTES,
  })),
  {
    subject: 'all scripts',
    what: 'changed',
    value: changed.length,
    most: 0,
    note: changed.join(', '),
  },
]);
addLimits('Cloudflare’s limits', [
  { subject: '_headers', what: 'rules', value: largest.headerRules, most: HOST_LIMITS.headerRules },
  {
    subject: '_headers',
    what: 'longest line',
    value: largest.longestHeader,
    most: HOST_LIMITS.lineLength,
  },
]);
const [first, last] = [cpuMsPerGuide[0], cpuMsPerGuide.at(-1)];
if (first && last) {
  addLimits('Whether building takes as long for a late guide as for an early one', [
    { subject: 'a further guide', what: 'late / early', value: last / first, most: MOST_SLOWDOWN },
  ]);
}
finishReport('Growth', { command: `node bench/growth.ts --guides ${counts}`, versions });
