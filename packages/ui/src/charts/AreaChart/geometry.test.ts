import { describe, expect, it } from 'vitest';
import { areaBox, areaGeometry } from './geometry';

const seeds = Array.from({ length: 60 }, (_, index) => index * 7919 - 100);
const corners = (seed: number) =>
  areaGeometry(seed)
    .line.slice(1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number));

describe.each(seeds)('the picture of seed %i', (seed) => {
  it('rises from the left edge to the right and never falls', () => {
    const ys = corners(seed).map(([, y = Number.NaN]) => y);
    expect(corners(seed)[0]?.[0]).toBe(0);
    expect(corners(seed).at(-1)?.[0]).toBe(areaBox.width);
    expect(ys).toEqual([...ys].sort((a, b) => b - a));
    expect((ys[0] ?? 0) - (ys.at(-1) ?? 0)).toBe(230);
  });

  it('keeps every tooth clear of the line and inside the box', () => {
    const { teeth, teethBetween } = areaGeometry(seed);
    const tops = [...(teeth + teethBetween).matchAll(/M([\d.]+) 300V([\d.]+)/g)];
    expect(tops).toHaveLength(80);
    for (const [, x, top] of tops) {
      const after = corners(seed).findIndex(([cornerX = 0]) => cornerX >= Number(x));
      const [x1 = 0, y1 = 0] = corners(seed)[after - 1] ?? [];
      const [x2 = 0, y2 = 0] = corners(seed)[after] ?? [];
      const line = y1 + ((y2 - y1) * (Number(x) - x1)) / (x2 - x1);
      expect(Number(top) - line).toBeCloseTo(9.7, 0);
      expect(Number(top)).toBeLessThan(areaBox.height);
    }
  });

  it('is written in tenths', () => {
    expect(Object.values(areaGeometry(seed)).join('')).not.toMatch(/\.\d\d/);
  });
});

it('falls as it would have risen, and lies level', () => {
  const heightsOf = (line: string) =>
    line
      .slice(1)
      .split('L')
      .map((corner) => corner.split(' ')[1]);
  const rising = heightsOf(areaGeometry(5).line);
  expect(heightsOf(areaGeometry(5, 'falling').line)).toEqual(rising.reverse());
  expect(new Set(heightsOf(areaGeometry(5, 'level').line))).toEqual(new Set(['161']));
});

it('differs from seed to seed', () => {
  expect(new Set(seeds.map((seed) => areaGeometry(seed).line)).size).toBe(seeds.length);
});
