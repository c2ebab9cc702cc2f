import { expect, it } from 'vitest';
import { facingCombs } from './backdrops';

it('facing combs leave the same gap at every tooth', () => {
  const { lower, upper } = facingCombs();
  const fromAbove = upper.lengths.toReversed();
  const together = lower.lengths.map((length, tooth) => length + (fromAbove[tooth] ?? 0));
  for (const sum of together) expect(sum).toBeCloseTo(2 * 664 - 720 - 40, 0);
});
