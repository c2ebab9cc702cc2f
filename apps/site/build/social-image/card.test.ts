import { describe, expect, it } from 'vitest';
import { picturedPages } from '../page-infos';
import { cuts, widthOf } from '../png';
import { cardSvg, fitLines, socialImages } from './card';

const KB = 1024;

const card = (headline: string) => {
  const art = { recipe: 'rise', background: 'powder' } as const;
  return cardSvg({ path: '/', title: '', description: '', headline, art });
};

it('draws each page its own PNG of 1200 by 630, of at most 60 KB', async () => {
  const images = (await socialImages(picturedPages)).map((image) => Buffer.from(image));
  for (const image of images) {
    expect(image.toString('latin1', 1, 4)).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(image.length).toBeLessThanOrEqual(60 * KB);
  }
  const different = new Set(images.map((image) => image.toString('base64')));
  expect([images.length, different.size]).toEqual([picturedPages.length, picturedPages.length]);
}, 60_000);

it.each(['W', 'What a Guide With a Very Long Title Would Have to Say Before Anyone Reads It'])(
  'fits %s',
  (headline) => {
    expect(card(headline)).toContain('<svg');
  },
  60_000,
);

it('refuses a headline for which Imbue lacks a character', () => {
  expect(() => card('“Pricing” — $50, £45 & more')).toThrow(/^Imbue lacks a character of/);
});

it('measures text in Imbue, condensed and with kerning', () => {
  const measure = (text: string) => widthOf(text, cuts.large);
  expect(measure('Tallycomb')).toBeGreaterThan(2.5);
  expect(measure('Tallycomb')).toBeLessThan(3.5);
  expect(measure('Yo')).toBeLessThan(measure('Y') + measure('o'));
});

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
