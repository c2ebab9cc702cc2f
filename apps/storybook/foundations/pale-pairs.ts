/** The pairs of colors that are too pale in an element and its theme. */
import { contrast, contrastPairs } from '../../../packages/ui/src/styles/contrast';
import type { ColorName } from '../../../packages/ui/src/styles/tokens';

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** A CSS color as `#rrggbb`. */
function hexOf(color: string): string {
  if (!canvas) return '';
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Rows of the pairs below their limit: pair, ratio, limit. */
export const palePairsIn = (element: HTMLElement): readonly (readonly string[])[] => {
  const style = getComputedStyle(element);
  const colorOf = (name: ColorName) => hexOf(style.getPropertyValue(`--tc-color-${name}`).trim());
  return contrastPairs.flatMap(({ front, back, atLeast }) => {
    const ratio = contrast(colorOf(front), colorOf(back));
    const row = [`${front} on ${back}, ${element.dataset.theme}`, ratio.toFixed(2), `${atLeast}`];
    return ratio < atLeast ? [row] : [];
  });
};

/** Tokens in a style sheet that ours lacks, and colors in an element that are none. */
export function misspelledIn(
  sheet: string,
  element: HTMLElement,
  ours: Element,
): readonly string[] {
  const [own, known] = [getComputedStyle(element), getComputedStyle(ours)];
  return [...new Set(sheet.match(/--tc-[\w-]+/g))].flatMap((name) => {
    if (known.getPropertyValue(name) === '') return `${name} is no token.`;
    const isColor = CSS.supports('color', own.getPropertyValue(name));
    return name.startsWith('--tc-color-') && !isColor ? `${name} has no color.` : [];
  });
}
