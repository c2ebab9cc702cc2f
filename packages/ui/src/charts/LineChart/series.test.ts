import { expect, it } from 'vitest';
import { sortedPoints } from './series';

it('does not reorder the points it was given', () => {
  const points = [
    { x: 2, y: 1 },
    { x: 1, y: 2 },
  ] as const;
  expect(sortedPoints(points).map(({ x }) => x)).toEqual([1, 2]);
  expect(points[0].x).toBe(2);
});
