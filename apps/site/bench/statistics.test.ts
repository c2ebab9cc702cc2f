import { describe, expect, it } from 'vitest';
import { median, quantile } from './statistics';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => count - index);

it('takes the mean of the middle two as the median of an even number', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([9, 1, 4, 2])).toBe(3);
  expect(median([])).toBeNaN();
});

describe('a quantile', () => {
  it('is a value that at least this part of all does not exceed', () => {
    expect(quantile(upTo(100), 0.99)).toBe(99);
    expect(quantile(upTo(50), 0.99)).toBe(50);
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2);
  });

  it('of all is the most, of none the least, of no values nothing', () => {
    expect(quantile([3, 1, 2], 1)).toBe(3);
    expect(quantile([3, 1, 2], 0)).toBe(1);
    expect(quantile([], 0.5)).toBeNaN();
  });
});
