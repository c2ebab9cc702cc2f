import {
  lengthsBetween,
  type Point,
  placeTeeth,
  tenth,
  textWidth,
  toothPath,
} from '@tallycomb/ui/art';
import { type StrandsShape, strandPaths } from '../../drawing/strands';

/** Number of salons in the hero's comb, one tooth each. */
export const salonCount = 48;
/** Your salon and the median one, counted from the cheapest. */
export const yourSalon = 15;
export const medianSalon = 24;

const lowest = 120;
const span = 210;
const bend = 1.75;

/** Price of a salon in dollars, from 120 for the cheapest of the 48 to 330 for the dearest. */
const heroPrice = (salon: number): number => lowest + span * (salon / (salonCount - 1)) ** bend;

/** Box of the drawing in user units, down to the ruler. It is stretched to its frame; line widths and text are not. */
export const heroBox = { width: 1440, height: 798 } as const;

/** A tooth of the hero: its salon and price, its place, and the path to stroke. */
export interface HeroTooth {
  readonly salon: number;
  readonly price: number;
  readonly x: number;
  readonly tip: number;
  readonly d: string;
}

const shortest = 40;
const growth = 330;
/** Width of a tooth on the widest screens, and of its round end on all. */
const toothWidth = 13;
/** Depth of the teeth's feet in the ruler. */
const feet = 8;
const pitch = heroBox.width / salonCount;

const lengthOf = lengthsBetween(
  [heroPrice(0), heroPrice(salonCount - 1)],
  shortest,
  shortest + growth,
);
const spine = { y: heroBox.height, width: toothWidth, depth: feet };

/** From the cheapest salon to the dearest. */
export const heroTeeth: readonly HeroTooth[] = placeTeeth(
  Array.from({ length: salonCount }, (_, salon) => salon),
  heroBox.width,
).map(({ value: salon, x }) => {
  const price = heroPrice(salon);
  // Starts and ends the stroked line on whole units.
  const length = Math.round(lengthOf(price) - toothWidth / 2) + toothWidth / 2;
  const d = toothPath({ ...spine, x, length });
  return { salon, price, x: tenth(x), tip: heroBox.height - length, d };
});

/** The tooth of a salon; the nearest one for a place out of range. */
export function heroTooth(salon: number): HeroTooth {
  const tooth = heroTeeth[Math.min(Math.max(salon, 0), salonCount - 1)];
  if (!tooth) throw new RangeError(`no salon ${salon}`);
  return tooth;
}

/** Short teeth on the left, for screens wider than the drawing. */
export const extraTeeth = placeTeeth(new Array<number>(30).fill(38.5), -pitch * 30)
  .map(({ value: length, x }) => toothPath({ ...spine, x, length }))
  .join('');

/** Rows of teeth, which grow one after the other. A phone shows only the first, which holds your first place and the median. */
export const toothRows = [0, 1, 2] as const;

/** Path of a row: every third tooth, without yours. */
export const rowPath = (row: number, you: HeroTooth): string =>
  heroTeeth
    .filter((tooth) => tooth.salon % toothRows.length === row && tooth !== you)
    .map(({ d }) => d)
    .join('');

const points = (...pairs: readonly (readonly [number, number])[]): Point[] =>
  pairs.map(([x, y]) => ({ x, y }));

/** A bundle of hair that falls into the comb between two guide lines. */
interface Course extends Pick<StrandsShape, 'left' | 'right'> {
  /** The hair falls through the gaps after this tooth. */
  readonly from: number;
  /** Number of salons from one shown tooth to the next. */
  readonly step: number;
  /** Width of a tooth in user units. */
  readonly width: number;
}

const feetOf = (y: number) => [[0, y] as const, [0, heroBox.height + 6] as const] as const;

