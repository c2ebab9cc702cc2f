/**
 * `pnpm bench`: what every page costs, beside the same text set by hand (the limit; in the fonts of
 * the machine, and in ours) and our home page rendered in the browser (what people usually ship),
 * in the same run. Prints tables, writes
 * reports/bench/bench.json, and fails where a budget does not hold.
 *
 * node bench/bench.ts --runs 5 --pages /,/about --throttling simulate,devtools
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { chromium } from 'playwright';
import { chromiumArgs, findBrowser } from '../../../tools/browser.ts';
import { budgetOf, NAVIGATION_MS } from './budgets.ts';
import { buildClientRendered } from './client-rendered.ts';
import { finish, hold } from './held-limits.ts';
import { type Measurement, measure, type Throttling } from './lighthouse.ts';
import { limitPage } from './limit-page.ts';
import type { Check } from './limits.ts';
import { measureNavigation, type Navigation } from './navigation.ts';
import { type PageBytes, pageBytes } from './page-bytes.ts';
import { median, printTable, spread } from './report.ts';
import { serveFolder } from './served-folder.ts';

const PAGES = [
  '/',
  '/about',
  '/inflation-calculator',
  '/guides',
  '/guides/price-optimization',
  '/changelog',
  '/terms',
  '/privacy',
  '/arbitration',
];

/** Changes of page, by a link of the footer. */
const NAVIGATIONS = [
  { from: '/terms', link: 'Guides', to: '/guides' },
  { from: '/guides', link: 'Terms of Service', to: '/terms' },
  { from: '/guides/price-optimization', link: 'About', to: '/about' },
  { from: '/', link: 'Inflation Calculator', to: '/inflation-calculator' },
].map(({ from, link, to }) => ({ name: `${from} to ${to}`, from, link }));

const DEBUGGING_PORT = 9377;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: PAGES.join() },
    throttling: { type: 'string', default: 'simulate,devtools' },
  },
});

const site = fileURLToPath(new URL('..', import.meta.url));
const built = join(site, 'dist/client');
const limitFolder = join(site, 'dist/bench/limit');

function writeLimits(): void {
  cpSync(join(built, 'assets'), join(limitFolder, 'assets'), { recursive: true });
  const home = readFileSync(join(built, 'index.html'), 'utf8');
  writeFileSync(join(limitFolder, 'index.html'), limitPage(home, { isInOurType: false }));
  writeFileSync(join(limitFolder, 'our-type.html'), limitPage(home, { isInOurType: true }));
}

writeLimits();
const certificate = await getCertificate(join(site, 'dist/bench'), 'bench', ['127.0.0.1']);
const tls = { key: certificate, cert: certificate };
const [ours, limit, usual] = await Promise.all([
  serveFolder(built, tls),
  serveFolder(limitFolder, tls),
  serveFolder(await buildClientRendered(), tls),
]);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    ...chromiumArgs,
    '--ignore-certificate-errors',
    `--remote-debugging-port=${DEBUGGING_PORT}`,
  ],
});

const pages = values.pages.split(',');
const LIMIT = 'limit: text by hand';
const LIMIT_IN_OUR_TYPE = 'limit, in our fonts';
const USUAL = 'usual: client-rendered home';
const targets = [
  { name: LIMIT, served: limit, path: '/' },
  { name: LIMIT_IN_OUR_TYPE, served: limit, path: '/our-type' },
  { name: USUAL, served: usual, path: '/' },
  ...pages.map((path) => ({ name: path, served: ours, path })),
];

const bytes = new Map<string, PageBytes>();
for (const { name, served, path } of targets)
  bytes.set(name, await pageBytes(browser, served, path));

const kib = (count: number) => (count / 1024).toFixed(1);

printTable(
  'Bytes of a first load, KiB as sent (script after sign: what a visitor’s first touch adds)',
  ['page', 'all', 'html', 'script', 'style', 'font', 'image', 'after sign', 'shift'],
  targets.map(({ name }) => {
    const { total, byKind, scriptAfterSign, layoutShift } = bytes.get(name) as PageBytes; // set above
    const { html, script, style, font, image } = byKind;
    return [
      name,
      ...[total, html, script, style, font, image, scriptAfterSign].map(kib),
      layoutShift.toFixed(3),
    ];
  }),
);

type Runs = Map<string, Measurement[]>;

/** Interleaved, so that what disturbs the machine disturbs all pages alike. */
async function measureAll(throttling: Throttling): Promise<Runs> {
  const runs: Runs = new Map(targets.map(({ name }) => [name, []]));
  for (let run = 0; run < Number(values.runs); run++) {
    for (const { name, served, path } of targets) {
      const url = served.origin + path;
      runs.get(name)?.push(await measure(url, DEBUGGING_PORT, throttling));
    }
  }
  return runs;
}

