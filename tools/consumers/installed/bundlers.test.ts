import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { BUNDLERS } from './bundle.ts';
import { run } from './setup.ts';

const folder = inject('folder');
const projects = join(folder, 'projects');
const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/** Text that only this part of ui holds. */
const MARKERS = {
  charts: 'Show the numbers',
  'their cursor': 'aria-valuetext',
  tabs: 'tabpanel',
  messages: 'Dismiss',
  illustrations: 'M35 0l0',
};

describe.each(Object.entries(BUNDLERS))('%s', (_, bundle) => {
  it('bundles every export of every entry', async () => {
    const { code } = await bundle(join(projects, 'every-entry/modules.mjs'));
    const bundled = join(projects, 'bundled.mjs');
    writeFileSync(bundled, code);
    expect(JSON.parse(run(bundled))).toEqual(
      JSON.parse(run(join(projects, 'every-entry/modules.mjs'))),
    );
  });

  it('bundles one React and one stylesheet, with reset and theme once', async () => {
    const app = await bundle(join(projects, 'react/client.tsx'));
    expect(
      occurrences(app.code, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='),
    ).toBe(1);
    const css = app.css.toLowerCase().replace(/\s+/g, '');
    expect(occurrences(css, 'html{-webkit-text-size-adjust:100%')).toBe(1);
    expect(occurrences(css, '--tc-space-1:')).toBe(1);
    expect(occurrences(css, '@font-face')).toBe(10);
  });

  it('leaves out of an app with a button what a button does not need', async () => {
    const { code, css } = await bundle(join(projects, 'react/button-only.tsx'));
    expect(code).toContain('aria-disabled');
    expect(css).toContain('--tc-color-lacquer');
    expect(brotliCompressSync(css).length).toBeLessThanOrEqual(4096);
    const ui = join(folder, 'node_modules/@tallycomb/ui/dist');
    const files = globSync('**/*.cjs', { cwd: ui });
    const all = files.map((file) => readFileSync(join(ui, file), 'utf8')).join('\n');
    for (const [part, marker] of Object.entries(MARKERS)) {
      expect(all, part).toContain(marker);
      expect(code, part).not.toContain(marker);
    }
    expect(code).not.toContain('scaleLinear');
  });
});

/** The code of an app that uses just this. */
async function slice(statement: string): Promise<string> {
  const entry = join(projects, 'slice.mjs');
  writeFileSync(entry, statement);
  return (await BUNDLERS.esbuild(entry)).code;
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

  it('brings the bodies of guides only to who asks for them', async () => {
    const guides = `'@tallycomb/content/guides'`;
    expect(await slice(`export { guideBodies } from ${guides}`)).toContain(GUIDE);
    expect(await slice(`export { guides } from ${guides}`)).not.toContain(GUIDE);
    expect(await slice(`export * from '@tallycomb/content/site'`)).not.toContain(GUIDE);
  });
});
