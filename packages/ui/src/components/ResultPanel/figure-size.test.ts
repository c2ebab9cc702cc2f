import { describe, expect, it } from 'vitest';
import { figureLength } from './figure-size';

describe('figureLength', () => {
  it.each([
    ['$148.00', 8],
    ['$1,234.5', 8],
    ['$12,345.6', 10],
    ['$12,345.67', 10],
    ['$158,945.00', 11],
    ['$8,888,888.88', 13],
    ['$88,888,888.88', 15],
    ['$999,999,999,999.99', 20],
    ['$33,181,632,653,060.89', 24],
    ['$6,840,490,303,777,635.00', 32],
    [`$${'9,999,'.repeat(20)}`, 48],
  ])('sets %s in the size for %i characters', (figure, length) => {
    expect(figureLength(figure)).toBe(length);
  });
});
