import { tenth } from '../../comb/teeth';

/** Height of the bar and radius of its round end, in CSS pixels. */
export const bar = { height: 14, radius: 7 } as const;

/**
 * Length of a bar as a share of its cell, in per cent from 0 to 100; without a positive maximum
 * there is no bar.
 *
 * @example
 * barLength(36_179, 56_748) // => 63.8
 * barLength(80, 50) // => 100
 * barLength(5, 0) // => 0
 */
export function barLength(value: number, max: number): number {
  const share = max > 0 && value > 0 ? Math.min(1, value / max) : 0;
  return tenth(share * 100);
}
