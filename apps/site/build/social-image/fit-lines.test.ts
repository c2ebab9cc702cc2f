import { describe, expect, it } from 'vitest';
import { fitLines } from './fit-lines';

/** Measures every character as half an em. */
const measure = (line: string) => line.length / 2;
const options = { largest: 100, smallest: 20, lineHeight: 1, measure };

describe('a headline', () => {
  it('keeps the largest size on one line where it fits', () => {
    const box = { width: 200, height: 100 };
    expect(fitLines('Tag', { ...options, box })).toEqual({ lines: ['Tag'], size: 100 });
  });

  it('breaks into lines before it shrinks', () => {
    const box = { width: 200, height: 200 };
    expect(fitLines('One two', { ...options, box })).toEqual({ lines: ['One', 'two'], size: 100 });
  });

  it('distributes its words evenly, so that none is left alone', () => {
    const box = { width: 250, height: 60 };
    const { lines } = fitLines('aaaa bbbb cccc dddd', { ...options, largest: 30, box });
    expect(lines).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  it('stays in its box with any words', () => {
    const box = { width: 300, height: 220 };
    for (const text of ['A', 'Extraordinarily', 'a b c d e f g h i j', 'How to Read the Prices'])
      for (const height of [60, 120, 220]) {
        const { lines, size } = fitLines(text, { ...options, box: { ...box, height } });
        expect(lines.join(' ')).toBe(text);
        expect(lines.length * size).toBeLessThanOrEqual(height);
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width);
      }
  });

  it('is refused with its text if it fits at no size', () => {
    const box = { width: 30, height: 30 };
    expect(() => fitLines('Far too long', { ...options, box })).toThrow(/^"Far too long" does not/);
  });
});
