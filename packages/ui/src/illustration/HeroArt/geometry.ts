import { strandPaths } from '../../comb/strands';
import { lengthsBetween, placeTeeth, tenth, toothPath } from '../../comb/teeth';
import { textWidth } from '../../comb/text-width';
import { type HeroLayout, type HeroSize, heroLayouts } from './layouts';

/** How many salons the comb of the hero stands for. */
export const salonCount = 48;
/** Your salon and the median one, counted from the cheapest. */
export const yourSalon = 15;
export const medianSalon = 24;

const lowest = 120;
const span = 210;
const bend = 1.75;

/**
 * The price that a tooth shows, in dollars: 120 for the cheapest of the 48 salons, 330 for the
 * dearest.
 *
 * @example
 * Math.round(heroPrice(yourSalon)) // => 148
 * Math.round(heroPrice(medianSalon)) // => 185
 * heroPrice(47) // => 330
 */
export const heroPrice = (salon: number): number =>
  lowest + span * (salon / (salonCount - 1)) ** bend;

/**
 * The salons that a comb of fewer teeth shows: spread evenly, and always with yours and the median.
 *
 * @example
 * shownSalons(48).length // => 48
 * shownSalons(20).includes(yourSalon) && shownSalons(20).includes(medianSalon) // => true
 */
export function shownSalons(teeth: number): number[] {
  const step = (salonCount - 1) / (teeth - 1);
  const marked = [yourSalon, medianSalon];
  return Array.from({ length: teeth }, (_, tooth) => {
    const exact = tooth * step;
    const near = marked.find((salon) => Math.abs(salon - exact) <= step / 2);
    return near ?? Math.round(exact);
  });
}

/** A tooth of the hero: where it stands, what it shows, and how it is stroked. */
export interface HeroTooth {
  readonly x: number;
  readonly tip: number;
  readonly price: number;
  readonly salon: number;
  readonly d: string;
}

export interface HeroGeometry {
  readonly layout: HeroLayout;
  readonly teeth: readonly HeroTooth[];
  readonly extraTeeth: string;
  readonly median: HeroTooth;
  readonly hair: ReturnType<typeof strandPaths>;
}

const strandsPerGap = 3;
/** Share of a gap between two teeth that hair fills. */
const filled = 0.82;
const extraLength = 38.5;
/** How far teeth go into the ruler. */
const feet = 8;
const hairSeed = 5;
const hairJitter = 1.8;

const pitchOf = ({ width, teeth }: HeroLayout): number => width / teeth;

function teethOf(layout: HeroLayout): HeroTooth[] {
  const { base, shortest, growth, toothWidth, height, width } = layout;
  const lengthOf = lengthsBetween(
    [heroPrice(0), heroPrice(salonCount - 1)],
    shortest,
    shortest + growth,
  );
  // The line that is stroked as a tooth then starts and ends on whole units.
  const round = toothWidth / 2;
  const spine = { y: base, depth: Math.min(feet, (height - base) / 2) };
  return placeTeeth(shownSalons(layout.teeth), width).map(({ value: salon, x }) => {
    const price = heroPrice(salon);
    const length = Math.round(lengthOf(price) - round) + round;
    const d = toothPath({ ...spine, x, length, width: toothWidth });
    return { x: tenth(x), tip: base - length, price, salon, d };
  });
}

/** Where each strand ends: three in every gap, from `hairFrom` to the right edge. */
function hairEnds(layout: HeroLayout): number[] {
  const { teeth, hairFrom, toothWidth } = layout;
  const pitch = pitchOf(layout);
  const apart = ((pitch - toothWidth) / strandsPerGap) * filled;
  return Array.from({ length: (teeth - hairFrom) * strandsPerGap }, (_, index) => {
    const gap = hairFrom + 1 + Math.floor(index / strandsPerGap);
    return pitch * gap + ((index % strandsPerGap) - 1) * apart;
  });
}