const courses = {
  /** Wide screens: the hair falls from above the window, beside the words. */
  wide: {
    from: 20,
    step: 1,
    width: toothWidth,
    left: points([1700, -1300], [1480, -440], [1020, 140], [1125, 330], [800, 510], ...feetOf(650)),
    right: points(
      [2200, -1300],
      [1800, -480],
      [1350, 80],
      [1530, 310],
      [1500, 480],
      ...feetOf(650),
    ),
  },
  /** Phones, with the words above the comb: the hair comes from the right side. */
  narrow: {
    from: 15,
    step: toothRows.length,
    width: 37,
    left: points([2060, 225], [1400, 300], [1290, 420], [868, 556], [0, 690], [0, 804]),
    right: points([2260, 430], [1600, 385], [1580, 440], [1500, 460], [0, 500], [0, 804]),
  },
} as const satisfies Readonly<Record<string, Course>>;

/** Share of the gap between two teeth that the hair fills. */
const filled = 0.82;
const strandsPerGap = 2;

/** X of the strands' ends, in the gaps up to the right edge. */
function endsOf({ from, step, width }: Course): number[] {
  const apart = ((pitch * step - width) / strandsPerGap) * filled;
  const middle = (strandsPerGap - 1) / 2;
  return Array.from({ length: ((salonCount - from) / step) * strandsPerGap }, (_, index) => {
    const gap = from + (1 + step) / 2 + step * Math.floor(index / strandsPerGap);
    return pitch * gap + ((index % strandsPerGap) - middle) * apart;
  });
}

function hairOf(course: Course) {
  const ends = endsOf(course);
  const { left, right } = course;
  return strandPaths({ left, right, ends, count: ends.length, seed: 5, jitter: 1.2 });
}

/** Hair of wide screens and of phones, one path for each color. */
export const heroHair = { wide: hairOf(courses.wide), narrow: hairOf(courses.narrow) };

/** A sign over a tooth; all sizes are CSS pixels, the tooth's place is in user units. */
export interface HeroSign {
  readonly tooth: HeroTooth;
  readonly words: string;
  readonly price: string;
  readonly width: number;
  /** Part of its width to the left of its pole. */
  readonly left: number;
}

export const heroFlag = {
  height: 40,
  chamfer: 10,
  padding: 16,
  gap: 10,
  textSize: 16,
  /** Height of each sign over its tooth. */
  up: { you: 44, median: 72 },
  /** Scale of signs on a phone. */
  phone: 0.8125,
} as const;

/** Distance between teeth on the narrowest phone, in the pixels of its scaled signs. */
const phonePitch = 320 / salonCount / heroFlag.phone;

/** Distance from the median, in teeth, at which your sign begins to turn to its own side, and over how many teeth it turns. */
const signTurn = { from: 9, within: 7 } as const;

/** Clear space between a sign and the side of the drawing. */
const inset = 4;

type Labeled = Pick<HeroSign, 'words' | 'price'>;

const widthOf = ({ words, price }: Labeled): number => {
  const text =
    textWidth(words, heroFlag.textSize, 'text') + textWidth(price, heroFlag.textSize, 'text');
  return Math.ceil(text + 2 * heroFlag.padding + heroFlag.gap);
};

/**
 * The signs over your tooth and over the median. The closer they are, the further each moves from
 * its pole to its own side, so that they never overlap on any screen; yours stays inside the drawing.
 */
export function heroSigns(salon: number, texts: Readonly<Record<'you' | 'median', Labeled>>) {
  const widths = { you: widthOf(texts.you), median: widthOf(texts.median) };
  const apart = Math.abs(salon - medianSalon);
  const isBelow = salon <= medianSalon;
  const beside = Math.min(1, Math.max(0, (signTurn.from - apart) / signTurn.within));
  const inside = (places: number) => (places * phonePitch - inset) / widths.you;
  // Below the median, your sign stands to the right of its pole, under the other, until it comes too near.
  const left = isBelow
    ? Math.min(beside, inside(salon + 0.5))
    : 1 - Math.min(1 - apart / (2 * salonCount), inside(salonCount - salon - 0.5));
  const towards = apart / (2 * salonCount);
  const sign = (look: 'you' | 'median', tooth: HeroTooth, left: number): HeroSign => ({
    ...texts[look],
    tooth,
    width: widths[look],
    left: Math.round(left * widths[look]),
  });
  return {
    you: sign('you', heroTooth(salon), left),
    median: sign('median', heroTooth(medianSalon), isBelow ? towards : 1 - towards),
  };
}
