/**
 * Measures every page of the sitemap, and the embedded one, and writes their sizes plus 10 % to
 * `byte-limits.json`. A row for a pattern has the largest sizes of its pages; a row changed by hand is written anew.
 *
 * node bench/write-byte-limits.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArgs, findBrowser } from '../../../tools/browser.ts';
import type { ByteLimits } from '../e2e/support/budgets.ts';
import { pageBytes } from '../e2e/support/page-bytes.ts';
import { serveFolder } from '../e2e/support/served-folder.ts';

const SLACK = 1.1;

/** Patterns of many or growing pages, which share a row; the second is of years. */
const PATTERNS = ['/guides/*', '/inflation-calculator/[12]*'];

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const sitemap = readFileSync(pathOf('../dist/client/sitemap.xml'), 'utf8');
const paths = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => new URL(url));

const rowFor = (path: string) => PATTERNS.find((pattern) => matchesGlob(path, pattern)) ?? path;

/** Limit in KiB, rounded up to a tenth, and at least that of another page in the row. */
const limitOf = (bytes: number, other = 0) =>
  Math.max(Math.ceil((bytes * SLACK * 10) / 1024) / 10, other);

const served = await serveFolder(pathOf('../dist/client'));
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...chromiumArgs] });
const rows: Record<string, ByteLimits> = {};
for (const path of [...paths.map(({ pathname }) => pathname), '/embed/calculator']) {
  const row = rowFor(path);
  const bytes = await pageBytes(browser, served, path);
  const others = rows[row];
  rows[row] = {
    total: limitOf(bytes.totalBytes, others?.total),
    html: limitOf(bytes.htmlBytes, others?.html),
    script: limitOf(bytes.scriptBytes, others?.script),
    idle: limitOf(bytes.idleBytes, others?.idle),
  };
}
await browser.close();
await served.close();
const lines = Object.entries(rows).map(([row, limits]) => {
  const cells = Object.entries(limits).map(([name, kib]) => `"${name}": ${kib}`);
  return `  "${row}": { ${cells.join(', ')} }`;
});
writeFileSync(pathOf('byte-limits.json'), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${Object.keys(rows).length} rows. Read the difference before you commit it.`);
