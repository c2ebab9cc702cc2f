import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const KB = 1024;
const read = (path: string): string => readFileSync(path, 'utf8');
const occurrences = (text: string, part: string): number => text.split(part).length - 1;

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

const pathsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(pathsIn);

beforeAll(() => {
  if (!existsSync('dist/styles.css')) execFileSync('tsup', { stdio: 'inherit' });
}, 120_000);

describe('the stylesheet', () => {
  /** Lower case, and without the blanks that minifying keeps in custom properties. */
  const css = () => read('dist/styles.css').toLowerCase().replaceAll(': ', ':');

  it('holds the reset once', () => {
    expect(occurrences(css(), '*,*:before,*:after{')).toBe(1);
  });

  it('holds each theme once: light, dark by attribute, dark by preference', () => {
    // A token that no component pins for itself, as plan tags do with the page's background.
    expect(occurrences(css(), '--tc-color-strand:#34100f')).toBe(1);
    expect(occurrences(css(), '--tc-color-strand:#f6c3b5')).toBe(2);
    expect(occurrences(css(), '--tc-space-1:')).toBe(1);
  });

  it('holds each font face once: two faces, and for each system fallbacks for the display and two text weights', () => {
    expect(occurrences(css(), '@font-face')).toBe(8);
  });

  it('points at fonts that are there', () => {
    const urls = [...css().matchAll(/url\(([^)]+)\)/g)].map(([, url]) => `dist/${url}`);
    expect(urls).toHaveLength(2);
    for (const url of urls) expect(existsSync(url), url).toBe(true);
  });

  it('takes at most 14 KB on the wire', () => {
    expect(brotliCompressSync(css()).length).toBeLessThanOrEqual(14 * KB);
  });
});

describe('the fonts', () => {
  it('take at most 40 KB together', () => {
    const bytes = ['imbue', 'instrument-sans'].map((name) => `dist/fonts/${name}.woff2`);
    expect(bytes.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThanOrEqual(40 * KB);
  });
});

describe('the package', () => {
  it('has every file that its exports name', () => {
    const manifest = JSON.parse(read('package.json')) as Manifest;
    const files = pathsIn(manifest.exports).filter((path) => !path.includes('*'));
    expect(files).toContain('./dist/styles.css');
    for (const file of files) expect(existsSync(file), file).toBe(true);
  });

  it.each(['dist/index.js', 'dist/index.cjs'])(
    'marks %s as client code on its first line',
    (path) => {
      expect(read(path).split('\n')[0]).toBe("'use client';");
    },
  );

  it('loads in plain Node, as a module and as CommonJS', () => {
    const print = 'console.log(typeof ui.Button, typeof styles.vars)';
    const asModule = `import * as ui from '@tallycomb/ui'; import * as styles from '@tallycomb/ui/styles'; ${print}`;
    const asCommonJs = `const ui = require('@tallycomb/ui'); const styles = require('@tallycomb/ui/styles'); ${print}`;
    const run = (...args: string[]) => execFileSync(process.execPath, args).toString().trim();
    expect(run('--input-type=module', '-e', asModule)).toBe('function object');
    expect(run('-e', asCommonJs)).toBe('function object');
  });
});

/** Our own code in an app that imports no more than the given names. */
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
  it('gets Button in at most 3 KB', async () => {
    const code = await bundleOf('Button');
    expect(code).toContain('aria-disabled');
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(3 * KB);
  });

  it('gets nothing of the others', async () => {
    const code = await bundleOf('Button');
    expect(code).not.toMatch(/popover|aria-live|<table|M35 0l0|polyline/);
    expect(await bundleOf('Header')).toContain('popover');
  });

  it('gets the messages in at most 1.5 KB', async () => {
    const code = await bundleOf('ToastProvider, useToast');
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1.5 * KB);
  });
});
