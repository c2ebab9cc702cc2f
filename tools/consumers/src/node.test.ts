import { expect, inject, it } from 'vitest';
import { exportsOf, run } from './entries.ts';

const installed = inject('installedPackages');

it('imports every entry of every package', () => {
  const exports = Object.entries(exportsOf(installed, 'every-entry/modules.mjs'));
  expect(exports.length).toBeGreaterThan(10);
  for (const [entry, names] of exports) {
    expect(names.length, entry).toBeGreaterThan(0);
    for (const [name, kind] of names) expect(kind, `${entry} ${name}`).not.toBe('undefined');
  }
});

it('gets the same names from require', () => {
  expect(exportsOf(installed, 'every-entry/commonjs.cjs')).toEqual(
    exportsOf(installed, 'every-entry/modules.mjs'),
  );
});

it('reads salons from CSV and prints what each lost', () => {
  expect(run(installed, 'salon-list/salon-list.ts').trim().split('\n')).toEqual([
    'Corner Barber: $76,946.28 a year',
    'Brow Bar: $22,689.54 a year',
    'Nail Room: invalid-date-format',
    'Old Town Cuts: January 1800 is too early: the index begins in January 1913.',
  ]);
});

it('carries an amount by an index of its own, from a CSV of quarters, and adds one', () => {
  expect(run(installed, 'own-series/own-series.mjs').trim().split('\n')).toEqual([
    '$82.82 (+3.52%)',
    'up to 2011-12',
    'absurd-value',
  ]);
});
