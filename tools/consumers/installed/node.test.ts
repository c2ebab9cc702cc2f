/** The packages under Node: the newest, and the oldest that they support. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { outputOf } from './setup.ts';

const folder = inject('folder');
const runProject = (script: string) => outputOf(join(folder, 'projects', script));

it('loads every export of every entry, the same by import and by require', () => {
  const exports: Record<string, [name: string, kind: string][]> = JSON.parse(
    runProject('every-entry/modules.mjs'),
  );
  expect(Object.keys(exports)).toEqual(inject('entries'));
  for (const [entry, names] of Object.entries(exports)) {
    expect(names.length, entry).toBeGreaterThan(0);
    expect(names.filter(([, kind]) => kind === 'undefined')).toEqual([]);
  }
  expect(JSON.parse(runProject('every-entry/commonjs.cjs'))).toEqual(exports);
});

it('reads salons from CSV and prints what each lost', () => {
  expect(runProject('salon-list/salon-list.ts').split('\n')).toEqual([
    'Corner Barber: $76,946.28 a year',
    'Brow Bar: $22,689.54 a year',
    'Nail Room: invalid-date-format',
    'Old Town Cuts: January 1800 is too early: the index begins in January 1913.',
  ]);
});

it('carries an amount by an index of its own, from a CSV of quarters, and adds one', () => {
  expect(runProject('own-series/own-series.mjs').split('\n')).toEqual([
    '$82.82 (+3.52%)',
    'up to 2011-12',
    'absurd-value',
  ]);
});

it('loads every entry by require on Node 20, too', () => {
  const require = createRequire(import.meta.url);
  const requireIn20 = createRequire(require.resolve('@tallycomb/node-20/package.json'));
  const node20 = join(dirname(requireIn20.resolve('node/package.json')), 'bin/node');
  const run = (...args: readonly string[]) => execFileSync(node20, args, { encoding: 'utf8' });
  expect(run('--version')).toMatch(/^v20\./);
  const script = join(folder, 'projects/every-entry/commonjs.cjs');
  expect(JSON.parse(run(script))).toEqual(JSON.parse(outputOf(script)));
});
