import { describe, expect, it } from 'vitest';
import { contrast } from '../../styles/contrast';
import { spineTones } from './tones';

describe.each(Object.entries(spineTones))('a %s spine', (_tone, { background, text }) => {
  it('is readable', () => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });
});
