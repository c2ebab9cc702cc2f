import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

const KB = 1024;
const read = (path: string): string => readFileSync(path, 'utf8');
const occurrences = (text: string, part: string): number => text.split(part).length - 1;

if (!existsSync('dist/styles.css')) execFileSync('tsup', { stdio: 'inherit' });

const componentSheets = globSync('dist/*.css').filter(
  (path) => !/(tokens|reset|fonts|styles|art)\.css$/.test(path),
);

/** Top-level statements and blocks. */
function topLevel(css: string): string[] {
  const found: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (depth > 0) continue;
    found.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return found;
}

/** Every declaration, with the conditions, layers and selectors around it. */
function declarationsIn(css: string) {
  const found: { readonly declaration: string; readonly within: string }[] = [];
  const around: string[] = [];
  for (const [, text = '', sign] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '{') around.push(text);
    else if (text) found.push({ declaration: text, within: around.join(' ') });
    if (sign === '}') around.pop();
  }
  return found;
}

const starts = /^(transition|animation)(-duration)?:(?!none)/;

describe('the stylesheet', () => {
  /** Style sheet in lower case, without the spaces that minifying keeps in custom properties. */
  const css = () => read('dist/styles.css').toLowerCase().replaceAll(': ', ':');

  it('holds each token once', () => {
    // A token that no component sets, unlike the page's background, which plan tags set.
    expect(occurrences(css(), '--tc-color-strand:')).toBe(1);
    expect(occurrences(css(), '--tc-space-1:')).toBe(1);
  });

  it('holds each font face once: two faces in two files each, and for each system fallbacks for the display and two text weights', () => {
    expect(occurrences(read('dist/fonts.css'), '@font-face')).toBe(10);
    expect(css()).not.toContain('@font-face');
  });

  it('moves nothing unless the visitor lets things move', () => {
    const moving = declarationsIn(css()).filter(({ declaration }) => starts.test(declaration));
    expect(moving.length).toBeGreaterThan(10);
    expect(moving.filter(({ within }) => !within.includes('prefers-reduced-motion'))).toEqual([]);
  });

  it('points at fonts that are there', () => {
    const fonts = read('dist/fonts.css');
    const urls = [...fonts.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => `dist/${url}`);
    expect(urls).toHaveLength(4);
    for (const url of urls) expect(existsSync(url), url).toBe(true);
  });

  it('takes at most 14 KB on the wire', () => {
    expect(brotliCompressSync(css()).length).toBeLessThanOrEqual(14 * KB);
  });

  it.each(componentSheets)('%s and the tokens take at most 4 KB on the wire', (sheet) => {
    const both = read('dist/tokens.css') + read(sheet);
    expect(brotliCompressSync(both).length).toBeLessThanOrEqual(4 * KB);
  });

  it.each(globSync('dist/*.css').filter((path) => path !== 'dist/fonts.css'))(
    '%s has every rule in a layer, after their order',
    (sheet) => {
      const [order, ...blocks] = topLevel(read(sheet));
      expect(order).toMatch(/^@layer tallycomb\.tokens,tallycomb\.reset,tallycomb\.level1,[^{]*;$/);
      expect(blocks.length).toBeGreaterThan(0);
      expect(blocks.filter((block) => !/^@layer tallycomb\.\w+\{/.test(block))).toEqual([]);
    },
  );

  it.each(componentSheets)('%s has no rule for a page that has no such component', (sheet) => {
    const selectors = [...read(sheet).matchAll(/[{};]([^{};@]+)\{/g)].map(([, text = '']) => text);
    const isBound = (selector: string) => /^(from|to|[\d.]+%)|\.[\w-]+/.test(selector);
    expect(
      selectors.flatMap((list) => list.split(/,(?![^(]*\))/)).filter((one) => !isBound(one)),
    ).toEqual([]);
  });
});

describe('the fonts', () => {
  it('take at most 40 KB together on a page in US English', () => {
    const bytes = ['imbue', 'instrument-sans'].map((name) => `dist/fonts/${name}.woff2`);
    expect(bytes.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThanOrEqual(40 * KB);
  });
});

it('hands to require one component at a time, as client code', () => {
  const loaded = `require('@tallycomb/ui/button'); console.log(JSON.stringify(Object.keys(require.cache)))`;
  const files: string[] = JSON.parse(
    execFileSync(process.execPath, ['-e', loaded], { encoding: 'utf8' }),
  );
  const ours = files.filter((file) => file.includes('/ui/dist/')).map(read);
  expect(ours.filter((code) => !code.startsWith(`'use client';`))).toEqual([]);
  const code = ours.join('');
  expect(code).toContain('aria-disabled');
  expect(code).not.toMatch(/popover|aria-live|<table|M35 0l0|polyline/);
  expect(code.length).toBeLessThan(10 * KB);
});

/** Our code in the bundle of an app that imports only the given names. */
async function bundleOf(names: string): Promise<string> {
  const entry = 'virtual:app';
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, external: [/^react/], preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export { ${names} } from '@tallycomb/ui';` : undefined),
      },
    ],
  })) as Rolldown.RolldownOutput;
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

describe('an app that imports one component', () => {
  it('gets Button in at most half a kilobyte', async () => {
    const code = await bundleOf('Button');
    expect(code).toContain('aria-disabled');
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(KB / 2);
  });

  it('gets the messages, with tones and an action, in at most 1.9 KB', async () => {
    const code = await bundleOf('ToastProvider, useToast');
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1.9 * KB);
  });
});
