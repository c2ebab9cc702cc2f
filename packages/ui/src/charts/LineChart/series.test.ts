import { expect, it } from 'vitest';
import { rowsOf, sortedPoints } from './series';

it('leaves a hole where a series has no value', () => {
  const long = { points: [1, 2, 3].map((x) => ({ x, y: x * 10 })) };
  const late = { points: [{ x: 3, y: 7 }] };
  expect(rowsOf([long, late]).map(({ values }) => values)).toEqual([
    [10, undefined],
    [20, undefined],
    [30, 7],
  ]);
});

it('has no row for a point without a finite place', () => {
  const points = [
    { x: 1, y: Number.NaN },
    { x: Number.POSITIVE_INFINITY, y: 2 },
    { x: 2, y: 3 },
  ];
  expect(rowsOf([{ points }])).toEqual([{ x: 2, values: [3] }]);
});

it('does not reorder the points it was given', () => {
  const points = [
    { x: 2, y: 1 },
    { x: 1, y: 2 },
  ] as const;
  expect(sortedPoints(points).map(({ x }) => x)).toEqual([1, 2]);
  expect(points[0].x).toBe(2);
});
