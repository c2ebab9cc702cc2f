import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

async function bundled(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: dist },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

const budgets = [
  ['the root', `export * from './index.js'`, 2610],
  ['the lookup client', `export { createLookupClient } from './lookup.js'`, 1638],
  ['the functions on a series', `export * from './series.js'`, 2432],
  ['one of them alone', `export { inflate } from './series.js'`, 1792],
  ['what makes a series', `export * from './own-series.js'`, 2912],
  ['the functions on a menu', `export * from './menu.js'`, 18400],
  ['the functions on a price', `export * from './pricing.js'`, 1696],
  ['the calendar file', `export * from './calendar.js'`, 1024],
  ['the CPI-U series', `export * from './cpi-u.js'`, 6144],
  ['the salon series', `export * from './personal-care-services.js'`, 3584],
  ['the series of the Northeast', `export * from './regions/northeast.js'`, 1792],
  ['the series of the Midwest', `export * from './regions/midwest.js'`, 1792],
  ['the series of the South', `export * from './regions/south.js'`, 1792],
  ['the series of the West', `export * from './regions/west.js'`, 1792],
] as const;

describe('the built package, minified and brotli-compressed', () => {
  it.each(budgets)('%s: %s takes at most %i bytes', async (_, code, budget) => {
    const size = brotliCompressSync(await bundled(code)).length;
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThanOrEqual(budget);
  });

  it('is as the README says', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const [, limits = ''] = /to these limits: (.*)/.exec(readme) ?? [];
    for (const [name, , budget] of budgets)
      expect(limits, name).toContain(` ${budget.toLocaleString('en-US')}`);
  });

  it('leaves a series out of a bundle that uses only the functions', async () => {
    const marker = '324.122';
    expect(await bundled(`export * from './cpi-u.js'`)).toContain(marker);
    expect(await bundled(`export * from './series.js'`)).not.toContain(marker);
    expect(await bundled(`export { createLookupHandler } from './lookup.js'`)).not.toContain(
      marker,
    );
  });

  it('leaves the server out of the browser', async () => {
    expect(await bundled(`export { calculateInflation } from './lookup.js'`)).not.toContain(
      'If-None-Match',
    );
  });

  it('adds nothing when nothing is used', async () => {
    const unused = Object.keys(manifest.exports)
      .filter((entry) => entry !== './package.json')
      .map((entry) => (entry === '.' ? 'index' : entry.slice(2)));
    expect(unused).toContain('regions/west');
    const code = unused.map((entry, at) => `import * as x${at} from './${entry}.js';`).join('\n');
    expect((await bundled(code)).trim()).toBe('');
  });
});
