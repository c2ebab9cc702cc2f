/** The packed design system in an app of Next.js: a page sends no script that nobody asked for. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pnpm } from '../../consumers/src/pnpm.ts';

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const project = realpathSync(mkdtempSync(join(tmpdir(), 'tallycomb-next-')));

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(pathOf(`../node_modules/${name}/package.json`), 'utf8')).version;

beforeAll(() => {
  const tarballs = join(project, 'tarballs');
  mkdirSync(tarballs);
  pnpm(pathOf('../../../packages/ui'), 'pack', '--pack-destination', tarballs);
  const [tarball = ''] = readdirSync(tarballs);
  const dependencies = Object.fromEntries([
    ['@tallycomb/ui', `file:${join(tarballs, tarball)}`],
    ...['next', 'react', 'react-dom'].map((name) => [name, versionOf(name)]),
  ]);
  const manifest = { name: 'next-consumer', private: true, type: 'module', dependencies };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(project, 'pnpm-workspace.yaml'), 'allowBuilds:\n  sharp: false\n');
  pnpm(project, 'install', '--prefer-offline');
  cpSync(pathOf('../app'), join(project, 'app'), { recursive: true });
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

const built = (...path: readonly string[]) => join(project, '.next', ...path);

function build(...options: readonly string[]): void {
  rmSync(built(), { recursive: true, force: true });
  const next = join(project, 'node_modules/next/dist/bin/next');
  execFileSync(process.execPath, [next, 'build', ...options], {
    cwd: project,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}

const htmlOf = (page: string) => readFileSync(built('server/app', `${page}.html`), 'utf8');

/** Every script that a page's markup names: those that it runs, and those that it may load. */
const scriptsOf = (page: string): readonly string[] => [
  ...new Set(htmlOf(page).match(/static\/[\w./-]+\.js/g)),
];

const bytesOf = (page: string) =>
  scriptsOf(page).reduce((sum, file) => sum + statSync(built(file)).size, 0);

const scriptOf = (page: string) =>
  scriptsOf(page)
    .map((file) => readFileSync(built(file), 'utf8'))
    .join('\n');

describe.each([
  ['Turbopack', []],
  ['webpack', ['--webpack']],
] as const)('Next.js with %s', (_, options) => {
  beforeAll(() => build(...options));

  it('sends for a card, a note and a picture no more script than for a plain page', () => {
    expect(htmlOf('card')).toContain('A card');
    expect(htmlOf('card')).toMatch(/\d{3,}<!-- --> characters of a picture/);
    expect(bytesOf('plain')).toBeGreaterThan(100_000);
    expect(bytesOf('card')).toBe(bytesOf('plain'));
  });

  it('renders a chart whose formats are data, and sends the script of its cursor', () => {
    expect(htmlOf('chart')).toContain('$80.00');
    expect(scriptOf('chart')).toContain('aria-valuetext');
    expect(scriptOf('card')).not.toContain('aria-valuetext');
    expect(bytesOf('chart')).toBeGreaterThan(bytesOf('plain'));
  });
});
