import { describe, expect, it } from 'vitest';
import { journeyCombs } from './journey-combs';

const combs = journeyCombs([4, 9, 19, 38]);
const lengths = combs.map(({ shape }) => shape.lengths);

describe('the comb of the journey', () => {
  it('has the teeth of each step', () => {
    expect(lengths.map(({ length }) => length)).toEqual([4, 9, 19, 38]);
  });

  it('gets taller from step to step', () => {
    const tallest = lengths.map((step) => Math.max(...step));
    expect(tallest).toEqual([...tallest].sort((a, b) => a - b));
    expect(new Set(tallest).size).toBe(4);
  });

  it('keeps the background between teeth', () => {
    for (const { shape } of combs) {
      expect(shape.toothWidth).toBeLessThan(shape.width / shape.lengths.length);
      expect(shape.toothWidth).toBeGreaterThan(0);
    }
  });

  it('stands on one spine, and no tooth leaves the drawing', () => {
    for (const { shape, viewBox } of combs) {
      expect(viewBox).toBe(`0 0 ${shape.width} ${shape.y}`);
      expect(Math.max(...shape.lengths)).toBe(shape.y);
      expect(Math.min(...shape.lengths)).toBeGreaterThan(shape.toothWidth);
    }
    expect(new Set(combs.map(({ shape }) => shape.spine)).size).toBe(1);
  });

  it('marks one tooth as yours, in the last step', () => {
    expect(combs.map(({ shape }) => shape.you !== undefined)).toEqual([false, false, false, true]);
    expect(combs[3]?.shape.you).toBeLessThan(38);
  });
});
