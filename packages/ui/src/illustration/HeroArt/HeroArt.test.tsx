import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  heroGeometry,
  heroPrice,
  heroSigns,
  medianSalon,
  shownSalons,
  toothNear,
  yourSalon,
} from './geometry';
import { HeroArt, type HeroArtProps } from './HeroArt';
import { type HeroSize, heroLayouts } from './layouts';

const KB = 1024;
const sizes = Object.keys(heroLayouts) as HeroSize[];
const words: Omit<HeroArtProps, 'size'> = {
  label: 'A comb of prices',
  caption: 'Balayage, 48 salons within 5 miles',
  youLabel: 'Your price',
  medianLabel: 'Median',
  describeGap: (dollars) => `${dollars} from the median`,
  onSalonChange: () => {},
};
const markup = (size: HeroSize) => renderToStaticMarkup(<HeroArt size={size} {...words} />);

it('shows the prices of the design, to the dollar', () => {
  expect([0, yourSalon, medianSalon, 47].map((salon) => Math.round(heroPrice(salon)))).toEqual([
    120, 148, 185, 330,
  ]);
});

describe.each(sizes)('the %s hero', (size) => {
  const { teeth, median, layout, hair } = heroGeometry(size);

  it('has as many teeth as its layout, from the cheapest salon to the dearest', () => {
    expect(teeth).toHaveLength({ desktop: 48, tablet: 29, mobile: 20 }[size]);
    expect([teeth[0]?.price, teeth.at(-1)?.price]).toEqual([120, 330]);
    const salons = shownSalons(layout.teeth);
    expect(new Set(salons).size).toBe(salons.length);
    expect(salons).toEqual([...salons].sort((a, b) => a - b));
  });

  it('marks the true prices of your salon and of the median', () => {
    expect([toothNear(teeth, yourSalon).salon, median.salon]).toEqual([15, 24]);
  });

  it('keeps both signs on their poles, inside the drawing and off each other, wherever yours is', () => {
    for (const you of teeth) {
      const signs = heroSigns(
        { tooth: you, words: 'Your price', price: '$330' },
        { tooth: median, words: 'Median', price: '$185' },
        layout,
      );
      const [left, right] = [signs.you, signs.median]
        .map(({ tooth, half, shift }) => ({ at: tooth.x, middle: tooth.x + shift, half }))
        .sort((a, b) => a.middle - b.middle)
        .map((sign) => {
          const edges = { from: sign.middle - sign.half, to: sign.middle + sign.half };
          expect(sign.at).toBeGreaterThanOrEqual(edges.from - 1);
          expect(sign.at).toBeLessThanOrEqual(edges.to + 1);
          expect(edges.from).toBeGreaterThanOrEqual(0);
          expect(edges.to).toBeLessThanOrEqual(layout.width);
          return edges;
        });
      expect(left?.to).toBeLessThanOrEqual((right?.from ?? 0) + 1);
    }
  });

  it('makes each tooth as tall as its price demands', () => {
    for (const { tip, price } of teeth) {
      const length = layout.shortest + ((price - 120) / 210) * layout.growth;
      expect(Math.abs(layout.base - tip - length)).toBeLessThanOrEqual(0.5);
    }
  });

  it('writes its hair in whole units, with no fraction', () => {
    expect(Object.values(hair).join('')).not.toContain('.');
    const strands = Object.values(hair).join('').match(/M/g);
    expect(strands).toHaveLength((layout.teeth - layout.hairFrom) * 3);
  });

  it('is named, needs no inline style and is the same each time', () => {
    expect(markup(size)).toContain('role="img" aria-label="A comb of prices"');
    expect(markup(size)).not.toMatch(/\sstyle=|NaN|undefined/);
    expect(markup(size)).toBe(markup(size));
  });
});

it('writes prices as it is told', () => {
  const formatPrice = (dollars: number) => `US$${dollars.toFixed(2)}`;
  const svg = renderToStaticMarkup(<HeroArt size="desktop" {...words} formatPrice={formatPrice} />);
  expect(svg.match(/>US\$148\.46</g)).toHaveLength(2);
});

it('takes at most 14 KB, 5 KB on the wire, at its largest', () => {
  // Built class names are this short; those of a test tell their file.
  const svg = markup('desktop').replace(/class="[^"]*"/g, 'class="_1a2b3c4"');
  expect(svg.length).toBeLessThanOrEqual(14 * KB);
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(5 * KB);
});