const medianOf = (runs: readonly Measurement[], key: keyof Measurement) =>
  median(runs.map((run) => run[key]));

function timeChecks(runs: Runs): Check[] {
  const limitPaint = medianOf(runs.get(LIMIT) ?? [], 'largestPaintMs');
  // On a busy machine even a page without script is blocked.
  const limitBlocking = medianOf(runs.get(LIMIT_IN_OUR_TYPE) ?? [], 'blockingMs');
  const besides = `by hand, without script, ${limitBlocking.toFixed(0)}`;
  return pages.flatMap((subject) => {
    const budget = budgetOf(subject);
    const measured = runs.get(subject) ?? [];
    const of = (key: keyof Measurement) => medianOf(measured, key);
    const { lighthouseScore, paintRatio, blockingMs, layoutShift } = budget;
    return [
      { subject, what: 'points below 100', value: 100 - of('score'), most: 100 - lighthouseScore },
      {
        subject,
        what: 'largest paint / limit',
        value: of('largestPaintMs') / limitPaint,
        most: paintRatio,
      },
      { subject, what: 'blocking ms', value: of('blockingMs'), most: blockingMs, besides },
      { subject, what: 'shift', value: of('layoutShift'), most: layoutShift },
    ];
  });
}

function byteChecks(subject: string): Check[] {
  const { totalBytes, scriptBytes, allScriptBytes, htmlBytes, layoutShift } = budgetOf(subject);
  const measured = bytes.get(subject) as PageBytes; // set above
  const { script, html } = measured.byKind;
  const allScript = script + measured.scriptAfterSign;
  const check = (what: string, value: number, most: number) => ({ subject, what, value, most });
  return [
    ...(totalBytes ? [check('KiB in all', measured.total / 1024, totalBytes / 1024)] : []),
    check('KiB of script', script / 1024, scriptBytes / 1024),
    check('KiB of script with that after a sign', allScript / 1024, allScriptBytes / 1024),
    check('KiB of html', html / 1024, htmlBytes / 1024),
    check('shift', measured.layoutShift, layoutShift),
  ];
}

const times: Record<string, unknown> = {};
for (const throttling of values.throttling.split(',').filter(Boolean) as Throttling[]) {
  const runs = await measureAll(throttling);
  times[throttling] = Object.fromEntries(runs);
  printTable(
    `Lighthouse, mobile, ${throttling} throttling: median (least to most) of ${values.runs}`,
    ['page', 'score', 'first paint ms', 'largest paint ms', 'blocking ms', 'shift'],
    targets.map(({ name }) => {
      const measured = runs.get(name) ?? [];
      const all = (key: keyof Measurement, digits = 0) =>
        spread(
          measured.map((run) => run[key]),
          digits,
        );
      return [
        name,
        all('score'),
        all('firstPaintMs'),
        all('largestPaintMs'),
        all('blockingMs'),
        all('layoutShift', 3),
      ];
    }),
  );
  const machine = [...runs.values()].flat().map(({ machineIndex }) => machineIndex);
  console.log(`Machine, by Lighthouse's index: ${spread(machine, 0)}`);
  hold(`${throttling} throttling, medians and their limits`, timeChecks(runs));
}

const navigations = new Map<string, Navigation[]>(NAVIGATIONS.map(({ name }) => [name, []]));
for (let run = 0; run < Number(values.runs); run++) {
  for (const { name, from, link } of NAVIGATIONS) {
    navigations.get(name)?.push(await measureNavigation(browser, ours.origin, from, link));
  }
}
const allOf = (times: readonly Navigation[], key: keyof Navigation) =>
  times.map((navigation) => navigation[key]);
printTable(
  `From a click to the next page, throttled, ms: median (least to most) of ${values.runs}`,
  ['from, to', 'painted', 'arrived'],
  [...navigations].map(([name, times]) => [
    name,
    spread(allOf(times, 'painted'), 0),
    spread(allOf(times, 'arrived'), 0),
  ]),
);
hold(
  'From a click to the paint of the next page, medians and their limit',
  [...navigations].map(([subject, times]) => ({
    subject,
    what: 'ms',
    value: median(allOf(times, 'painted')),
    most: NAVIGATION_MS,
  })),
);
hold('Bytes of a first load and their limits', pages.flatMap(byteChecks));

await browser.close();
await Promise.all([ours, limit, usual].map((served) => served.close()));
finish('bench', {
  bytes: Object.fromEntries(bytes),
  times,
  navigations: Object.fromEntries(navigations),
});
