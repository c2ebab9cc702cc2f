import { expect, it } from 'vitest';
import { picturedPages } from '../page-infos';
import { cuts, widthOf } from '../png';
import { cardSvg, socialImages } from './card';

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
