/**
 * What every page costs. Beside it, in the same run: home's text set by hand without a script, in
 * the fonts of the machine and in ours; home rendered in the browser, as people usually ship it;
 * and, where asked, the pages of a former build. Writes RESULTS.md, and fails where a limit is missed.
 *
 * node bench/bench.ts --runs 5 --pages /,/about --throttling simulate,devtools --former DIR
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, findBrowser } from '../../../tools/browser.ts';
import { budgetOf, LIGHTHOUSE_LIMITS, NAVIGATION_MS } from './budgets.ts';
import { lighthouseVersion, type Measurement, measure, type Throttling } from './lighthouse.ts';
import type { Check } from './limits.ts';
import { addLimits, addTable, finishReport } from './limits-report.ts';
import { measureNavigation, type Navigation } from './navigation.ts';
import { type PageBytes, pageBytes } from './page-bytes.ts';
import { median, spread } from './statistics.ts';
import { BASELINE, serveTargets } from './targets.ts';

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
    former: { type: 'string' },
  },
});
const runs = Number(values.runs);
const pages = values.pages.split(',');
const throttlings = values.throttling.split(',').filter(Boolean) as Throttling[]; // Lighthouse checks

const targets = await serveTargets(pages, values.former);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    ...chromiumArgs,
    '--ignore-certificate-errors',
    `--remote-debugging-port=${DEBUGGING_PORT}`,
  ],
});

/** By name of what was measured. */
type Samples<Sample> = ReadonlyMap<string, readonly Sample[]>;

/** Interleaved, so that what disturbs the machine disturbs all alike. */
async function sample<Subject extends { readonly name: string }, Sample>(
  subjects: readonly Subject[],
  measureOne: (subject: Subject) => Promise<Sample>,
): Promise<Samples<Sample>> {
  const samples = new Map(subjects.map(({ name }) => [name, [] as Sample[]]));
  for (let run = 0; run < runs; run++) {
    for (const subject of subjects) samples.get(subject.name)?.push(await measureOne(subject));
  }
  return samples;
}

type Column<Sample> = readonly [title: string, key: keyof Sample, digits: number];

function addSpreads<Sample extends { readonly [Key in keyof Sample]: number }>(
  title: string,
  samples: Samples<Sample>,
  columns: readonly Column<Sample>[],
): void {
  addTable(
    `${title}: median (least to most) of ${runs}`,
    ['', ...columns.map(([name]) => name)],
    [...samples].map(([name, measured]) => [
      name,
      ...columns.map(([, key, digits]) =>
        spread(
          measured.map((each) => each[key]),
          digits,
        ),
      ),
    ]),
  );
}

const medianOf = <Sample extends { readonly [Key in keyof Sample]: number }>(
  samples: Samples<Sample>,
  name: string,
  key: keyof Sample,
): number => median((samples.get(name) ?? []).map((each) => each[key]));

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

function bytesRow(name: string, { total, byKind, ...measured }: PageBytes): string[] {
  const { html, script, style, font, image } = byKind;
  const sizes = [total, html, script, style, font, image, measured.scriptAfterInteraction];
  return [name, ...sizes.map(kib), measured.layoutShift.toFixed(3)];
}

function byteChecks(subject: string, { total, byKind, ...measured }: PageBytes): Check[] {
  const { totalBytes, scriptBytes, allScriptBytes, htmlBytes, layoutShift } = budgetOf(subject);
  const allScript = measured.isHydrated ? measured.scriptAfterInteraction : Number.NaN;
  const check = (what: string, bytes: number, most: number) => {
    return { subject, what, value: bytes / 1024, most: most / 1024 };
  };
  return [
    check('KiB in all', total, totalBytes),
    check('KiB of html', byKind.html, htmlBytes),
    check('KiB of script', byKind.script, scriptBytes),
    check('KiB of script, hydrated', allScript, allScriptBytes),
    { subject, what: 'shift', value: measured.layoutShift, most: layoutShift },
  ];
}

async function reportBytes(): Promise<void> {
  const rows: string[][] = [];
  const checks: Check[] = [];
  for (const { name, served, path } of targets.all) {
    const bytes = await pageBytes(browser, served, path);
    rows.push(bytesRow(name, bytes));
    if (pages.includes(name)) checks.push(...byteChecks(name, bytes));
  }
  addTable(
    'Bytes of a first load, KiB as sent; all script once a visitor has interacted',
    ['', 'all', 'html', 'script', 'style', 'font', 'image', 'script after', 'shift'],
    rows,
  );
  addLimits('Bytes and their limits', checks);
}

function timeChecks(subject: string, samples: Samples<Measurement>): Check[] {
  const { score, paintRatio, blockingMs, layoutShift } = LIGHTHOUSE_LIMITS;
  const of = (key: keyof Measurement) => medianOf(samples, subject, key);
  const baseline = (key: keyof Measurement) => medianOf(samples, BASELINE, key);
  const ratio = of('largestPaintMs') / baseline('largestPaintMs');
  // On a busy machine even a page without script is blocked.
  const note = `${BASELINE}, ${baseline('blockingMs').toFixed(0)}`;
  return [
    { subject, what: 'score', value: of('score'), least: score },
    { subject, what: 'largest paint / by hand', value: ratio, most: paintRatio },
    { subject, what: 'blocking ms', value: of('blockingMs'), most: blockingMs, note },
    { subject, what: 'shift', value: of('layoutShift'), most: layoutShift },
  ];
}

/** Gives how fast the machine was meanwhile. */
async function reportTimes(throttling: Throttling): Promise<string> {
  const samples = await sample(targets.all, ({ served, path }) =>
    measure(served.origin + path, DEBUGGING_PORT, throttling),
  );
  addSpreads(`Lighthouse, mobile, ${throttling} throttling`, samples, [
    ['score', 'score', 0],
    ['first paint ms', 'firstPaintMs', 0],
    ['largest paint ms', 'largestPaintMs', 0],
    ['blocking ms', 'blockingMs', 0],
    ['shift', 'layoutShift', 3],
  ]);
  addLimits(
    `Lighthouse, ${throttling} throttling: medians and their limits`,
    pages.flatMap((path) => timeChecks(path, samples)),
  );
  const speeds = [...samples.values()].flat().map(({ machineIndex }) => machineIndex);
  return `its benchmark index ${spread(speeds, 0)} while throttling by ${throttling}`;
}

async function reportNavigations(): Promise<void> {
  const samples = await sample(NAVIGATIONS, ({ from, link }) =>
    measureNavigation(browser, targets.site.origin, from, link),
  );
  addSpreads<Navigation>(
    'From a click to the paint of the next page and its title, ms at 4× slowdown, not pointed at before',
    samples,
    [
      ['code to load', 'codeToLoad', 0],
      ['code loaded', 'codeLoaded', 0],
    ],
  );
  addLimits(
    'A change of page and its limit',
    NAVIGATIONS.map(({ name }) => ({
      subject: name,
      what: 'ms, code to load',
      value: medianOf(samples, name, 'codeToLoad'),
      most: NAVIGATION_MS,
    })),
  );
}

await reportBytes();
const versions = [`Chromium ${browser.version()}`, `Lighthouse ${lighthouseVersion}`];
for (const throttling of throttlings) versions.push(await reportTimes(throttling));
await reportNavigations();
await browser.close();
await targets.close();

const { former } = values;
const options = process.argv.slice(2).map((each) => (former ? each.replace(former, 'DIR') : each));
finishReport('Pages', { command: ['node bench/bench.ts', ...options].join(' '), versions });
