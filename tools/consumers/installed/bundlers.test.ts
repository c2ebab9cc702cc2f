import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { build as viteBuild } from 'vite';
import { describe, expect, inject, it } from 'vitest';
import { outputOf } from './setup.ts';

const withEsbuild = (entry: string, outdir: string) =>
  esbuild.build({
    entryPoints: [entry],
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });

const withVite = (input: string, outDir: string) =>
  viteBuild({
    configFile: false,
    root: dirname(input),
    logLevel: 'error',
    build: { outDir, target: 'es2022', modulePreload: false, rolldownOptions: { input } },
  });

/** Bundles an entry into a folder beside it; gives all scripts that a browser would run, minified. */
const readingOutput =
  (build: (entry: string, folder: string) => Promise<unknown>) =>
  async (entry: string): Promise<string> => {
    const folder = mkdtempSync(join(dirname(entry), 'built-'));
    await build(entry, folder);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    const code = files.filter((file) => /\.m?js$/.test(file));
    return code.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  };

const BUNDLERS = {
  esbuild: readingOutput(withEsbuild),
  Vite: readingOutput(withVite),
};

const folder = inject('folder');
const projects = join(folder, 'projects');

describe.each(Object.entries(BUNDLERS))('%s', (_, bundle) => {
  it('bundles every export of every entry', async () => {
    const code = await bundle(join(projects, 'every-entry/modules.mjs'));
    const bundled = join(projects, 'bundled.mjs');
    writeFileSync(bundled, code);
    expect(JSON.parse(outputOf(bundled))).toEqual(
      JSON.parse(outputOf(join(projects, 'every-entry/modules.mjs'))),
    );
  });
});

/** Bundles an app that consists of one statement. */
async function slice(statement: string): Promise<string> {
  const entry = join(projects, 'slice.mjs');
  writeFileSync(entry, statement);
  return BUNDLERS.esbuild(entry);
}

const GUIDE = '<h2'; // only bodies hold headings

describe('a slice of a package', () => {
  it.each([
    ['a typing mask', `export { maskMonth } from '@tallycomb/inflation-core'`, 100, 1360],
    ['the site texts', `export { siteName, mainLinks } from '@tallycomb/content/site'`, 100, 512],
    ['the list of guides', `export { guides } from '@tallycomb/content/guides'`, 200, 1536],
    ['the tokens', `export { vars } from '@tallycomb/ui/styles'`, 200, 1024],
    ['one page’s texts', `export { hero } from '@tallycomb/content/pages'`, 100, 1000],
  ])('%s weighs what it should', async (_, statement, atLeast, atMost) => {
    const size = brotliCompressSync(await slice(statement)).length;
    expect(size).toBeGreaterThan(atLeast);
    expect(size).toBeLessThanOrEqual(atMost);
  });

  it('includes the bodies of guides only if they are imported', async () => {
    const guides = `'@tallycomb/content/guides'`;
    expect(await slice(`export { guideBodies } from ${guides}`)).toContain(GUIDE);
    expect(await slice(`export { guides } from ${guides}`)).not.toContain(GUIDE);
    expect(await slice(`export * from '@tallycomb/content/site'`)).not.toContain(GUIDE);
  });
});
