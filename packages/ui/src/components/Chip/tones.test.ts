import { describe, expect, it } from 'vitest';
import { contrast } from '../../styles/contrast';
import { chipTones } from './tones';

describe('the tones of chips', () => {
  it.each(Object.entries(chipTones))('%s reads at 4.5 or more', (_name, { ground, text }) => {
    expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5);
  });

  it('are one for each of the ten categories, no two on the same ground', () => {
    const grounds = Object.values(chipTones).map(({ ground }) => ground);
    expect(new Set(grounds).size).toBe(10);
  });
});
