import { describe, expect, it } from 'vitest';
import { layout, mobileSize, size } from './constants';
import { pixelsAt } from './fluid';

describe('pixelsAt', () => {
  it.each([
    ['12px', 390, 12],
    ['1.75rem', 390, 28],
    ['30vw', 400, 120],
    ['clamp(20px, 5.2vw, 80px)', 100, 20],
    ['clamp(20px, 5.2vw, 80px)', 1000, 52],
    ['clamp(20px, 5.2vw, 80px)', 4000, 80],
    ['clamp(1rem, min(22vw, 25vw - 10px), 8rem)', 200, 40],
    ['clamp(1rem, min(22vw, 25vw - 10px), 8rem)', 400, 88],
  ])('reads %s at %d as %d', (css, width, pixels) => {
    expect(pixelsAt(css, width)).toBeCloseTo(pixels, 6);
  });

  it('understands every size of the theme', () => {
    const { gutter, section, content } = layout;
    const sizes = [...Object.values(size), ...Object.values(mobileSize), gutter, section, content];
    for (const css of sizes) expect(pixelsAt(css, 1440), css).toBeGreaterThan(12);
  });
});
