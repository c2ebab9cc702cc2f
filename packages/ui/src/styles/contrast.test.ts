import { describe, expect, it } from 'vitest';
import { chipTones } from '../components/ChipStrip/ChipStrip.css';
import type { PlanTone } from '../components/PlanCard/PlanCard';
import { planFocus, planTones } from '../components/PlanCard/PlanCard.css';
import { contrast, contrastPairs, lightness } from './contrast';
import { artPalette, shadows, themes } from './tokens';

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
    ['wash', 'backgroundHoney'],
    ['backgroundHoney', 'backgroundTeal'],
    ['backgroundTeal', 'bg'],
    ['backgroundTeal', 'wash'],
    ['backgroundTeal', 'tealSurface'],
    ['bg', 'night'],
    ['wash', 'night'],
    ['backgroundHero', 'night'],
  ] as const)('differ by eight steps of lightness in the dark: %s, %s', (one, other) => {
    const { dark } = themes;
    expect(Math.abs(lightness(dark[one]) - lightness(dark[other]))).toBeGreaterThanOrEqual(8);
  });
});

it.each(['bg', 'wash', 'backgroundHero'] as const)(
  'a card on %s is bounded in the dark by a line at 2 or more',
  (ground) => {
    const { dark } = themes;
    expect(shadows.e1[1]).toContain('var(--tc-color-line)');
    expect(contrast(dark.line, dark[ground])).toBeGreaterThanOrEqual(2);
    expect(contrast(dark.line, dark.surface)).toBeGreaterThanOrEqual(2);
  },
);

type Tone = Readonly<Record<'background' | 'text', string>> & { readonly muted?: string };

describe.each<[string, Readonly<Record<string, Tone>>]>([
  ['chip', chipTones],
  ['plan', planTones],
])('a %s', (_, tones) => {
  it.each(Object.entries(tones))(
    'reads in %s at 4.5 or more',
    (_tone, { background, text, muted = text }) => {
      expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(muted, background)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it.each(Object.keys(planTones) as PlanTone[])('the %s plan shows its ring at 3 or more', (tone) => {
  expect(contrast(planFocus[tone], planTones[tone].background)).toBeGreaterThanOrEqual(3);
});

it.each(['mint', 'powder', 'honey', 'jar'] as const)(
  'ink, lacquer and teal tell something on %s at 3 or more',
  (background) => {
    for (const color of ['ink', 'lacquer', 'teal'] as const)
      expect(contrast(artPalette[color], artPalette[background])).toBeGreaterThanOrEqual(3);
  },
);

it('gives each of the ten categories a chip of its own background', () => {
  const backgrounds = Object.values(chipTones).map(({ background }) => background);
  expect(new Set(backgrounds).size).toBe(10);
});
