import { addMonths, formatMonth } from '@tallycomb/inflation-core';
import { inflate } from '@tallycomb/inflation-core/series';
import { describe, expect, it } from 'vitest';
import { loadPriceIndexes } from '../../calculator/figures/price-indexes';
import { createPricing, sortEntries } from './menu-pricing';

const rows = [
  { id: 'perm', service: 'Perm 10', price: '90', since: '01/2023', visits: '4' },
  { id: 'blank', service: '', price: '', since: '06/2022', visits: '' },
  { id: 'cut', service: 'Perm 9', price: '1000', since: '01/2020', visits: '' },
  { id: 'wax', service: 'wax', price: 'ten', since: '01/2015', visits: '30' },
];

const indexes = await loadPriceIndexes();
const pricesOf = createPricing(indexes, '1');

describe('sortEntries', () => {
  it.each([
    ['service', 'ascending', 'cut perm wax blank'],
    ['service', 'descending', 'wax perm cut blank'],
    ['price', 'ascending', 'perm cut blank wax'],
    ['since', 'descending', 'perm cut blank wax'],
    ['visits', 'ascending', 'perm blank cut wax'],
    ['keepsPace', 'descending', 'cut perm blank wax'],
    ['withSalons', 'ascending', 'perm cut blank wax'],
    ['newPrice', 'descending', 'cut perm blank wax'],
    ['changeInPercent', 'descending', 'cut perm blank wax'],
    ['changeAMonth', 'ascending', 'perm blank cut wax'],
  ] as const)(
    'by %s, %s: unfinished rows and rows without a value stay last',
    (column, direction, order) => {
      const sorted = sortEntries(rows, { column, direction }, pricesOf);
      expect(sorted.map(({ id }) => id).join(' ')).toBe(order);
    },
  );
});

describe('createPricing', () => {
  const newPrices = (step: string) => {
    const pricesOf = createPricing(indexes, step);
    const since = '06/2019';
    return ['22', '35', '58', '185'].map(
      (price) => pricesOf({ service: '', price, since, visits: '' })?.rounded,
    );
  };

  it('rounds as menus are printed: by the dollar, and by five from $50 up', () => {
    const exact = newPrices('0.01').map(Number);
    expect(exact[0]).toBe(
      inflate(indexes.cpiU, { amount: 22, from: { year: 2019, month: 6 } }).amount,
    );
    const printed = exact.map((price) =>
      price < 50 ? Math.round(price) : 5 * Math.round(price / 5),
    );
    expect(newPrices('menu')).toEqual(printed);
  });

  it('does not lower a price by rounding to five', () => {
    const { cpiU } = indexes;
    const since = formatMonth(addMonths(cpiU.newest, -1));
    const row = { service: '', price: '62', since, visits: '' };
    expect(createPricing(indexes, '5')(row)?.rounded).toBe(60);
    expect(createPricing(indexes, 'menu')(row)?.rounded).toBe(62);
  });

  it('calculates a row once, and not at all without the indexes', () => {
    const [row] = rows;
    if (!row) throw new Error('No row.');
    expect(pricesOf(row)).toBe(pricesOf(row));
    expect(pricesOf(row)?.rounded).toBeGreaterThan(90);
    expect(createPricing('loading', '1')(row)).toBeUndefined();
  });
});
