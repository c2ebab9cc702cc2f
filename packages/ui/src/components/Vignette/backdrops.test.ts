import { expect, it } from 'vitest';
import { facingCombs, toothWidth } from './backdrops';

/** How far each tooth reaches from its spine. */
const reaches = (teeth: string) =>
  teeth
    .split('M')
    .slice(1)
    .map((tooth) => 664 - Number(tooth.split('V')[1]) + toothWidth / 2);

it('facing combs leave the same gap at every tooth', () => {
  const { lower, upper } = facingCombs();
  const fromAbove = reaches(upper.teeth).reverse();
  const together = reaches(lower.teeth).map((reach, tooth) => reach + (fromAbove[tooth] ?? 0));
  for (const sum of together) expect(sum).toBeCloseTo(2 * 664 - 720 - 40, 0);
});
