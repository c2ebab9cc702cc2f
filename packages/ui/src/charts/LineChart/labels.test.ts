import { describe, expect, it } from 'vitest';
import { spreadApart } from './labels';

const label = (middle: number, height = 16) => ({ middle, height });

describe('spreadApart', () => {
  it.each([{ at: [50, 50, 50] }, { at: [98, 99, 97] }, { at: [1, 2, 0] }, { at: [40, 60, 61] }])(
    'covers no label at $at and stays inside',
    ({ at }) => {
      const middles = spreadApart(
        at.map((middle) => label(middle)),
        0,
        100,
      );
      const sorted = [...middles].sort((a, b) => a - b);
      expect(sorted[0]).toBeGreaterThanOrEqual(8);
      expect(sorted.at(-1)).toBeLessThanOrEqual(92);
      for (const [index, middle] of sorted.slice(1).entries()) {
        expect(middle - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(16);
      }
    },
  );
});
