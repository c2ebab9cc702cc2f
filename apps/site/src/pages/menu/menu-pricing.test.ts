import { describe, expect, it } from 'vitest';
import { loadPriceIndexes } from '../../calculator/price-indexes';
import { createPricing, nextSorting, sortEntries } from './menu-pricing';

const rows = [
  { id: 'perm', service: 'Perm 10', price: '90', since: '01/2023', visits: '4' },
  { id: 'blank', service: '', price: '', since: '06/2022', visits: '' },
  { id: 'cut', service: 'Perm 9', price: '1000', since: '01/2020', visits: '' },
  { id: 'wax', service: 'wax', price: 'ten', since: '01/2015', visits: '30' },
];

const pricesOf = createPricing(await loadPriceIndexes(), 1);

describe('sortEntries', () => {
  it.each([
    ['service', 'ascending', 'cut perm wax blank'],
    ['service', 'descending', 'wax perm cut blank'],
    ['price', 'ascending', 'perm cut blank wax'],
    ['since', 'descending', 'perm cut blank wax'],
    ['visits', 'ascending', 'perm blank cut wax'],
    ['keepsPace', 'descending', 'cut perm blank wax'],
    ['withSalons', 'ascending', 'perm cut blank wax'],
    ['rounded', 'descending', 'cut perm blank wax'],
    ['changeInPercent', 'descending', 'cut perm blank wax'],
    ['changeAMonth', 'ascending', 'perm blank cut wax'],
  ] as const)('by %s, %s: rows without a value stay last', (column, direction, order) => {
    const sorted = sortEntries(rows, { column, direction }, pricesOf);
    expect(sorted.map(({ id }) => id).join(' ')).toBe(order);
  });

  it('goes up first, then down, and up again by another column', () => {
    const first = nextSorting('price', undefined);
    expect(first.direction).toBe('ascending');
    expect(nextSorting('price', first).direction).toBe('descending');
    expect(nextSorting('visits', first).direction).toBe('ascending');
  });
});

describe('createPricing', () => {
  it('works a row out once, and not at all without the indexes', () => {
    const [row] = rows;
    if (!row) throw new Error('No row.');
    expect(pricesOf(row)).toBe(pricesOf(row));
    expect(pricesOf(row)?.rounded).toBeGreaterThan(90);
    expect(createPricing('loading', 1)(row)).toBeUndefined();
  });
});
