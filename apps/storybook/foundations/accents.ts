/** Colors made from a brand's main color, and the pairs of colors that are too pale. */
import { contrast, contrastPairs } from '../../../packages/ui/src/styles/contrast';
import { lightDark } from '../../../packages/ui/src/styles/light-dark';
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

const mix = (color: string, end: string, percent: number): string =>
  hexOf(`color-mix(in srgb, ${color}, ${end} ${percent}%)`);

/** A token's color in an element. */
const colorIn = (element: Element, name: ColorName): string =>
  hexOf(getComputedStyle(element).getPropertyValue(`--tc-color-${name}`).trim());

/** A color, as much darker or lighter as all pairs of a token need; nothing if none is enough. */
function nearest(color: string, name: ColorName, element: Element): string | undefined {
  const limits = contrastPairs
    .filter(({ front }) => front === name)
    .map(({ back, atLeast }) => ({ back: colorIn(element, back), atLeast }));
  const shades = Array.from({ length: 51 }, (_, step) =>
    ['#000000', '#ffffff'].map((end) => mix(color, end, 2 * step)),
  );
  return shades
    .flat()
    .find((shade) => limits.every(({ back, atLeast }) => contrast(shade, back) >= atLeast));
}

/** All tokens of a main color in an element and its theme. */
function accentsIn(element: Element, color: string): Partial<Record<ColorName, string>> {
  const fit = (name: ColorName) => nearest(color, name, element) ?? color;
  const lacquer = fit('lacquer');
  const onLacquer = contrast(lacquer, '#ffffff') < 4.5 ? '#000000' : '#ffffff';
  const end = onLacquer === '#000000' ? '#ffffff' : '#000000';
  return {
    accentText: fit('accentText'),
    lacquer,
    lacquerHover: mix(lacquer, end, 18),
    lacquerOnHoney: fit('lacquerOnHoney'),
    onLacquer,
    busy: mix(lacquer, end, 40),
    strike: fit('strike'),
    comb: lacquer,
    onComb: onLacquer,
    hatch: mix(lacquer, colorIn(element, 'bg'), 50),
    strand3: fit('strike'),
  };
}

/** A style sheet with the tokens of a main color, fit for the backgrounds of two elements. */
export function withMain(sheet: string, color: string, [light, dark]: readonly Element[]): string {
  if (!light || !dark) return sheet;
  const inDark = accentsIn(dark, color);
  return Object.entries(accentsIn(light, color)).reduce(
    (text, [name, value]) =>
      text.replace(
        new RegExp(`(--tc-color-${name}: )[^;]*`),
        `$1${lightDark(value, inDark[name as ColorName] ?? value)}`, // a key of both
      ),
    sheet.replace(/(--tc-art-lacquer: )[^;]*/, `$1${color}`),
  );
}

/** Rows of the pairs below their limit in an element: pair, ratio, limit, color that would do. */
export const palePairsIn = (element: HTMLElement): readonly (readonly string[])[] =>
  contrastPairs.flatMap(({ front, back, atLeast }) => {
    const color = colorIn(element, front);
    const ratio = contrast(color, colorIn(element, back));
    const pair = `${front} on ${back}, ${element.dataset.theme}`;
    if (ratio >= atLeast) return [];
    return [[pair, ratio.toFixed(2), `${atLeast}`, nearest(color, front, element) ?? 'None']];
  });
