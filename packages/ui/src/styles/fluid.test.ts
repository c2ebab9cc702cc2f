import { describe, expect, it } from 'vitest';
import { layout, mobileSize, size } from './constants';
import { pixelsAt } from './fluid';

describe('pixelsAt', () => {
  it('understands every size of the theme', () => {
    const { gutter, section, content } = layout;
    const sizes = [...Object.values(size), ...Object.values(mobileSize), gutter, section, content];
    for (const css of sizes) expect(pixelsAt(css, 1440), css).toBeGreaterThan(12);
  });
});
