import { describe, expect, it } from 'vitest';
import { contrast } from '../../styles/contrast';
import { spineTones } from './BookShelf.css';
import { spineHeight, spineHeights, spineWidth } from './spine-size';

const heightOf = (title: string, author = 'Paul Graham') =>
  spineHeights[spineHeight({ title, author })];

describe('spineHeight', () => {
  it('rises with the title, apart from the turns of the short ones', () => {
    const heights = Array.from({ length: 20 }, (_, at) => heightOf('a'.repeat(at * 3)));
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(heights.at(-1)).toBe(spineHeights.h7);
  });

  it('lets no two short titles of neighboring lengths stand equally high', () => {
    const heights = [9, 10, 11].map((length) => heightOf('a'.repeat(length)));
    expect(new Set(heights).size).toBe(3);
  });

  it('takes the lowest height on which both fit', () => {
    // 21 characters of a title and 15 of an author take 21.86 units, one more of either too many.
    expect(heightOf('a'.repeat(21), 'a'.repeat(15))).toBe(spineHeights.h1);
    expect(heightOf('a'.repeat(21), 'a'.repeat(16))).toBe(spineHeights.h2);
  });

  it('leaves room for a long author', () => {
    expect(heightOf('Remote', 'a'.repeat(50))).toBeGreaterThan(heightOf('Remote', 'a'));
  });
});

describe('spineWidth', () => {
  it('varies from one book to the next', () => {
    const titles = ['Meditations', 'Dare to Lead', 'The Mom Test', 'This Is Water', 'Grit'];
    expect(new Set(titles.map(spineWidth)).size).toBeGreaterThan(1);
  });
});

describe.each(Object.entries(spineTones))('a %s spine', (_tone, { background, text }) => {
  it('is readable', () => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });
});
