import { guides } from '@tallycomb/content/guides';
import tokens from '@tallycomb/ui/tokens.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { guideCoverSvg, recipes } from '../src/drawing/guide-cover.server';
import { salonObjectSvg } from '../src/drawing/salon-objects.server';
import { pictures } from './pictures';

const coverRecipes = Object.keys(recipes) as (keyof typeof recipes)[]; // its own keys
const backgrounds = ['mint', 'powder', 'honey', 'jar'] as const;

const covers = coverRecipes.flatMap((recipe) =>
  backgrounds.flatMap((background) =>
    [false, true].map((wide): [string, string] => [
      `${recipe} on ${background}${wide ? ', wide' : ''}`,
      guideCoverSvg({ slug: 'pay', recipe, background, wide }),
    ]),
  ),
);

/** Drawn otherwise: a mask, and a picture in two themes. */
const ofTheirOwn = ['/home/categories.svg', '/home/months.svg'];
const drawn = [...pictures(), ...covers].filter(([path]) => !ofTheirOwn.includes(path));

const inPalette = Object.values(tokens.art).flatMap((color) =>
  typeof color === 'string' ? [] : color.$extensions['com.tallycomb.css'].value,
);
const allowed: readonly string[] = [...inPalette, '#E39F22', 'none'];

describe.each(drawn)('%s', (_path, svg) => {
  it('keeps to the art palette', () => {
    const colors = [...svg.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color);
    expect(colors.length).toBeGreaterThan(1);
    for (const color of colors) expect(allowed).toContain(color);
  });

  it('stands alone: no tokens, no fonts, no styles, no broken numbers', () => {
    expect(svg).not.toMatch(/var\(|<text|style|NaN|undefined|class|\d\.\d{4}/);
  });

  it('is at most 20 KB', () => {
    expect(svg.length).toBeLessThan(20_000);
  });
});

it.each(coverRecipes)('the cover "%s" is another for another slug', (recipe) => {
  const cover = (slug: string) => guideCoverSvg({ slug, recipe, background: 'mint' });
  expect(cover('raise-prices')).not.toBe(cover('pay'));
});

it('makes each tag as long as its price', () => {
  const svg = guideCoverSvg({ slug: 'pay', recipe: 'tags', background: 'mint', wide: true });
  const lengths = [...svg.matchAll(/V([\d.]+)H-/g)].map(([, length]) => Number(length));
  expect(lengths).toHaveLength(9);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
});

it('marks one tooth as yours, wherever the slug puts it', () => {
  for (const { id } of guides)
    for (const wide of [false, true]) {
      const svg = guideCoverSvg({ slug: id, recipe: 'rise', background: 'mint', wide });
      expect(svg.match(/stroke="#34100F"/g)).toHaveLength(1);
    }
});

describe('jars', () => {
  /** Heights of what the jars hold. */
  const heldBy = (...values: readonly number[]) =>
    [
      ...salonObjectSvg({ object: 'jars', values, background: 'mint' }).matchAll(
        /height="([\d.]+)" rx="0" fill="#0B4F5C"/g,
      ),
    ].map(([, height]) => Number(height));

  it('are as full as their values are of the first', () => {
    const [all = 0, half = 0] = heldBy(200, 200, 100);
    expect(half).toBeGreaterThan(0);
    expect(all / half).toBeCloseTo(2, 2);
  });

  it('hold nothing of what is owed', () => {
    expect(heldBy(200, -50)).toEqual([0]);
  });
});

it('shows in the mirror one tooth a price, as long as its price, one of them yours', () => {
  const values = [10, 20, 30, 40];
  const svg = salonObjectSvg({ object: 'hand-mirror', values, background: 'jar' });
  const spine = Number(/ y="(\d+)" width="262" height="90"/.exec(svg)?.[1]);
  const ends = [...svg.matchAll(/V([\d.]+)(?=M|")/g)].map(([, tip]) => spine - Number(tip) + 7);
  expect(ends.toSorted((a, b) => a - b).map((length) => length / (ends.at(-1) ?? 1))).toEqual(
    values.map((value) => expect.closeTo(value / 40, 2)),
  );
});
