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

const PACKAGE = /@tallycomb\/inflation-core\/?/;
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** Rows of the README's table: the code to bundle, and the most bytes that it may take. */
const rows = [...readme.matchAll(/^\| `(export .+)`(?:, each)? +\| ([\d,]+) bytes +\|$/gm)].map(
  ([, code = '', bytes = '']) => ({ code, limit: Number(bytes.replace(',', '')) }),
);

const entries = Object.keys(manifest.exports).filter((entry) => entry !== './package.json');

/** One limit an entry: the row of the regions stands for each of them. */
const limits = rows.flatMap(({ code, limit }) => {
  const [before, after] = code.split('regions/*');
  if (after === undefined) return { code, limit };
  const regions = entries.filter((entry) => entry.startsWith('./regions/'));
  return regions.map((region) => ({ code: `${before}${region.slice(2)}${after}`, limit }));
});

describe('the built package, minified and brotli-compressed', () => {
  it.each(limits)('takes at most $limit bytes for $code', async ({ code, limit }) => {
    const built = code.replace(PACKAGE, './').replace(/'$/, ".js'").replace('/.js', '/index.js');
    const size = brotliCompressSync(await bundled(built)).length;
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThanOrEqual(limit);
  });

  it('has a limit for every entry', () => {
    const limited = limits.map(({ code }) =>
      code.replace(/^.*'@tallycomb\/inflation-core(.*)'$/, '.$1'),
    );
    expect([...new Set(limited)].sort()).toEqual(entries.sort());
  });

  it('leaves a series out of a bundle that uses only the functions', async () => {
    const marker = '324.122';
    expect(await bundled(`export * from './cpi-u.js'`)).toContain(marker);
    const functions = 'defineSeries, inflate, staleness';
    expect(await bundled(`export { ${functions} } from './series.js'`)).not.toContain(marker);
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
    const unused = entries.map((entry) => (entry === '.' ? 'index' : entry.slice(2)));
    expect(unused).toContain('regions/west');
    const code = unused.map((entry, at) => `import * as x${at} from './${entry}.js';`).join('\n');
    expect((await bundled(code)).trim()).toBe('');
  });
});
