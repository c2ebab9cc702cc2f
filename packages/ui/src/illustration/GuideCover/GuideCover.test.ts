import { describe, expect, it } from 'vitest';
import { artPalette } from '../../styles/constants';
import { type CoverBackground, coverBackgrounds } from './cover-frame';
import { guideCoverSvg } from './GuideCover';
import { coverRecipes } from './recipes';

const allowed: readonly string[] = [...Object.values(artPalette), 'none'];

describe.each(coverRecipes)('the cover "%s"', (recipe) => {
  const draw = (slug: string, wide = false, background: CoverBackground = 'mint') =>
    guideCoverSvg({ slug, recipe, background, wide });

  it('is the same each time, and another for another slug', () => {
    expect(draw('raise-prices')).toBe(draw('raise-prices'));
    expect(draw('raise-prices')).not.toBe(draw('pay'));
  });

  it('is drawn anew when it is wide', () => {
    expect(draw('pay', true)).toContain('viewBox="0 0 1280 520" width="1280" height="520"');
    expect(draw('pay')).toContain('viewBox="0 0 600 420" width="600" height="420"');
  });

  it.each(coverBackgrounds)('keeps to the art palette on %s', (background) => {
    const svg = draw('menu-edit', false, background) + draw('menu-edit', true, background);
    const colors = [...svg.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color);
    expect(colors.length).toBeGreaterThan(3);
    for (const color of colors) expect(allowed).toContain(color);
  });

  it('stands alone as a file: no tokens, no fonts, no styles, no broken numbers', () => {
    const svg = draw('undercut') + draw('undercut', true);
    expect(svg).not.toMatch(/var\(|<text|style|NaN|undefined|class|\d\.\d{4}/);
  });

  it('is at most 20 KB', () => {
    expect(draw('inflation', true).length).toBeLessThan(20_000);
  });
});

it('makes each tag as long as its price', () => {
  const svg = guideCoverSvg({
    slug: 'raise-prices',
    recipe: 'tags',
    background: 'mint',
    wide: true,
  });
  const lengths = [...svg.matchAll(/V([\d.]+)H-/g)].map(([, length]) => Number(length));
  expect(lengths).toHaveLength(9);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
});

it('marks one tooth as yours, wherever the slug puts it', () => {
  for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    for (const wide of [false, true]) {
      const svg = guideCoverSvg({ slug, recipe: 'rise', background: 'powder', wide });
      expect(svg.match(/stroke="#34100F"/g)).toHaveLength(1);
    }
  }
});
