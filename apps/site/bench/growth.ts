/**
 * What more guides cost: builds the site with 10 and with 1,000, and compares what a first load
 * of each kind of page brings. Writes RESULTS.md, and fails where a limit is missed.
 *
 * node bench/growth.ts --guides 10,1000
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { guideBodies, guides } from '@tallycomb/content/guides';
import { chromium } from 'playwright';
import { createBuilder, type Plugin } from 'vite';
import { chromiumArgs, findBrowser } from '../../../tools/browser.ts';
import { HOST_LIMITS } from '../build/host-limits.ts';
import { siteIn } from '../vite.config.ts';
import { pageBytes } from './page-bytes.ts';
import { Report } from './report.ts';
import { serveFolder } from './served-folder.ts';

/** Those that no list of guides stands on. */
const PAGES = ['/', '/guides/price-optimization', '/inflation-calculator', '/terms'];

/** A date or a hash compresses a little differently from build to build. */
const MOST_GROWN_BYTES = 64;

const { values } = parseArgs({ options: { guides: { type: 'string', default: '10,1000' } } });
const site = fileURLToPath(new URL('..', import.meta.url));

const PACKAGE = '@tallycomb/content/guides';
const entry = JSON.stringify(fileURLToPath(import.meta.resolve(PACKAGE)));

/** The package's module with more guides after the real ones, each made of a real one. */
function guidesModule(count: number): string {
  const generated = Array.from({ length: count - guides.length }, (_, at) => {
    const model = guides[at % guides.length] as (typeof guides)[number]; // there is a guide
    const id = `generated-${String(at).padStart(4, '0')}`;
    const body = (guideBodies[model.id] ?? '').replace('<p>', `<p>${id}: `);
    return { id, body, summary: { ...model, id, image: `/guides/${id}.svg` } };
  });
  const list = [...guides, ...generated.map(({ summary }) => summary)];
  const bodies = Object.fromEntries(generated.map(({ id, body }) => [id, body]));
  return `import * as real from ${entry};
    export * from ${entry};
    export const guides = ${JSON.stringify(list)};
    export const guideBodies = ${JSON.stringify({ ...guideBodies, ...bodies })};
    export const findGuide = (id) => guides.find((guide) => guide.id === id);
    export const relatedGuides = (id) => real.findGuide(id) ? real.relatedGuides(id) : guides.slice(0, 2);`;
}

/** Builds as if the content package had `count` guides. */
const manyGuides = (count: number): Plugin => ({
  name: 'tallycomb:many-guides',
  enforce: 'pre',
  // As the package's manifest says: what a page does not use of the list is left out.
  resolveId: (id) => (id === PACKAGE ? { id: `\0${PACKAGE}`, moduleSideEffects: false } : null),
  load: (id) => (id === `\0${PACKAGE}` ? guidesModule(count) : null),
});

/** Gives the seconds of processor time. */
async function build(count: number, outDir: string): Promise<number> {
  const { plugins = [], ...config } = siteIn({}, outDir);
  const before = process.cpuUsage();
  const builder = await createBuilder({
    ...config,
    root: site,
    configFile: false,
    logLevel: 'error',
    plugins: [manyGuides(count), ...plugins],
  });
  await builder.buildApp();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: [...chromiumArgs] });

async function bytesOf(folder: string): Promise<readonly number[]> {
  const served = await serveFolder(folder);
  const bytes: number[] = [];
  for (const path of PAGES) bytes.push((await pageBytes(browser, served, path)).totalBytes);
  await served.close();
  return bytes;
}

async function grow(count: number) {
  const outDir = `dist/bench/growth-${count}`;
  const cpuSeconds = await build(count, outDir);
  const folder = join(site, outDir, 'client');
  const headers = readFileSync(join(folder, '_headers'), 'utf8').split('\n');
  const grown = {
    count,
    cpuSeconds,
    bytes: await bytesOf(folder),
    /** Every script of the site; their names change with their content. */
    scripts: globSync('**/*.js', { cwd: folder }),
    headerRules: headers.filter((line) => line.startsWith('/')).length,
    longestHeader: Math.max(...headers.map((line) => line.length)),
  };
  rmSync(join(site, outDir), { recursive: true });
  return grown;
}

const [least = 0, ...more] = values.guides.split(',').map(Number);
// Its processor time is longer by what the first build of a process loads and compiles.
const smallest = await grow(least);
const grown = [smallest];
for (const count of more) grown.push(await grow(count));
const report = new Report();
report.add(
  'Builds by number of guides (a guide: its page, data, two covers, social image)',
  ['CPU s', 'scripts changed', 'rules in _headers', 'longest line', ...PAGES],
  grown.map(({ count, cpuSeconds, bytes, scripts, headerRules, longestHeader }) => [
    String(count),
    { values: [cpuSeconds] },
    { values: [scripts.filter((name) => !smallest.scripts.includes(name)).length], most: 0 },
    { values: [headerRules], most: HOST_LIMITS.headerRules },
    { values: [longestHeader], most: HOST_LIMITS.lineLength },
    ...bytes.map((value, at) => ({
      values: [value],
      most: (smallest.bytes[at] ?? 0) + MOST_GROWN_BYTES,
    })),
  ]),
);
const versions = [`Chromium ${browser.version()}`];
await browser.close();
report.finish('Growth', `node bench/growth.ts --guides ${values.guides}`, versions);
