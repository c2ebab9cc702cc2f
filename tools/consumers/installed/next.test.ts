/** The design system in an app of Next.js: a page sends no script that it does not use. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';

const folder = inject('folder');
const project = join(folder, 'projects/next');
const built = (...path: readonly string[]) => join(project, '.next', ...path);

function build(...options: readonly string[]): void {
  rmSync(built(), { recursive: true, force: true });
  const next = join(folder, 'node_modules/next/dist/bin/next');
  execFileSync(process.execPath, [next, 'build', ...options], {
    cwd: project,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}

const htmlOf = (page: string) => readFileSync(built('server/app', `${page}.html`), 'utf8');

/** Every script that a page's markup names: those that it runs and those that it may load later. */
const scriptsOf = (page: string) =>
  [...new Set(htmlOf(page).match(/static\/[\w./-]+\.js/g))].map((file) => built(file));

const bytesOf = (page: string) =>
  scriptsOf(page).reduce((sum, file) => sum + statSync(file).size, 0);

const hasCursor = (page: string) =>
  scriptsOf(page).some((file) => readFileSync(file, 'utf8').includes('aria-valuetext'));

describe.each([
  ['Turbopack', []],
  ['webpack', ['--webpack']],
] as const)('Next.js with %s', (_, options) => {
  beforeAll(() => build(...options));

  it('sends no more script for a card, a note and a picture than for a plain page', () => {
    expect(htmlOf('card')).toContain('A card');
    expect(htmlOf('card')).toContain('d="M10 90V45M30 90V25"');
    expect(bytesOf('plain')).toBeGreaterThan(100_000);
    expect(bytesOf('card')).toBe(bytesOf('plain'));
  });

  it('sends no more for a client component from the root than from its own entry', () => {
    expect(htmlOf('root')).toContain('What does it cost?');
    expect(bytesOf('root') - bytesOf('entry')).toBeLessThan(1_000);
  });

  it('renders a chart whose formats are data, and sends the script of its cursor', () => {
    expect(htmlOf('chart')).toContain('$80.00');
    expect([hasCursor('chart'), hasCursor('card')]).toEqual([true, false]);
    expect(bytesOf('chart')).toBeGreaterThan(bytesOf('plain'));
  });
});

describe('the code of ui', () => {
  const dist = join(folder, 'node_modules/@tallycomb/ui/dist');
  const codeOf = (file: string) => readFileSync(join(dist, file), 'utf8');
  const needsClient =
    /\b(?:use(?:State|Effect|Ref|Context|SyncExternalStore)|createContext)\(|\bon(?:Click|Change|Focus|Key|Pointer)\w*:/;

  /** Modules that a server runs for a file: the file and its imports, up to client code. */
  function onServer(file: string, found: Set<string>): Set<string> {
    if (found.has(file) || codeOf(file).startsWith("'use client';")) return found;
    found.add(file);
    for (const [, imported = ''] of codeOf(file).matchAll(/(?:from|import) "(\.[^"]+)"/g))
      onServer(join(dirname(file), imported), found);
    return found;
  }

  it('runs on a server without what a server does not have', () => {
    const entries = globSync('*.js', { cwd: dist });
    const reached = new Set<string>();
    for (const entry of entries) onServer(entry, reached);
    expect([...reached].filter((file) => needsClient.test(codeOf(file)))).toEqual([]);
    expect(reached.size).toBeGreaterThan(entries.length);
    const all = globSync('**/*.js', { cwd: dist });
    expect(all.filter((file) => needsClient.test(codeOf(file))).length).toBeGreaterThan(10);
  });
});
