import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { BUNDLERS, type Bundle } from './bundle.ts';
import { exportsOf } from './entries.ts';

const installed = inject('installedPackages');
const projects = join(installed.folder, 'projects');
const ui = join(installed.folder, 'node_modules/@tallycomb/ui');
const bundlers = Object.entries(BUNDLERS);
const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/** Text that only this part of ui holds. */
const MARKERS = {
  charts: 'Show the numbers',
  'their cursor': 'aria-valuetext',
  tabs: 'tabpanel',
  messages: 'Dismiss',
  illustrations: 'M35 0l0',
};

/** The folders that modules of a package came from: more than one means two copies. */
function copiesOf(name: string, { modules }: Bundle): string[] {
  const at = `/node_modules/${name}/`;
  const inside = modules.filter((path) => path.includes(at));
  return [...new Set(inside.map((path) => path.slice(0, path.lastIndexOf(at))))];
}

function namesWhenRun({ code }: Bundle): unknown {
  const file = join(projects, 'bundled.mjs');
  writeFileSync(file, code);
  return JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' }));
}

describe.each(bundlers)('%s', (_, bundle) => {
  it('bundles every export of every entry', async () => {
    const everything = await bundle(join(projects, 'every-entry/modules.mjs'));
    expect(namesWhenRun(everything)).toEqual(exportsOf(installed, 'every-entry/modules.mjs'));
  });

  it('bundles one React and one stylesheet, with reset and theme once', async () => {
    const app = await bundle(join(projects, 'react/client.tsx'));
    expect(copiesOf('react', app)).toHaveLength(1);
    expect(copiesOf('react-dom', app)).toHaveLength(1);
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
    const everything = readFileSync(join(ui, 'dist/modules/all.cjs'), 'utf8');
    for (const [part, marker] of Object.entries(MARKERS)) {
      expect(everything, part).toContain(marker);
      expect(code, part).not.toContain(marker);
    }
    expect(code).not.toContain('scaleLinear');
  });
});

/** An app that uses just this. */
async function slice(statement: string): Promise<Bundle> {
  const entry = join(projects, 'slice.mjs');
  writeFileSync(entry, statement);
  return BUNDLERS.esbuild(entry);
}

const SERIES = '324.122'; // CPI-U of September 2025, in no other file
const GUIDE = '<h2'; // only bodies hold headings

describe('a slice of a package', () => {
  it.each([
    ['a typing mask', `export { maskMonth } from '@tallycomb/inflation-core'`, 100, 960],
    ['the calculator', `export * from '@tallycomb/inflation-core'`, 1500, 2600],
    [
      'a lookup client',
      `export { createLookupClient } from '@tallycomb/inflation-core/lookup'`,
      500,
      2048,
    ],
    ['the site texts', `export { siteName, mainLinks } from '@tallycomb/content/site'`, 100, 512],
    ['the list of guides', `export { guides } from '@tallycomb/content/guides'`, 200, 1536],
    ['the tokens', `export { vars } from '@tallycomb/ui/styles'`, 200, 1024],
  ])('%s weighs what it should', async (_, statement, atLeast, atMost) => {
    const size = brotliCompressSync((await slice(statement)).code).length;
    expect(size).toBeGreaterThan(atLeast);
    expect(size).toBeLessThanOrEqual(atMost);
  });

  it('brings the index only with the entry that holds it', async () => {
    expect((await slice(`export { cpiU } from '@tallycomb/inflation-core/cpi-u'`)).code).toContain(
      SERIES,
    );
    for (const entry of ['', '/lookup', '/series']) {
      const { code } = await slice(`export * from '@tallycomb/inflation-core${entry}'`);
      expect(code).not.toContain(SERIES);
    }
  });

  it('brings the bodies of guides only to who asks for them', async () => {
    const bodies = await slice(`export { guideBodies } from '@tallycomb/content/guides'`);
    expect(bodies.code).toContain(GUIDE);
    for (const statement of [
      `export { guides } from '@tallycomb/content/guides'`,
      `export * from '@tallycomb/content/site'`,
    ])
      expect((await slice(statement)).code).not.toContain(GUIDE);
  });

  it('brings one page’s texts without another’s', async () => {
    const { code } = await slice(`export { hero } from '@tallycomb/content/pages'`);
    expect(code).toContain('headline');
    expect(code.length).toBeLessThan(1000);
  });
});
