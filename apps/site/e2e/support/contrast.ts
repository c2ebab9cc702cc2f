/**
 * Checks the contrast of text that axe cannot judge, as over a pseudo-element, gradient or drawing:
 * photographs it with and without its letters, and compares those with the pixels behind them.
 */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyles } from './layout';
import { untilPainted } from './loading';

interface LetterBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Text {
  readonly name: string;
  /** Red, green and blue from 0 to 255, alpha from 0 to 1. */
  readonly color: readonly number[];
  /** Required contrast by WCAG 1.4.3: 3 for large text, 4.5 for other. */
  readonly requiredContrast: number;
  /** Boxes of the letters, relative to the page. */
  readonly boxes: readonly LetterBox[];
}

/** Runs in the page: finds texts by selector, with their colors and boxes. */
function findTexts(selectors: readonly string[]): Text[] {
  const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
    Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const intersect = (one: LetterBox, other: LetterBox) => {
    const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
    const right = Math.min(one.x + one.width, other.x + other.width);
    const bottom = Math.min(one.y + one.height, other.y + other.height);
    return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
  };
  /** Visible part of a box within all clipping ancestors. */
  const shownPart = (box: LetterBox, element: Element | null): LetterBox => {
    if (!element || element === document.body) return box;
    const isCut = getComputedStyle(element).overflow !== 'visible';
    const part = isCut ? intersect(box, element.getBoundingClientRect()) : box;
    return shownPart(part, element.parentElement);
  };
  const boxesOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .map((box) => shownPart(box, node.parentElement))
      .filter(({ width, height }) => width >= 1 && height >= 1)
      .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }));
  };
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const style = getComputedStyle(element);
    const color = element instanceof SVGElement ? style.fill : style.color;
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const letters = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return {
      name: element.outerHTML.slice(0, 200),
      color: [red, green, blue, alpha * opacityOf(element)],
      requiredContrast: isLarge(style) ? 3 : 4.5,
      boxes: letters.flatMap(boxesOf),
    };
  });
}

const hiddenLetters = (selectors: readonly string[]) =>
  `:is(${selectors}), :is(${selectors}) * {
  color: transparent !important; fill: transparent !important;
  text-shadow: none !important; transition: none !important }`;

interface Photograph {
  readonly width: number;
  /** Height in the page at which it begins. */
  readonly top: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly pixels: Buffer;
}

/** Photographs a part of the page. */
async function photograph(
  page: Page,
  [top, bottom]: readonly [number, number],
): Promise<Photograph> {
  const session = await page.context().newCDPSession(page);
  const width = page.viewportSize()?.width ?? 0;
  const { data: png } = await session.send('Page.captureScreenshot', {
    clip: { x: 0, y: top, width, height: bottom - top, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await session.detach();
  const pixels = await sharp(Buffer.from(png, 'base64')).removeAlpha().raw().toBuffer();
  return { width, top, pixels };
}

type Color = readonly [red: number, green: number, blue: number];

/** Pixels of a box that differ with and without its letters, as most do not. */
function changedPixels(
  { x, y, width, height }: LetterBox,
  shown: Photograph,
  hidden: Photograph,
): (readonly [letter: Color, behind: Color])[] {
  const changed: (readonly [Color, Color])[] = [];
  const [left, above] = [Math.round(x), Math.round(y) - shown.top];
  const colorAt = ({ pixels }: Photograph, at: number): Color => [
    pixels[at] ?? 0,
    pixels[at + 1] ?? 0,
    pixels[at + 2] ?? 0,
  ];
  for (let row = above; row < above + Math.ceil(height); row += 1) {
    const start = 3 * (row * shown.width + left);
    for (let at = start; at < start + 3 * Math.ceil(width); at += 3)
      if (shown.pixels.compare(hidden.pixels, at, at + 3, at, at + 3) !== 0)
        changed.push([colorAt(shown, at), colorAt(hidden, at)]);
  }
  return changed;
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(color: readonly number[], background: readonly number[]): number {
  const [, , , alpha = 1] = color;
  const letter = background.map((channel, at) => alpha * (color[at] ?? 0) + (1 - alpha) * channel);
  const [light = 0, dark = 0] = [letter, background].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const difference = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, channel, at) => sum + Math.abs(channel - (other[at] ?? 0)), 0);

/** Share of ignored pixels, as edges of shapes behind letters are blurred. */
const BLURRED_SHARE = 0.02;

/** Lowest contrast of letters with their background. */
function lowestOf(
  { color, requiredContrast, boxes }: Text,
  shown: Photograph,
  hidden: Photograph,
): number {
  const contrasts = boxes
    .flatMap((box) => changedPixels(box, shown, hidden))
    .filter(([letter, behind]) => difference(letter, color) < difference(behind, color))
    .map(([, behind]) => contrastOf(color, behind))
    .sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * BLURRED_SHARE)] ?? requiredContrast;
}

/** Describes the texts with too little contrast; invisible text is ignored. */
export async function lowContrasts(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  // At the top, so that fixed elements are photographed in place.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await untilPainted(page);
  const texts = await page.evaluate(findTexts, selectors);
  const boxes = texts.flatMap((text) => text.boxes);
  if (boxes.length === 0) return [];
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y))) - 1;
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height))) + 1;
  const shown = await photograph(page, [top, bottom]);
  await addStyles(page, hiddenLetters(selectors));
  const hidden = await photograph(page, [top, bottom]);
  await addStyles(page, '');
  return texts.flatMap((text) => {
    const lowest = lowestOf(text, shown, hidden);
    return lowest < text.requiredContrast
      ? [`contrast of ${lowest.toFixed(2)} in ${text.name}`]
      : [];
  });
}
