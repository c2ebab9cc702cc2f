import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { expect, it } from 'vitest';
import { publishedSeries } from '../build/data-files';
import { describeAge } from './health';
import { priceIndexes } from './lookup';

const { newest } = cpiU;
const monthsLater = (months: number) => {
  const count = newest.year * 12 + newest.month - 1 + months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
};
const isoNewest = `${newest.year}-${String(newest.month).padStart(2, '0')}`;

it.each([
  [0, 31, '0 months old'],
  [1, 31, '1 month old'],
  [2, 1, '2 months old'],
  [2, 28, '2 months old: overdue'],
])('says after %i months, on day %i, that a series is %s', (months, day, age) => {
  expect(describeAge(cpiU, { ...monthsLater(months), day })).toBe(
    `CUUR0000SA0 ${isoNewest}, ${age}`,
  );
});

it('looks at every series that the site publishes', () => {
  expect(priceIndexes).toEqual(publishedSeries.map(({ series }) => series));
});
