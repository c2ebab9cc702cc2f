import { describe, expect, it } from 'vitest';
import { heightAt, teethBetween } from './teeth';

const tooth = /M([\d.]+) ([\d.]+)V([\d.]+)/g;
const read = (path: string) => [...path.matchAll(tooth)].map((match) => match.slice(1).map(Number));

describe('the teeth of the gap', () => {
  const climb = [
    { x: 0, y: 100 },
    { x: 100, y: 20 },
  ];

  it('stand on the baseline and stop short of a line above it', () => {
    for (const [x = 0, from, to = 0] of read(teethBetween(climb, 100, 10))) {
      expect(from).toBe(96);
      expect(to - heightAt(climb, x)).toBeCloseTo(7);
    }
  });

  it('hang from the baseline when the line falls below it', () => {
    const fall = [
      { x: 0, y: 100 },
      { x: 100, y: 180 },
    ];
    for (const [x = 0, from, to = 0] of read(teethBetween(fall, 100, 10))) {
      expect(from).toBe(104);
      expect(heightAt(fall, x) - to).toBeCloseTo(7);
    }
  });

  it('are left out where the gap is too small', () => {
    expect(read(teethBetween(climb, 100, 10))[0]?.[0]).toBe(20);
    expect(
      teethBetween(
        [climb[0], { x: 100, y: 100 }].filter((p) => !!p),
        100,
        10,
      ),
    ).toBe('');
  });

  it('need a line', () => {
    expect(teethBetween([], 100, 10)).toBe('');
    expect(teethBetween([{ x: 5, y: 5 }], 100, 10)).toBe('');
  });
});
