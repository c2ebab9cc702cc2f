import { describe, expect, it } from 'vitest';
import { pixelsAt } from './fluid';
import { column, lengths, mobileSize, sizes } from './tokens';

describe('pixelsAt', () => {
  it('understands every size of the theme', () => {
    const grown = [column(sizes, 0), column(lengths, 0), mobileSize].flatMap(Object.values<string>);
    for (const css of grown) expect(pixelsAt(css, 1440), css).toBeGreaterThan(12);
  });
});
