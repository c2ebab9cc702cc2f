import { expect, inject, it } from 'vitest';
import { exportsOf, publishedEntries, run } from './entries.ts';

const stranger = inject('stranger');
it('imports every entry of every package', () => {
  const exports = exportsOf(stranger, 'every-entry/modules.mjs');
  expect(Object.keys(exports).sort()).toEqual(publishedEntries(stranger).sort());
  for (const [entry, names] of Object.entries(exports)) {
    expect(names.length, entry).toBeGreaterThan(0);
    for (const [name, kind] of names) expect(kind, `${entry} ${name}`).not.toBe('undefined');
  }
});

it('gets the same names from require', () => {
  expect(exportsOf(stranger, 'every-entry/commonjs.cjs')).toEqual(
    exportsOf(stranger, 'every-entry/modules.mjs'),
  );
});

it('reads salons from CSV and prints what each lost', () => {
  expect(run(stranger, 'salon-list/salon-list.mjs').trim().split('\n')).toEqual([
    'Corner Barber: $76,946.28 a year',
    'Brow Bar: $22,689.54 a year',
    'Nail Room: invalid-date-format',
  ]);
});
