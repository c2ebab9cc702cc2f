import { beforeAll, describe, expect, it } from 'vitest';
import { picturedPages } from '../page-infos';
import { cuts, widthOf } from '../png';
import { cardSvg, socialImages } from './card';

const KB = 1024;

const card = (headline: string) => {
  const art = { recipe: 'rise', background: 'powder' } as const;
  return cardSvg({ path: '/', title: '', description: '', headline, art });
};

describe('the social images', () => {
  let images: readonly Uint8Array[];
  beforeAll(async () => {
    images = await socialImages(picturedPages);
  }, 60_000);

  it('are one a page, PNG of 1200 by 630', () => {
    expect(images).toHaveLength(picturedPages.length);
    for (const image of images) {
      const view = Buffer.from(image);
      expect(view.toString('latin1', 1, 4)).toBe('PNG');
      expect([view.readUInt32BE(16), view.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  it('take at most 60 KB each', () => {
    for (const image of images) expect(image.length).toBeLessThanOrEqual(60 * KB);
  });

  it('are all different', () => {
    expect(new Set(images.map((image) => Buffer.from(image).toString('base64'))).size).toBe(
      images.length,
    );
  });
});

it.each([
  'W',
  'What a Guide With a Very Long Title Would Have to Say Before Anyone Reads It',
  'Anti-inflationary “pricing” — $50, £45 & more',
])('fits %s', (headline) => {
  if (headline.includes('£')) expect(() => card(headline)).toThrow(/^Imbue lacks a character of/);
  else expect(card(headline)).toContain('<svg');
});

describe('the letters', () => {
  it('are those of Imbue: condensed, with kerning', () => {
    const measure = (text: string) => widthOf(text, cuts.large);
    expect(measure('Tallycomb')).toBeGreaterThan(2.5);
    expect(measure('Tallycomb')).toBeLessThan(3.5);
    expect(measure('Yo')).toBeLessThan(measure('Y') + measure('o'));
  });
});