function hairOf(layout: HeroLayout) {
  const ends = hairEnds(layout);
  const { left, right } = layout;
  return strandPaths({ left, right, count: ends.length, ends, seed: hairSeed, jitter: hairJitter });
}

function extraTeethOf(layout: HeroLayout): string {
  const { base, toothWidth, extraTeeth } = layout;
  const lengths = new Array<number>(extraTeeth).fill(extraLength);
  return placeTeeth(lengths, -pitchOf(layout) * extraTeeth)
    .map(({ value: length, x }) =>
      toothPath({ x, y: base, length, width: toothWidth, depth: feet }),
    )
    .join('');
}

/** Teeth that stand side by side and grow together. */
export interface ToothRun {
  readonly first: HeroTooth;
  readonly d: string;
}

export const teethPerRun = 4;

/** All teeth but yours, from the left; the short ones outside the drawing go with the first run. */
export function toothRuns({ teeth, extraTeeth }: HeroGeometry, you: HeroTooth): ToothRun[] {
  return teeth.flatMap((first, index) => {
    if (index % teethPerRun !== 0) return [];
    const run = teeth.slice(index, index + teethPerRun).filter((tooth) => tooth !== you);
    return [{ first, d: (index === 0 ? extraTeeth : '') + run.map(({ d }) => d).join('') }];
  });
}

/** The tooth that stands for a salon or, where there are fewer teeth, for the one next to it. */
export function toothNear(teeth: readonly HeroTooth[], salon: number): HeroTooth {
  const off = (tooth: HeroTooth) => Math.abs(tooth.salon - salon);
  return teeth.reduce((near, tooth) => (off(tooth) < off(near) ? tooth : near));
}

/**
 * The parts of the hero's comb and hair at a size, in user units.
 *
 * @example
 * const { teeth, median } = heroGeometry('desktop');
 * [teeth.length, Math.round(median.price)] // => [48, 185]
 */
export function heroGeometry(size: HeroSize): HeroGeometry {
  const layout = heroLayouts[size];
  const teeth = teethOf(layout);
  return {
    layout,
    teeth,
    extraTeeth: extraTeethOf(layout),
    median: toothNear(teeth, medianSalon),
    hair: hairOf(layout),
  };
}

/** What stands over a tooth: its place, and a sign whose middle may stand beside the pole. */
export interface HeroSign {
  readonly tooth: HeroTooth;
  readonly words: string;
  readonly price: string;
  readonly half: number;
  readonly shift: number;
}

type Labeled = Pick<HeroSign, 'tooth' | 'words' | 'price'>;

/** Clear space between a sign and the side of the drawing. */
const inset = 4;

const halfOf = ({ words, price }: Labeled, { flag }: HeroLayout): number => {
  const text = textWidth(words, flag.textSize, 'text') + textWidth(price, flag.textSize, 'text');
  return Math.ceil(text / 2 + flag.padding + flag.gap / 2);
};

/** How far the sign moves to stand inside the drawing. */
function inside(x: number, half: number, width: number): number {
  return Math.min(Math.max(x, half + inset), width - half - inset) - x;
}

/**
 * The two signs. Where their teeth are close, each flies from its pole to its own side, so that
 * neither covers the other.
 */
export function heroSigns(you: Labeled, median: Labeled, layout: HeroLayout) {
  const halves = { you: halfOf(you, layout), median: halfOf(median, layout) };
  const apart = Math.abs(you.tooth.x - median.tooth.x);
  const both = halves.you + halves.median;
  const missing = Math.max(0, both + inset - apart);
  const side = you.tooth.x > median.tooth.x ? 1 : -1;
  const signOf = (one: Labeled, half: number, away: number): HeroSign => {
    const shift = away * Math.min((missing * half) / both, half);
    const { x } = one.tooth;
    return { ...one, half, shift: Math.round(shift + inside(x + shift, half, layout.width)) };
  };
  return { you: signOf(you, halves.you, side), median: signOf(median, halves.median, -side) };
}
