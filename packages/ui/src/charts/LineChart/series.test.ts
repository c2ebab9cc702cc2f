import { describe, expect, it } from 'vitest';
import { seededRandom } from '../specimens';
import { decimate } from './series';

const next = seededRandom(42);
const noisy = Array.from({ length: 1400 }, (_, x) => ({ x, y: next() }));

describe('decimate', () => {
  it('keeps the ends and the order', () => {
    const kept = decimate(noisy);
    expect(kept[0]).toBe(noisy[0]);
    expect(kept.at(-1)).toBe(noisy.at(-1));
    expect(kept.map(({ x }) => x)).toEqual(kept.map(({ x }) => x).sort((a, b) => a - b));
  });

  it.each([1, 2, 700, 1397, 1398])('keeps a peak and a trough wherever they are (%i)', (at) => {
    for (const extreme of [9, -9]) {
      const spiked = noisy.map((point) => (point.x === at ? { ...point, y: extreme } : point));
      expect(decimate(spiked)).toContainEqual({ x: at, y: extreme });
    }
  });

  it('invents no point', () => {
    for (const point of decimate(noisy)) expect(noisy).toContain(point);
  });
});
