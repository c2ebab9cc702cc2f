import type { ColorName } from './tokens';

export interface ContrastPair {
  readonly front: ColorName;
  readonly back: ColorName;
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for large text, shapes and rings (1.4.3, 1.4.11). */
  readonly atLeast: 3 | 4.5;
}

const on = (atLeast: 3 | 4.5, back: ColorName, ...fronts: ColorName[]): readonly ContrastPair[] =>
  fronts.map((front) => ({ front, back, atLeast }));

/** Every pair of colors that the components use on one another. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(4.5, 'bg', 'ink', 'ink2', 'accentText', 'error'),
  ...on(4.5, 'surface', 'ink', 'ink2', 'accentText', 'error'),
  ...on(4.5, 'wash', 'ink', 'ink2', 'accentText', 'error'),
  ...on(4.5, 'tealSurface', 'ink', 'ink2', 'accentText', 'error'),
  ...on(4.5, 'tealWash', 'ink', 'ink2', 'accentText', 'error'),
  ...on(4.5, 'backgroundHero', 'ink', 'accentText'),
  ...on(4.5, 'backgroundHoney', 'onHoney', 'onHoney2'),
  ...on(4.5, 'inflHatch', 'onHoney2'),
  ...on(4.5, 'backgroundTeal', 'onTeal', 'onTeal2'),
  ...on(4.5, 'night', 'onNight', 'onNightMuted', 'figure', 'nightLine', 'nightGood'),
  ...on(4.5, 'lacquer', 'onLacquer'),
  ...on(4.5, 'lacquerHover', 'onLacquer'),
  ...on(4.5, 'busy', 'onLacquer'),
  ...on(4.5, 'ink', 'bg'),
  ...on(4.5, 'inkHover', 'bg'),
  ...on(4.5, 'comb', 'onComb'),
  ...on(4.5, 'combYou', 'onCombYou'),
  ...on(4.5, 'flag', 'onFlag'),
  ...on(4.5, 'goodBg', 'good'),
  ...on(4.5, 'infoBg', 'info'),
  ...on(4.5, 'warnBg', 'warn'),
  ...on(3, 'bg', 'lacquer', 'lineStrong', 'focus', 'strike', 'secondLine'),
  ...on(3, 'surface', 'lineStrong', 'focus', 'strike', 'secondLine'),
  ...on(3, 'tealSurface', 'lineStrong'),
  ...on(3, 'wash', 'lacquer', 'lineStrong', 'focus'),
  ...on(3, 'backgroundHero', 'lacquer', 'focus', 'strike'),
  ...on(3, 'backgroundHoney', 'focusOnHoney', 'lacquerOnHoney'),
  ...on(3, 'backgroundTeal', 'focusOnTeal'),
  ...on(3, 'night', 'focusOnNight'),
];

/** Relative luminance of `#RRGGBB`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast ratio of two `#RRGGBB` colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Lightness (CIE L*) of `#RRGGBB`, from 0 for black to 100 for white. */
export function lightness(hex: string): number {
  const y = luminance(hex);
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27;
}
