import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cpiU } from '../../tests/frozen-series.ts';
import { moved } from '../month.ts';
import { inflate } from './inflate.ts';
import { inflateMany } from './inflate-many.ts';

const month = fc
  .integer({ min: 0, max: cpiU.points.length })
  .map((months) => moved(cpiU.first, months));
const when = fc.oneof(month, fc.integer({ min: 1913, max: 2026 }));
const amount = fc
  .double({ min: -1e12, max: 1e12, noNaN: true })
  .filter((dollars) => Math.abs(dollars) < 1e12 - 1);

it('gives what inflate gives, of months and years, in the order of the rows', () => {
  const rows = fc.array(fc.record({ amount, from: when, to: fc.option(when, { nil: undefined }) }));
  fc.assert(
    fc.property(rows, (given) => {
      const one = ({ to = cpiU.newest, ...row }: (typeof given)[number]) =>
        inflate(cpiU, { ...row, to }).amount;
      expect(inflateMany(cpiU, given)).toEqual(given.map(one));
    }),
  );
});

it('names the row that it refuses', () => {
  const from = { year: 2019, month: 6 };
  const refused = (row: object) => () => inflateMany(cpiU, [{ amount: 1, from }, row as never]);
  expect(refused({ amount: Number.NaN, from })).toThrow(/^amounts\[1\]\.amount must be/);
  expect(refused({ amount: 1, from: 'June' })).toThrow(/^amounts\[1\]\.from must be/);
  expect(refused({ amount: 1, from, to: null })).toThrow(/^amounts\[1\]\.to must be/);
  expect(refused({ amount: 1, from: { year: 1912, month: 12 } })).toThrow('is too early');
  expect(refused({ amount: 1, from, to: { year: 2026, month: 9 } })).toThrow('is too late');
});
