import type { GuideCover } from '@tallycomb/content/guides';
import { tenth } from '@tallycomb/ui/art';
import { combShapes } from './comb-and-hair.server.ts';
import { type CoverFrame, randomOf } from './cover-frame.server.ts';
import { figureShape } from './figures.server.ts';
import { mirror, wave } from './hair-recipes.server.ts';
import {
  backgroundShape,
  group,
  type Paint,
  path,
  rect,
  type Shape,
  svgFile,
} from './shape.server.ts';
import { swingTagShapes } from './swing-tag.server.ts';

/** Whole numbers from zero up to, but without, `count`. */
const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The whole number at a share (0 to 1) of the range that begins at `from` and is `span` long. */
const integerIn = (from: number, span: number, share: number): number =>
  from + Math.floor(span * share);

/** Prices that rise by three to eight dollars a step. */
function risingPrices(count: number, first: number, next: () => number): number[] {
  let price = first + integerIn(0, 8, next());
  return indexes(count).map((index) => {
    if (index > 0) price += integerIn(3, 6, next());
    return price;
  });
}

const tagFills: readonly Paint[] = [
  'paper',
  'powder',
  'lacquer',
  'teal',
  'honey',
  'paper',
  'lacquer',
  'powder',
  'teal',
];
const isDeep = (fill: Paint): boolean => fill === 'lacquer' || fill === 'teal';

/** A string from side to side: its height at a share of the width, and its outline. */
const [start, sag, end] = [60, 92, 54] as const;
const stringAt = (share: number) =>
  start * (1 - share) ** 3 + 3 * sag * share * (1 - share) + end * share ** 3;
const string = (width: number) =>
  `M0 ${start}C${tenth(width / 3)} ${sag} ${tenth((2 * width) / 3)} ${sag} ${width} ${end}`;

/** Tags that hang on threads from a string, each as long as its price. */
function tags(frame: CoverFrame): Shape[] {
  const { width, height, isWide, background } = frame;
  const next = randomOf(frame);
  const prices = risingPrices(isWide ? 9 : 5, 36, next);
  const dearest = prices.at(-1) ?? 1;
  const fills = tagFills.filter((fill) => fill !== background);
  const pitch = (width - 40) / prices.length;
  const [chamfer, thread] = [20, 12];
  const line = { fill: 'none', stroke: 'ink', strokeWidth: 2.5 } as const;
  const hung = prices.flatMap((price, index) => {
    const fill = fills[index % fills.length] ?? 'paper';
    const x = tenth(20 + pitch * (index + 0.5));
    const y = tenth(stringAt(x / width));
    const tag = swingTagShapes({
      x,
      y: y + thread,
      width: tenth(pitch - 12),
      height: tenth((price / dearest) * (height - 120)),
      rotation: tenth((next() - 0.5) * 5),
      chamfer,
      fill,
      background,
      price: `$${price}`,
      size: isWide ? 66 : 56,
      ink: isDeep(fill) ? 'paper' : 'ink',
    });
    return [...tag, path(`M${x} ${y}v${thread + chamfer + 2}`, line)];
  });
  return [...hung, path(string(width), line)];
}

/** A comb that rises to the right, with one `you` tooth. */
function rise(frame: CoverFrame): Shape[] {
  const { width, height } = frame;
  const next = randomOf(frame);
  const count = Math.round(width / 34);
  const lengths = indexes(count).map(
    (index) => 40 + (index / (count - 1)) ** 1.5 * (height - 170) + (next() - 0.5) * 22,
  );
  const you = integerIn(Math.round(count / 3), count / 3, next());
  const box = { x: -10, y: height - 70, width: width + 20, spine: 90 };
  return combShapes({ ...box, lengths, toothWidth: 17, you });
}

/** A tilted comb with three missing teeth: two side by side and a single one. */
function gap(frame: CoverFrame): Shape[] {
  const { width, height } = frame;
  const next = randomOf(frame);
  const count = Math.round(width / 42);
  const pair = integerIn(3, count / 4, next());
  const alone = integerIn(Math.ceil(count / 2) + 1, count / 4, next());
  const box = { x: -20, y: tenth(height * 0.73), width: width + 40, spine: 56, corner: 18 };
  const lengths = new Array<number>(count).fill(tenth(height * 0.515));
  const missing = [pair, pair + 1, alone];
  const comb = combShapes({ ...box, lengths, toothWidth: 17, missing }, 'teal');
  return [group({ transform: `rotate(-8 ${width / 2} ${height / 2})` }, comb)];
}

/** Two combs that face each other: a long tooth meets a short one, with a constant gap between. */
function scissor(frame: CoverFrame): Shape[] {
  const { width, height } = frame;
  const count = Math.round(width / 37.5);
  const phase = randomOf(frame)() * Math.PI;
  const spine = 40;
  const clear = 18;
  const room = height - 2 * spine - clear;
  const lower = indexes(count).map(
    (index) => room * (0.4 + 0.4 * Math.abs(Math.sin(index / 2.4 + phase))),
  );
  const upper = lower.map((length) => room - length).reverse();
  const comb = { x: 0, y: height - spine, width, toothWidth: 16, spine: spine + 20 };
  return [
    group(
      { transform: `rotate(180 ${width / 2} ${height / 2})` },
      combShapes({ ...comb, lengths: upper }, 'teal'),
    ),
    ...combShapes({ ...comb, lengths: lower }),
  ];
}

/** A price list as horizontal bars, each as long as its price; one is yours. */
function ladder(frame: CoverFrame): Shape[] {
  const { width, height } = frame;
  const prices = risingPrices(9, 34, randomOf(frame));
  const dearest = prices.at(-1) ?? 1;
  const pitch = (height - 66) / prices.length;
  const bar = Math.round(pitch * 0.56);
  return prices.flatMap((price, index): Shape[] => {
    const y = Math.round(44 + index * pitch);
    const length = Math.round((price / dearest) * (width * 0.84));
    const fill = index === 4 ? 'lacquer' : 'ink';
    const at = { x: length + 14, y: y + bar * 0.86, size: bar * 1.36, from: 'start' } as const;
    return [
      rect({ x: -20, y, width: length + 20, height: bar, rx: bar / 2, fill }),
      figureShape(`$${price}`, { ...at, fill: 'ink' }),
    ];
  });
}

/** Draws the shapes of each recipe; the slug seeds all random choices. */
export const recipes: Readonly<Record<GuideCover['recipe'], (frame: CoverFrame) => Shape[]>> = {
  tags,
  rise,
  gap,
  scissor,
  ladder,
  mirror,
  wave,
};

interface CoverSpec extends GuideCover {
  /** The guide's slug: the same slug always gives the same picture. */
  readonly slug: string;
  /** 1280 by 520 units, for the head of an article, instead of 600 by 420. */
  readonly wide?: boolean;
}

/** A guide's cover as the text of an SVG file. */
export function guideCoverSvg({ slug, recipe, background, wide = false }: CoverSpec): string {
  const [width, height] = wide ? [1280, 520] : [600, 420];
  const frame = { width, height, isWide: wide, slug, background, id: 'glass' };
  const shapes = [backgroundShape(background), ...recipes[recipe](frame)];
  return svgFile(`0 0 ${width} ${height}`, shapes);
}
