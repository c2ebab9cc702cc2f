import type { Point } from '../../comb/teeth';

/** Screen that the picture is drawn for. */
export type HeroSize = 'desktop' | 'tablet' | 'mobile';

/** The fixed measures of one of the three drawings, in user units. */
export interface HeroLayout {
  readonly width: number;
  readonly height: number;
  /** The upper edge of the ruler, which is the comb's spine. */
  readonly base: number;
  readonly teeth: number;
  readonly toothWidth: number;
  /** Length of the shortest tooth, and what the longest has more. */
  readonly shortest: number;
  readonly growth: number;
  /** Short teeth to the left of the drawing, for screens that are wider than it. */
  readonly extraTeeth: number;
  /** The hair falls through the gaps after this tooth. */
  readonly hairFrom: number;
  readonly hairWidth: number;
  /** The guide lines of the hair, from far beyond the upper right down to the teeth. */
  readonly left: readonly Point[];
  readonly right: readonly Point[];
  /** Teeth whose prices are written on the ruler, beside yours. */
  readonly priced: readonly number[];
  /** How far the middle of a price stays from the sides of the drawing, and from another price. */
  readonly edge: number;
  readonly pricesApart: number;
  readonly handle: number;
  /** Size of all text on the drawing. */
  readonly textScale: 'large' | 'small';
  readonly flag: {
    readonly height: number;
    readonly chamfer: number;
    readonly padding: number;
    readonly gap: number;
    readonly textSize: number;
    /** Height of each flag's lower edge over its tooth. */
    readonly youUp: number;
    readonly medianUp: number;
  };
}

/** Of the range input, in CSS pixels: its middle stands at the first tooth and at the last. */
export const thumbWidth = 24;

const points = (...pairs: readonly (readonly [number, number])[]): Point[] =>
  pairs.map(([x, y]) => ({ x, y }));

const wideFlag = {
  height: 40,
  chamfer: 10,
  padding: 16,
  gap: 10,
  textSize: 16,
  youUp: 24,
  medianUp: 44,
} as const;

export const heroLayouts: Readonly<Record<HeroSize, HeroLayout>> = {
  desktop: {
    width: 1440,
    height: 834,
    base: 798,
    teeth: 48,
    toothWidth: 13,
    shortest: 40,
    growth: 330,
    extraTeeth: 30,
    hairFrom: 20,
    hairWidth: 1.8,
    left: points(
      [1700, -1300],
      [1380, -560],
      [1260, -160],
      [1020, 140],
      [1125, 330],
      [800, 510],
      [0, 650],
      [0, 804],
    ),
    right: points(
      [2200, -1300],
      [1820, -560],
      [1590, -220],
      [1350, 80],
      [1530, 310],
      [1500, 480],
      [0, 650],
      [0, 804],
    ),
    priced: [24, 33, 41, 47],
    edge: 34,
    pricesApart: 46,
    handle: 13,
    textScale: 'large',
    flag: wideFlag,
  },
  tablet: {
    width: 900,
    height: 586,
    base: 552,
    teeth: 29,
    toothWidth: 13,
    shortest: 38,
    growth: 250,
    extraTeeth: 0,
    hairFrom: 12,
    hairWidth: 1.8,
    left: points(
      [1300, -900],
      [1020, -480],
      [860, -200],
      [640, 50],
      [700, 190],
      [470, 330],
      [0, 440],
      [0, 558],
    ),
    right: points(
      [1700, -900],
      [1380, -480],
      [1120, -220],
      [880, 20],
      [990, 190],
      [940, 320],
      [0, 440],
      [0, 558],
    ),
    priced: [14, 19, 24, 28],
    edge: 34,
    pricesApart: 46,
    handle: 13,
    textScale: 'large',
    flag: wideFlag,
  },
  mobile: {
    width: 390,
    height: 280,
    base: 250,
    teeth: 20,
    toothWidth: 8.5,
    shortest: 34,
    growth: 170,
    extraTeeth: 0,
    hairFrom: 6,
    hairWidth: 1.35,
    left: points([560, -60], [450, -30], [370, 10], [330, 60], [235, 120], [0, 186], [0, 256]),
    right: points([600, 120], [520, 110], [450, 110], [425, 130], [428, 156], [0, 190], [0, 256]),
    priced: [10, 13, 16, 19],
    edge: 22,
    pricesApart: 36,
    handle: 10,
    textScale: 'small',
    flag: {
      height: 30,
      chamfer: 8,
      padding: 11,
      gap: 8,
      textSize: 13,
      youUp: 16,
      medianUp: 30,
    },
  },
};
