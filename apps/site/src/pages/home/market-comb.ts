import { marketPlaces, marketPrices } from '@tallycomb/content/pages';
import { lengthsBetween, placeTeeth, toothEnds } from '@tallycomb/ui/art';

/** Size of the drawing. All lengths of this file are SVG user units. */
export const box = { width: 639, height: 520 } as const;
export const spine = { y: 480, height: 30 } as const;
export const toothWidth = 7.5;

const width = 13 * marketPrices.length;
const lengthOf = lengthsBetween(marketPrices, 40, 390);

/** The tooth of each price: its middle and the top of its stroke. */
const teeth = placeTeeth(marketPrices, width, (box.width - width) / 2).map(
  ({ value: price, x }) => ({ price, x, tip: Math.round(spine.y - lengthOf(price)) }),
);

export type MarketTooth = (typeof teeth)[number];

function toothAt(place: number): MarketTooth {
  const tooth = teeth[place];
  if (!tooth) throw new RangeError(`no salon ${place}`);
  return tooth;
}

export const median = toothAt(marketPlaces.median);
export const you = toothAt(marketPlaces.you);

/** True for one tooth in six, drawn as a red hair until it is combed. */
const isRed = (place: number) => place % 6 === 3;

/** Teeth drawn as one path each. */
export const bundles = {
  dark: teeth.filter((tooth, place) => tooth !== you && !isRed(place)),
  red: teeth.filter((tooth, place) => tooth !== you && isRed(place)),
  you: [you],
} as const;

/** A tooth as a straight Bézier curve, which CSS can animate from a bent one. */
const straight = ({ x, tip: end }: MarketTooth) => {
  const on = { y: spine.y, width: toothWidth, depth: spine.height / 2 };
  const { foot, tip } = toothEnds({ ...on, length: spine.y - end });
  const up = Math.round(foot - tip);
  return `M${x} ${foot}c0 0 0-${up} 0-${up}`;
};

export const combed = (bundle: readonly MarketTooth[]) => bundle.map(straight).join('');
