import { expect, it } from 'vitest';
import { barLength } from './geometry';

it.each([
  [3084, 56748, 5.4],
  [56748, 56748, 100],
  [60000, 56748, 100],
  [0, 56748, 0],
  [-5, 56748, 0],
  [5, 0, 0],
  [5, -1, 0],
  [Number.NaN, 10, 0],
  [5, Number.NaN, 0],
])('draws %d of %d as %d per cent', (value, max, percent) => {
  expect(barLength(value, max)).toBe(percent);
});
