import { describe, expect, it } from 'vitest';
import { contrast } from '../../styles/contrast';
import { chipTones } from './Chip.css';

describe('the tones of chips', () => {
  it.each(Object.entries(chipTones))('%s reads at 4.5 or more', (_name, { background, text }) => {
    expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
  });

  it('are one for each of the ten categories, no two on the same background', () => {
    const backgrounds = Object.values(chipTones).map(({ background }) => background);
    expect(new Set(backgrounds).size).toBe(10);
  });
});
