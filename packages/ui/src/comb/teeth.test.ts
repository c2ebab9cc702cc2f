import { describe, expect, it } from 'vitest';
import { combGeometry } from './comb';
import { lengthsBetween, type Point, teethBetween, yAt } from './teeth';

describe('a comb', () => {
  const shape = { x: 0, y: 200, width: 100, lengths: [2], toothWidth: 12, spine: 30 };

  it('draws a tooth shorter than its round end from the spine’s edge', () => {
    expect(combGeometry(shape).teeth).toBe('M50 215V200');
  });
});

it('draws a short tooth where all values are equal', () => {
  expect(lengthsBetween([50, 50], 18, 104)(50)).toBe(18);
});

describe('teeth between a base and a line', () => {
  const xs = Array.from({ length: 9 }, (_, index) => 10 * (index + 1));
  const teethOf = (...line: readonly Point[]) =>
    [
      ...teethBetween(line, 100, xs, { base: 4, line: 7 }).matchAll(/M([\d.]+) ([\d.]+)V([\d.]+)/g),
    ].map(([, x, from, to]) => ({ x: Number(x), from: Number(from), to: Number(to) }));
  const start = { x: 0, y: 100 };
  const climb = { x: 100, y: 20 };
  const fall = { x: 100, y: 180 };

  it('hang from the base where the line falls below it', () => {
    for (const { x, from, to } of teethOf(start, fall)) {
      expect(from).toBe(104);
      expect(yAt([start, fall], x) - to).toBeCloseTo(7);
    }
  });

  it('are left out where the gap is too small', () => {
    expect(teethOf(start, climb)[0]?.x).toBe(20);
    expect(teethOf(start, { x: 100, y: 100 })).toEqual([]);
  });
});
