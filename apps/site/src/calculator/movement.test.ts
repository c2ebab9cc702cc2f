import { expect, test } from 'vitest';
import { movement } from './movement';

test.each([
  [38.87, 'rose 38.87%'],
  [-2, 'fell 2.00%'],
  [0, 'didn’t move'],
  [0.001, 'didn’t move'],
])('%s per cent: %s', (changeInPercent, words) => {
  expect(movement(changeInPercent)).toBe(words);
});
