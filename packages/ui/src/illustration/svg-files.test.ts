import { describe, expect, it } from 'vitest';
import { artPalette } from '../styles/tokens';
import { guideCoverSvg } from './GuideCover';
import { type CoverBackground, coverBackgrounds } from './GuideCover/cover-frame';
import { coverRecipes } from './GuideCover/recipes';
import { problemArtSvg } from './ProblemArt';
import { filePaint } from './paint';
import { salonArtSvg, salonObjects } from './SalonArt/SalonArt';
import { vignetteBackdropSvg } from './VignetteBackdrop';

const cover = (slug: string, recipe: (typeof coverRecipes)[number], wide = false) =>
  guideCoverSvg({ slug, recipe, background: 'mint', wide });

const files: Readonly<Record<string, readonly string[]>> = {
  cover: coverRecipes.flatMap((recipe) =>
    coverBackgrounds.flatMap((background: CoverBackground) =>
      [false, true].map((wide) => guideCoverSvg({ slug: 'pay', recipe, background, wide })),
    ),
  ),
  problem: (['missing-teeth', 'price-tags', 'mirror'] as const).map(problemArtSvg),
  object: salonObjects.map((object) =>
    salonArtSvg({ object, values: [100, 90, 60, -10], background: 'honey' }),
  ),
  backdrop: (['hair', 'rising', 'facing'] as const).map(vignetteBackdropSvg),
};

const allowed: readonly string[] = [...Object.values(artPalette), filePaint.amber, 'none'];

describe.each(Object.entries(files))('the file of each %s', (_, svgs) => {
  it('keeps to the art palette', () => {
    for (const svg of svgs) {
      const colors = [...svg.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color);
      expect(colors.length).toBeGreaterThan(1);
      for (const color of colors) expect(allowed).toContain(color);
    }
  });

  it('stands alone: no tokens, no fonts, no styles, no broken numbers', () => {
    for (const svg of svgs)
      expect(svg).not.toMatch(/var\(|<text|style|NaN|undefined|class|\d\.\d{4}/);
  });

  it('is at most 20 KB', () => {
    for (const svg of svgs) expect(svg.length).toBeLessThan(20_000);
  });
});

describe.each(coverRecipes)('the cover "%s"', (recipe) => {
  it('is another for another slug', () => {
    expect(cover('raise-prices', recipe)).not.toBe(cover('pay', recipe));
  });
});

it('makes each tag as long as its price', () => {
  const svg = cover('raise-prices', 'tags', true);
  const lengths = [...svg.matchAll(/V([\d.]+)H-/g)].map(([, length]) => Number(length));
  expect(lengths).toHaveLength(9);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
});

it('marks one tooth as yours, wherever the slug puts it', () => {
  for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    for (const wide of [false, true])
      expect(cover(slug, 'rise', wide).match(/stroke="#34100F"/g)).toHaveLength(1);
});
