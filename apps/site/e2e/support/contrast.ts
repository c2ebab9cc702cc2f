/**
 * The contrast of text that axe cannot judge, over a pseudo-element, a gradient or a drawing: by the
 * pixels behind its letters, which show where the letters alone are hidden.
 */
import type { Page } from '@playwright/test';

const HIDDEN_LETTERS = `[data-letters-hidden], [data-letters-hidden] * {
  color: transparent !important; fill: transparent !important;
  text-shadow: none !important; transition: none !important }`;

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
  /** WCAG 1.4.3: 3 for large text, 4.5 for other. */
  readonly least: number;
  readonly boxes: readonly LetterBox[];
}

/** Runs in the page: what axe was unsure of, and where its letters stand. */
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
  /** What is left of a box in whatever scrolls or cuts off around the element. */
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
      least: isLarge(style) ? 3 : 4.5,
      boxes: letters.flatMap(boxesOf),
    };
  });
}

function hideLetters([selectors, rules]: readonly [readonly string[], string]) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const selector of selectors)
    document.querySelector(selector)?.setAttribute('data-letters-hidden', '');
}

function showLetters() {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  for (const element of document.querySelectorAll('[data-letters-hidden]'))
    element.removeAttribute('data-letters-hidden');
}

/** A part of the page from edge to edge, without what lies between texts that are far apart. */
interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** More than this between two texts is not photographed. */
const GAP = 100;

/** The bands that hold all boxes, from above. */
function bandsOf(boxes: readonly LetterBox[]): Band[] {
  const bands: Band[] = [];
  for (const { y, height } of boxes.toSorted((one, other) => one.y - other.y)) {
    const [top, bottom] = [Math.max(0, Math.floor(y) - 1), Math.ceil(y + height) + 1];
    const last = bands.at(-1);
    if (last && top - last.bottom <= GAP)
      bands[bands.length - 1] = { top: last.top, bottom: Math.max(last.bottom, bottom) };
    else bands.push({ top, bottom });
  }
  return bands;
}

interface Shot extends Band {
  /** PNG in Base64. */
  readonly png: string;
}

interface Shots {
  readonly texts: readonly Text[];
  readonly withLetters: readonly Shot[];
  readonly without: readonly Shot[];
}

/** Runs in the page: each text whose letters stand out too little from what is behind them. */
async function judgeShots({ texts, withLetters, without }: Shots): Promise<string[]> {
  /** Edges of shapes that letters touch are blurred. */
  const BLURRED_SHARE = 0.02;

  async function contextOf({ png, top, bottom }: Shot) {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser gives no canvas to read pixels from.');
    context.drawImage(image, 0, 0);
    return { context, top, bottom };
  }
  const shown = await Promise.all(withLetters.map(contextOf));
  const hidden = await Promise.all(without.map(contextOf));
  type Bands = typeof shown;

  const pixelsIn = (bands: Bands, { x, y, width, height }: LetterBox) => {
    const band = bands.find(({ top, bottom }) => top <= y && y + height <= bottom);
    if (!band) throw new Error(`Nothing was photographed at ${y}.`);
    const [left, top] = [Math.round(x), Math.round(y) - band.top];
    return band.context.getImageData(left, top, Math.ceil(width), Math.ceil(height)).data;
  };

  const luminance = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrastOf = (color: readonly number[], background: readonly number[]) => {
    const [, , , alpha = 1] = color;
    const letter = background.map(
      (channel, at) => alpha * (color[at] ?? 0) + (1 - alpha) * channel,
    );
    const [light = 0, dark = 0] = [letter, background].map(luminance).sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const contrastsIn = (color: readonly number[], box: LetterBox) => {
    const [letters, behind] = [pixelsIn(shown, box), pixelsIn(hidden, box)];
    const fromColor = (pixels: Uint8ClampedArray, at: number) =>
      [0, 1, 2].reduce(
        (sum, nth) => sum + Math.abs((pixels[at + nth] ?? 0) - (color[nth] ?? 0)),
        0,
      );
    const contrasts: number[] = [];
    for (let at = 0; at < behind.length; at += 4) {
      const isLetter = fromColor(letters, at) < fromColor(behind, at);
      if (isLetter) contrasts.push(contrastOf(color, [...behind.subarray(at, at + 3)]));
    }
    return contrasts;
  };

  return texts.flatMap(({ name, color, least, boxes }) => {
    const contrasts = boxes.flatMap((box) => contrastsIn(color, box)).sort((a, b) => a - b);
    const lowest = contrasts[Math.floor(contrasts.length * BLURRED_SHARE)] ?? least;
    return lowest < least ? [`contrast of ${lowest.toFixed(2)} in ${name}`] : [];
  });
}

/** So that one picture shows all of the page as it is laid out; gives the way back. */
async function growWindowToPage(page: Page): Promise<() => Promise<void>> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no size of its own.');
  const grow = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: size.width, height });
  };
  await grow();
  await grow(); // Some of it is as high as the window.
  return () => page.setViewportSize(size);
}

/** Photographs bands of a window that is as high as its page. */
async function shoot(page: Page, bands: readonly Band[]): Promise<Shot[]> {
  const width = page.viewportSize()?.width ?? 0;
  const session = await page.context().newCDPSession(page);
  const shots: Shot[] = [];
  for (const { top, bottom } of bands) {
    const clip = { x: 0, y: top, width, height: bottom - top, scale: 1 };
    const { data } = await session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
    shots.push({ top, bottom, png: data });
  }
  await session.detach();
  return shots;
}

/** Of the elements with text, those that contrast too little; what nobody sees has no contrast. */
export async function lowContrasts(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  const shrinkBack = await growWindowToPage(page);
  const texts = await page.evaluate(findTexts, selectors);
  const bands = bandsOf(texts.flatMap(({ boxes }) => boxes));
  const withLetters = await shoot(page, bands);
  await page.evaluate(hideLetters, [selectors, HIDDEN_LETTERS] as const);
  const without = await shoot(page, bands);
  await page.evaluate(showLetters);
  await shrinkBack();
  return page.evaluate(judgeShots, { texts, withLetters, without });
}
