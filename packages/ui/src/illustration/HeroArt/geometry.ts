import { toothPath } from '../../svg/comb-geometry';
import { tenth } from '../../svg/round';
import { strandPaths } from '../../svg/strand-geometry';
import { type HeroLayout, type HeroSize, heroLayouts } from './layouts';
import { heroPrice, medianSalon, shownSalons } from './prices';

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
const hairSeed = 5;
const hairJitter = 1.8;

const pitchOf = ({ width, teeth }: HeroLayout): number => width / teeth;

function toothOf(layout: HeroLayout, salon: number, index: number): HeroTooth {
  const { base, shortest, growth, toothWidth, height } = layout;
  const price = heroPrice(salon);
  const [low, high] = [heroPrice(0), heroPrice(47)];
  // The line that is stroked as a tooth then starts and ends on whole units.
  const round = toothWidth / 2;
  const length = Math.round(shortest + ((price - low) / (high - low)) * growth - round) + round;
  const x = tenth(pitchOf(layout) * (index + 0.5));
  const spine = Math.min(16, height - base);
  const d = toothPath({ x, y: base, length, width: toothWidth, spine });
  return { x, tip: base - length, price, salon, d };
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
  return Array.from({ length: extraTeeth }, (_, index) => {
    const x = -pitchOf(layout) * (index + 0.5);
    return toothPath({ x, y: base, length: extraLength, width: toothWidth, spine: 16 });
  }).join('');
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
  const teeth = shownSalons(layout.teeth).map((salon, index) => toothOf(layout, salon, index));
  return {
    layout,
    teeth,
    extraTeeth: extraTeethOf(layout),
    median: toothNear(teeth, medianSalon),
    hair: hairOf(layout),
  };
}
