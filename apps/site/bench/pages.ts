/**
 * Measures bytes, paints and interactions of the pages asked for, nine by default. For comparison, in the same run: a plain
 * home page without script, in the machine's fonts and in ours, and with `--beside` the pages of
 * other folders, such as a former build's `dist/client`. Writes RESULTS.md, and fails if a limit is
 * missed.
 *
 * node bench/pages.ts --runs 5 --pages /,/about --throttling simulate,devtools --beside NAME=DIR
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import lighthouse from 'lighthouse';
import manifest from 'lighthouse/package.json' with { type: 'json' };
import { chromium } from 'playwright';
import { chromiumArgs, findBrowser } from '../../../tools/browser.ts';
import {
  type Budget,
  budgetOf,
  KEY_MS,
  LIGHTHOUSE_LIMITS,
  NAVIGATION_MS,
  TAP_MS,
} from '../e2e/support/budgets.ts';
import { pageBytes } from '../e2e/support/page-bytes.ts';
import { type ServedFolder, serveFolder } from '../e2e/support/served-folder.ts';
import { writeByHand } from './hand-written-page.ts';
import { measureNavigation, measureTap, measureTyping, TAPS } from './interactions.ts';
import { type Figure, median, Report } from './report.ts';

const PAGES =
  '/,/about,/inflation-calculator,/guides,/guides/price-optimization,/changelog,/terms,/privacy,/arbitration';

/** Navigations by links of the footer. */
const NAVIGATIONS = [
  { name: '/terms to /guides', from: '/terms', link: 'Guides' },
  { name: '/guides to /terms', from: '/guides', link: 'Terms of Service' },
  { name: 'a guide to /about', from: '/guides/price-optimization', link: 'About' },
  { name: '/ to the calculator', from: '/', link: 'Inflation Calculator' },
];

/** Page whose largest paint all others are compared with. */
const BASELINE = 'home by hand, in our fonts';

const DEBUGGING_PORT = 9377;

type Throttling = 'simulate' | 'devtools';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: PAGES },
    throttling: { type: 'string', default: 'simulate,devtools' },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
const pages = values.pages.split(',');
const runs = Number(values.runs);
const throttlings = values.throttling.split(',').filter(Boolean) as Throttling[]; // Lighthouse refuses any other
const report = new Report();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    ...chromiumArgs,
    '--ignore-certificate-errors',
    `--remote-debugging-port=${DEBUGGING_PORT}`,
  ],
});

interface Target {
  readonly name: string;
  readonly served: ServedFolder;
  readonly path: string;
}

const distOf = (path: string) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));
const certificate = await getCertificate(distOf('bench'), 'bench', ['127.0.0.1']);
const site = await serveFolder(distOf('client'), certificate);
await writeByHand(browser, distOf('client'), distOf('bench/by-hand'));
const byHand = await serveFolder(distOf('bench/by-hand'), certificate);
const beside: { readonly name: string; readonly folder: string; readonly served: ServedFolder }[] =
  [];
for (const each of values.beside) {
  const [name = '', folder = ''] = each.split('=');
  beside.push({ name, folder, served: await serveFolder(folder, certificate) });
}
const hasPage = (folder: string, path: string) =>
  existsSync(join(folder, path === '/' ? 'index.html' : `${path}.html`));
const targets: readonly Target[] = [
  { name: 'home by hand, in fonts of the machine', served: byHand, path: '/' },
  { name: BASELINE, served: byHand, path: '/our-fonts' },
  ...pages.flatMap((path) => [
    { name: path, served: site, path },
    ...beside
      .filter(({ folder }) => hasPage(folder, path))
      .map(({ name, served }) => ({ name: `${path}, ${name}`, served, path })),
  ]),
];

/** Samples by subject, interleaved, so that disturbances of the machine affect all alike. */
async function sample<Subject extends { readonly name: string }, Sample>(
  subjects: readonly Subject[],
  measureOne: (subject: Subject) => Promise<Sample>,
): Promise<readonly (readonly [name: string, readonly Sample[]])[]> {
  const samples = subjects.map(({ name }) => [name, [] as Sample[]] as const);
  for (let run = 0; run < runs; run++)
    for (const [at, subject] of subjects.entries())
      samples[at]?.[1].push(await measureOne(subject));
  return samples;
}

/** A figure with its limit, which applies to our own pages alone. */
const within = (isOurs: boolean, values: readonly number[], limit: Partial<Figure> = {}) => ({
  values,
  ...(isOurs ? limit : {}),
});

async function bytesRow({ name, served, path }: Target): Promise<[string, ...Figure[]]> {
  const bytes = await pageBytes(browser, served, path);
  const isOurs = served === site;
  const budget = isOurs ? budgetOf(path) : bytes;
  const kib = (what: Exclude<keyof Budget, 'shiftByFonts'>) =>
    within(isOurs, [bytes[what] / 1024], { max: budget[what] / 1024 });
  return [
    name,
    kib('totalBytes'),
    kib('htmlBytes'),
    kib('scriptBytes'),
    kib('idleBytes'),
    { values: [bytes.fontBytes / 1024] },
    { values: [bytes.imageBytes / 1024] },
    within(isOurs, [bytes.layoutShift], { max: budget.layoutShift }),
  ];
}

