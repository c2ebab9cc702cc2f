import { addMonths, formatIsoMonth } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { expect, it } from 'vitest';
import { publishedSeries } from '../src/pages/data/data-files.server';
import { describeAge, priceIndexes } from './health';

it.each([
  [0, 31, '0 months old'],
  [1, 31, '1 month old'],
  [2, 1, '2 months old'],
  [2, 28, '2 months old: overdue'],
])('describes a series after %i months, on day %i, as %s', (months, day, age) => {
  const { newest } = cpiU;
  expect(describeAge(cpiU, { ...addMonths(newest, months), day })).toBe(
    `CUUR0000SA0 ${formatIsoMonth(newest)}, ${age}`,
  );
});

it('covers every series that the site publishes', () => {
  expect(new Set(priceIndexes)).toEqual(new Set(publishedSeries.map(({ series }) => series)));
});
