import { describe, expect, it } from 'vitest';
import { manyMonths } from '../specimens';
import { areaBox, areaGeometry } from './geometry';

const century = manyMonths.series[0]?.points.map(({ y }) => y) ?? [];

const cornersOf = (line: string) =>
  line
    .slice(1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number));

const heightsOf = (values: readonly number[]) =>
  cornersOf(areaGeometry(values).line).map(([, y]) => y);

it('draws the lowest value low and the highest high, and the others in proportion', () => {
  expect(heightsOf([100, 300, 250, 100])).toEqual([276, 46, 103.5, 276]);
});

it('draws equal values as a level line', () => {
  for (const values of [[], [7], [7, 7, 7]]) expect(heightsOf(values)).toEqual([161, 161]);
});

describe.each([
  ['two values', [1, 2]],
  ['values that fall', [30, 20, 21, 4, 3]],
  ['a century of months', century],
])('of %s', (_, values) => {
  const { line, teeth, teethBetween } = areaGeometry(values);
  const corners = cornersOf(line);

  it('draws the line from edge to edge with few corners', () => {
    expect(corners[0]?.[0]).toBe(0);
    expect(corners.at(-1)?.[0]).toBe(areaBox.width);
    expect(corners.length).toBeLessThanOrEqual(81);
  });

  it('keeps every tooth clear of the line and inside the box', () => {
    const tops = [...(teeth + teethBetween).matchAll(/M([\d.]+) 300V([\d.]+)/g)];
    expect(tops).toHaveLength(80);
    for (const [, x, top] of tops) {
      const after = corners.findIndex(([cornerX = 0]) => cornerX >= Number(x));
      const [x1 = 0, y1 = 0] = corners[after - 1] ?? [];
      const [x2 = 0, y2 = 0] = corners[after] ?? [];
      const at = y1 + ((y2 - y1) * (Number(x) - x1)) / (x2 - x1);
      expect(Math.abs(Number(top) - at - 9.7)).toBeLessThan(0.2);
      expect(Number(top)).toBeLessThan(areaBox.height);
    }
  });

  it('is written in tenths', () => {
    expect(line + teeth + teethBetween).not.toMatch(/\.\d\d/);
  });
});
