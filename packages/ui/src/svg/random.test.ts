import { expect, it } from 'vitest';
import { seededRandom } from './random';

it('gives the same numbers for the same seed and others for another', () => {
  const take = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(take(3)).toEqual(take(3));
  expect(take(3)).not.toEqual(take(4));
});

it('stays from 0 up to 1 and spreads over it', () => {
  const numbers = Array.from({ length: 2000 }, seededRandom(11));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
});
