import { describe, expect, it } from 'vitest';
import { contrast, contrastPairs, lightness, themes } from './contrast';

describe('contrast', () => {
  it('gives the two ends of the scale', () => {
    expect(contrast('#000000', '#FFFFFF')).toBe(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it('agrees with a published value', () => {
    // WebAIM: #767676 on white is the lightest gray that passes AA.
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });
});

describe.each([
  ['our light theme', themes.light],
  ['our dark theme', themes.dark],
])('%s', (_, theme) => {
  it.each(contrastPairs)('reads $front on $back at $atLeast or more', (pair) => {
    expect(contrast(theme[pair.front], theme[pair.back])).toBeGreaterThanOrEqual(pair.atLeast);
  });
});

describe('backgrounds that meet on a page', () => {
  it.each([
    ['backgroundHero', 'bg'],
    ['bg', 'wash'],
    ['bg', 'surface'],
    ['wash', 'surface'],
    ['backgroundHero', 'surface'],
    ['wash', 'backgroundHoney'],
    ['backgroundHoney', 'backgroundTeal'],
    ['backgroundTeal', 'bg'],
    ['bg', 'night'],
    ['wash', 'night'],
    ['backgroundHero', 'night'],
  ] as const)('differ by eight steps of lightness in the dark: %s, %s', (one, other) => {
    const { dark } = themes;
    expect(Math.abs(lightness(dark[one]) - lightness(dark[other]))).toBeGreaterThanOrEqual(8);
  });
});
