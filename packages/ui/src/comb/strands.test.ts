import { describe, expect, it } from 'vitest';
import { smoothPath, strandPaths } from './strands';
import type { Point } from './teeth';

const numbersIn = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** Follows relative curve commands and answers where each one ends. */
function ends(d: string): Point[] {
  const [x = 0, y = 0] = numbersIn(d.slice(0, d.search(/[cs]/)));
  const at = [{ x, y }];
  for (const piece of d.match(/[cs][^cs]+/g) ?? []) {
    const [dx = 0, dy = 0] = numbersIn(piece).slice(-2);
    const last = at.at(-1) ?? { x: 0, y: 0 };
    at.push({ x: last.x + dx, y: last.y + dy });
  }
  return at;
}

describe('a smooth path', () => {
  const points = [
    { x: 0.4, y: -12.6 },
    { x: 83.2, y: 40 },
    { x: 90, y: -7.7 },
    { x: 400.9, y: 3 },
  ];

  it('passes through every point, rounded to whole units, without drifting away', () => {
    const whole = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
    expect(ends(smoothPath(points))).toEqual(whole);
  });

  it('turns at no point: the handle before it mirrors the one after', () => {
    const line = [0, 60, 120, 180].map((x) => ({ x, y: x / 2 }));
    expect(smoothPath(line)).toBe('M0 0c10 5 40 20 60 30s40 20 60 30s50 25 60 30');
  });
});

describe('strands', () => {
  const left = [0, 50, 100].map((y) => ({ x: 0, y }));
  const right = [0, 50, 100].map((y) => ({ x: 200, y }));
  const shape = { left, right, count: 40, seed: 5 };
  const all = (given: typeof shape) => Object.values(strandPaths(given)).join('');

  it('are the same each time, and others for another seed', () => {
    expect(all(shape)).toBe(all({ ...shape }));
    expect(all(shape)).not.toBe(all({ ...shape, seed: 6 }));
  });

  it('keep between their guides but for the jitter', () => {
    const xs = all({ ...shape })
      .split('M')
      .slice(1)
      .flatMap((strand) => ends(`M${strand}`).map(({ x }) => x));
    expect(Math.min(...xs)).toBeGreaterThan(-3);
    expect(Math.max(...xs)).toBeLessThan(203);
  });

  it('hang straight down at given ends', () => {
    const hung = strandPaths({ ...shape, count: 2, ends: [30, 90] });
    const last = (hung.dark + hung.red + hung.brown).split('M').slice(1);
    expect(
      last.map((strand) =>
        ends(`M${strand}`)
          .slice(1)
          .map(({ x }) => x),
      ),
    ).toEqual([
      [30, 30],
      [90, 90],
    ]);
  });
});
