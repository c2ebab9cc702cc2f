import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { build as viteBuild } from 'vite';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { consoleMessagesOf } from './browser.ts';

const { folder } = inject('installedPackages');
const project = join(folder, 'projects/react');
const dist = join(folder, 'node_modules/@tallycomb/ui/dist');

/** Renders the app as a server does: under Node, with the packages as they are installed. */
async function renderOnServer(): Promise<string> {
  const outfile = join(project, 'server.mjs');
  await build({
    entryPoints: [join(project, 'server.tsx')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
  });
  return execFileSync(process.execPath, [outfile], { encoding: 'utf8' }).trim();
}

describe('the React app', () => {
  let html = '';
  beforeAll(async () => {
    html = await renderOnServer();
  });

  it('is rendered on a server with classes that the stylesheet knows', () => {
    const css = readFileSync(join(dist, 'styles.css'), 'utf8');
    const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(html).toContain('Calculate Your Loss');
    expect(classes.length).toBeGreaterThan(5);
    expect([...new Set(classes)].filter((name) => !css.includes(`.${name}`))).toEqual([]);
    expect(html).not.toMatch(/ style=|<script/);
  });

  it('hydrates without a message, takes a price and announces that it is saved', async () => {
    await viteBuild({ configFile: false, root: project, logLevel: 'error' });
    const page = join(project, 'dist/index.html');
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('<body></body>', `<body>${html}</body>`),
    );
    const messages = await consoleMessagesOf(join(project, 'dist'), async (page) => {
      await page.getByLabel('Price of a haircut').fill('50');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('status').getByText('$50').waitFor();
      const link = page.getByRole('link', { name: 'Calculate Your Loss' });
      expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
        'none',
      );
    });
    expect(messages).toEqual([]);
  });
});

describe('the code of ui', () => {
  const files = globSync('**/*.{js,cjs}', { cwd: dist });
  const codeOf = (file: string) => readFileSync(join(dist, file), 'utf8');

  const isMarked = (file: string) => codeOf(file).startsWith("'use client';");

  /** What a server runs of a module: what that imports too, as far as it is not client code. */
  function onServer(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file) || isMarked(file)) return found;
    found.add(file);
    for (const [, imported = ''] of codeOf(file).matchAll(/(?:from|import) "(\.[^"]+)"/g))
      onServer(join(dirname(file), imported), found);
    return found;
  }

  it('runs on a server without what a server does not have', () => {
    const needsClient =
      /\b(?:use(?:State|Effect|Ref|Context|SyncExternalStore)|createContext)\(|\bon(?:Click|Change|Focus|Key|Pointer)\w*:/;
    const entries = files.filter((file) => /^[^/]+\.js$/.test(file));
    const reached = [...new Set(entries.flatMap((file) => [...onServer(file)]))];
    expect(reached.filter((file) => needsClient.test(codeOf(file)))).toEqual([]);
    expect(reached.length).toBeGreaterThan(entries.length);
    expect(files.filter((file) => needsClient.test(codeOf(file))).length).toBeGreaterThan(10);
  });

  it('holds no React of its own', () => {
    expect(files.filter((file) => codeOf(file).includes('react.transitional.element'))).toEqual([]);
    const { peerDependencies, dependencies } = JSON.parse(
      readFileSync(join(dist, '../package.json'), 'utf8'),
    );
    expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom']);
    expect(Object.keys(dependencies)).not.toContain('react');
  });
});
