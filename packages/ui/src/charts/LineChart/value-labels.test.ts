import { pairs } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { crosses, overlaps } from './labels';
import { placeValues } from './value-labels';

const size = 24;
const points = (ys: readonly number[], pitch: number, text = '$50.25') =>
  ys.map((y, index) => ({ x: 60 + index * pitch, y, text }));

describe('the values at the points', () => {
  it('never cover each other, with twelve points at 350 px', () => {
    const crowded = points([90, 120, 80, 150, 60, 200, 210, 90, 94, 98, 180, 60], 24);
    const labels = placeValues(crowded, pairs(crowded), size);
    expect(labels.length).toBeGreaterThanOrEqual(4);
    const neighbors = labels.flatMap((a, i) => labels.slice(i + 1).map((b) => [a, b] as const));
    expect(neighbors.filter(([a, b]) => overlaps(a.box, b.box))).toEqual([]);
  });

  it('move out of the way of a steep line', () => {
    const steep = points([40, 260, 40], 30, '$50');
    const lines = pairs(steep);
    const trough = placeValues(steep, lines, size).find(({ x }) => x === 90);
    expect(trough?.y).toBeGreaterThan(260);
    expect(lines.some((line) => trough && crosses(line, trough.box))).toBe(false);
  });
});