async function addBytes(): Promise<void> {
  const rows: [string, ...Figure[]][] = [];
  for (const target of targets) rows.push(await bytesRow(target));
  const columns = ['all', 'html', 'script', 'fetched when idle', 'font', 'image', 'shift'];
  report.add('Bytes of a first load, KiB as sent', columns, rows);
}

/** One run of Lighthouse's mobile profile. */
async function measure({ served, path }: Target, throttling: Throttling) {
  const run = await lighthouse(served.origin + path, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    throttlingMethod: throttling,
  });
  const numberOf = (id: string) => run?.lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((run?.lhr.categories.performance?.score ?? Number.NaN) * 100),
    firstPaintMs: numberOf('first-contentful-paint'),
    largestPaintMs: numberOf('largest-contentful-paint'),
    blockingMs: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    /** Speed of the machine during the run, by Lighthouse's own benchmark. */
    machineIndex: run?.lhr.environment.benchmarkIndex ?? Number.NaN,
  };
}

type Run = Awaited<ReturnType<typeof measure>>;

const valuesOf = (measured: readonly Run[], key: keyof Run) => measured.map((each) => each[key]);

/** A row of times; with simulated throttling, only the score has a limit. */
function timesRow(
  name: string,
  measured: readonly Run[],
  { baselineMs, isThrottled }: { baselineMs: number; isThrottled: boolean },
) {
  const { score, paintRatio, homePaintRatio, blockingMs, layoutShift } = LIGHTHOUSE_LIMITS;
  const isOurs = pages.includes(name);
  const figure = (key: keyof Run, limit: Partial<Figure> = {}) =>
    within(isOurs && (isThrottled || key === 'score'), valuesOf(measured, key), limit);
  const ratio = median(valuesOf(measured, 'largestPaintMs')) / baselineMs;
  return [
    name,
    figure('score', { min: score }),
    figure('firstPaintMs'),
    figure('largestPaintMs'),
    within(isOurs && isThrottled, [ratio], { max: name === '/' ? homePaintRatio : paintRatio }),
    figure('blockingMs', { max: blockingMs }),
    figure('layoutShift', { max: layoutShift }),
  ] as const;
}

/** Adds the table of times, and returns the machine's speed as text. */
async function addTimes(throttling: Throttling): Promise<string> {
  const samples = await sample(targets, (target) => measure(target, throttling));
  const byHandRuns = samples.find(([name]) => name === BASELINE)?.[1] ?? [];
  const baselineMs = median(valuesOf(byHandRuns, 'largestPaintMs'));
  report.add(
    `Lighthouse, mobile, ${throttling} throttling, ${runs} runs`,
    ['score', 'first paint ms', 'largest paint ms', '× by hand', 'blocking ms', 'shift'],
    samples.map(([name, measured]) =>
      timesRow(name, measured, { baselineMs, isThrottled: throttling === 'devtools' }),
    ),
  );
  const speeds = samples.flatMap(([, measured]) => valuesOf(measured, 'machineIndex'));
  return `its benchmark index ${median(speeds).toFixed(0)} while throttling by ${throttling}`;
}

async function addNavigations(): Promise<void> {
  const subjects = NAVIGATIONS.map((each) => ({ ...each, url: site.origin + each.from }));
  const samples = await sample(subjects, ({ url, link }) => measureNavigation(browser, url, link));
  report.add(
    `From a click to the paint of the next page and its title, ms at 4× slowdown, without hovering over the link first, ${runs} runs`,
    ['code to load', 'code loaded'],
    samples.map(([name, measured]) => [
      name,
      { values: measured.map(({ codeToLoad }) => codeToLoad), max: NAVIGATION_MS.codeToLoad },
      { values: measured.map(({ codeLoaded }) => codeLoaded), max: NAVIGATION_MS.codeLoaded },
    ]),
  );
}

async function addTaps(): Promise<void> {
  const samples = await sample(TAPS, (tap) => measureTap(browser, site.origin, tap));
  report.add(
    `From a tap to the next paint, ms at 4× slowdown on a phone, as INP counts it, ${runs} runs`,
    ['first touch of the page', 'hydrated'],
    samples.map(([name, measured]) => [
      name,
      { values: measured.map(({ first }) => first), max: TAP_MS },
      { values: measured.map(({ hydrated }) => hydrated), max: TAP_MS },
    ]),
  );
}

async function addTyping(): Promise<void> {
  report.add(
    'From a key in a menu of 200 services to its paint, ms at 4× slowdown',
    ['ms'],
    (await measureTyping(browser, site.origin)).map(([field, keysMs]) => [
      field,
      { values: keysMs, max: KEY_MS },
    ]),
  );
}

await addBytes();
const versions = [`Chromium ${browser.version()}`, `Lighthouse ${manifest.version}`];
for (const throttling of throttlings) versions.push(await addTimes(throttling));
await addNavigations();
await addTaps();
await addTyping();
await browser.close();
await Promise.all(
  [site, byHand, ...beside.map(({ served }) => served)].map((served) => served.close()),
);

// Without the folders of this machine.
const options = process.argv
  .slice(2)
  .map((each) => (values.beside.includes(each) ? each.replace(/=.*/, '=DIR') : each));
report.finish('Pages', ['node bench/pages.ts', ...options].join(' '), versions);
