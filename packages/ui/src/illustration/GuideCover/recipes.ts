import { seededRandom } from '../../charts/random';
import { tenth } from '../../charts/round';
import type { Point } from '../curve';
import {
  combShapes,
  figureShape,
  mirrorShapes,
  type StrandColors,
  strandShapes,
  swingTagShapes,
} from '../drawings';
import type { Paint } from '../paint';
import { seedOf } from '../seed';
import { group, path, type Shape } from '../shape';

export type CoverRecipe = 'tags' | 'rise' | 'gap' | 'scissor' | 'ladder' | 'mirror' | 'wave';
export type CoverGround = 'powder' | 'honey' | 'jar' | 'mint';

/** What a recipe needs to draw: the box in user units, and where its variety comes from. */
export interface CoverFrame {
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  readonly seed: number;
  readonly slug: string;
  readonly ground: CoverGround;
  /** Names the window of a mirror; unique in the document. */
  readonly id: string;
}

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const whole = (from: number, span: number, share: number): number =>
  from + Math.floor(span * share);

/** Prices that rise by three to eight dollars a step. */
function risingPrices(count: number, first: number, next: () => number): number[] {
  let price = first + whole(0, 8, next());
  return indexes(count).map((index) => {
    if (index > 0) price += whole(3, 6, next());
    return price;
  });
}

const tagFills: readonly Paint[] = [
  'paper',
  'powder',
  'lacquer',
  'jar',
  'honey',
  'paper',
  'teal',
  'powder',
  'lacquer',
];
const isDeep = (fill: Paint): boolean => fill === 'lacquer' || fill === 'teal';

/** Tags on a string: the higher the price, the longer the tag. */
function tags({ width, isWide, seed, ground }: CoverFrame): Shape[] {
  const next = seededRandom(seed);
  const prices = risingPrices(isWide ? 9 : 5, 36, next);
  const [first = 0, last = 1] = [prices[0], prices.at(-1)];
  const fills = tagFills.filter((fill) => fill !== ground);
  const pitch = (width - 40) / prices.length;
  const hung = prices.flatMap((price, index) => {
    const share = (price - first) / (last - first);
    const fill = fills[index % fills.length] ?? 'paper';
    const middle = Math.abs(0.5 - index / (prices.length - 1));
    return swingTagShapes({
      x: tenth(20 + pitch * (index + 0.5)),
      y: tenth(74 - middle * 8),
      width: tenth(pitch - 12),
      height: tenth((isWide ? 190 : 176) + share * (isWide ? 220 : 150)),
      rotation: tenth((next() - 0.5) * 5),
      chamfer: 20,
      fill,
      ground,
      price: `$${price}`,
      size: isWide ? 66 : 56,
      ink: isDeep(fill) ? 'paper' : 'ink',
    });
  });
  const string = `M-10 60C${width * 0.3} 92 ${width * 0.7} 92 ${width + 10} 54`;
  return [path(string, { fill: 'none', stroke: 'ink', strokeWidth: 2.5 }), ...hung];
}

/** A comb that rises to the right, with one tooth that is yours. */
function rise({ width, height, seed }: CoverFrame): Shape[] {
  const next = seededRandom(seed);
  const count = Math.round(width / 34);
  const lengths = indexes(count).map(
    (index) => 40 + (index / (count - 1)) ** 1.5 * (height - 170) + (next() - 0.5) * 22,
  );
  const you = whole(Math.round(count / 3), count / 3, next());
  const box = { x: -10, y: height - 70, width: width + 20, spine: 90 };
  return combShapes({ ...box, lengths, toothWidth: 17, you });
}

/** A tilted comb that lacks teeth: one pair, and one alone. */
function gap({ width, height, seed }: CoverFrame): Shape[] {
  const next = seededRandom(seed);
  const count = Math.round(width / 42);
  const pair = whole(3, count / 4, next());
  const alone = whole(Math.ceil(count / 2) + 1, count / 4, next());
  const comb = combShapes(
    {
      x: -20,
      y: tenth(height * 0.73),
      width: width + 40,
      lengths: new Array<number>(count).fill(tenth(height * 0.515)),
      toothWidth: 17,
      spine: 56,
      corner: 18,
      missing: [pair, pair + 1, alone],
    },
    { fill: 'teal' },
  );
  return [group({ transform: `rotate(-8 ${width / 2} ${height / 2})` }, comb)];
}

/** Two combs that face each other, each tooth as far as the other leaves room. */
function scissor({ width, height, seed }: CoverFrame): Shape[] {
  const count = Math.round(width / 37.5);
  const phase = seededRandom(seed)() * Math.PI;
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
      combShapes({ ...comb, lengths: upper }, { fill: 'ink' }),
    ),
    ...combShapes({ ...comb, lengths: lower }),
  ];
}

/** A price list as bars, each as long as its price; one is yours. */
function ladder({ width, height, seed }: CoverFrame): Shape[] {
  const next = seededRandom(seed);
  const prices = risingPrices(9, 34, next);
  const dearest = prices.at(-1) ?? 1;
  const pitch = (height - 66) / prices.length;
  const bar = Math.round(pitch * 0.56);
  return prices.flatMap((price, index): Shape[] => {
    const y = Math.round(44 + index * pitch);
    const length = Math.round((price / dearest) * (width * 0.84));
    const fill = index === 4 ? 'lacquer' : 'ink';
    const at = { x: length + 14, y: y + bar * 0.86, size: bar * 1.36, from: 'start' } as const;
    return [
      {
        element: 'rect',
        attributes: { x: -20, y, width: length + 20, height: bar, rx: bar / 2, fill },
      },
      figureShape(`$${price}`, { ...at, fill: 'ink' }),
    ];
  });
}

type GuideLine = readonly (readonly [number, number])[];

/** A guide line that was drawn for a cover of 600 by 420, in the box of this one. */
const fitted = (line: GuideLine, frame: CoverFrame): Point[] =>
  line.map(([x, y]) => ({ x: (x * frame.width) / 600, y: (y * frame.height) / 420 }));

const hair: StrandColors = { dark: 'ink', red: 'lacquer', brown: 'honey' };
const hairOn = (ground: Paint): StrandColors =>
  ground === 'honey' ? { ...hair, brown: 'paper' } : hair;

/** A level comb along the lower edge: all the others. */
function street({ width, height }: CoverFrame): Shape[] {
  const lengths = new Array<number>(42).fill(64);
  const box = { x: 0, y: height - 96, width, spine: 120 };
  return combShapes({ ...box, lengths, toothWidth: 14 }, { fill: 'teal' });
}

/** Hair in a mirror. */
function mirror(frame: CoverFrame): Shape[] {
  const { width, height, seed, id, ground } = frame;
  const [x, y, radius] = [width / 2, tenth(height * 0.51), tenth(height * 0.41)];
  const around = (line: GuideLine): Point[] =>
    line.map(([across, down]) => ({ x: x + across * radius, y: y + down * radius }));
  const glass = ground === 'jar' ? 'paper' : 'jar';
  const strands = strandShapes(
    {
      left: around([
        [-1.05, -0.9],
        [-0.4, -0.25],
        [-0.3, 0.5],
        [0, 1.2],
      ]),
      right: around([
        [0.6, -1.15],
        [0.65, -0.15],
        [1, 0.4],
        [1.3, 1.2],
      ]),
      count: 22,
      seed,
      jitter: 2,
    },
    { dark: 'ink', red: 'lacquer', brown: 'teal' },
    3,
  );
  const hand = mirrorShapes({ x, y, radius, id, glass }, strands);
  return frame.isWide ? [...street(frame), ...hand] : hand;
}

const crest: GuideLine = [
  [-40, 140],
  [110, 40],
  [270, 170],
  [430, 60],
  [640, 40],
];
const trough: GuideLine = [
  [-40, 330],
  [110, 300],
  [270, 380],
  [430, 200],
  [640, 330],
];

/** A lock of hair from edge to edge. */
function wave(frame: CoverFrame): Shape[] {
  const next = seededRandom(frame.seed);
  const swung = (line: GuideLine): GuideLine =>
    line.map(([x, y]) => [x, y + (next() - 0.5) * 36] as const);
  const [left, right] = [fitted(swung(crest), frame), fitted(swung(trough), frame)];
  const shape = { left, right, count: frame.isWide ? 42 : 34, seed: frame.seed, jitter: 2.2 };
  return strandShapes(shape, hairOn(frame.ground), 2.6);
}

const recipes = { tags, rise, gap, scissor, ladder, mirror, wave } as const;

/** The shapes of a cover on its ground; the slug decides all that chance would. */
export function recipeShapes(recipe: CoverRecipe, frame: Omit<CoverFrame, 'seed'>): Shape[] {
  return recipes[recipe]({ ...frame, seed: seedOf(frame.slug) });
}
