import { lengthsBetween, placeTeeth } from '../../comb/teeth';

const TEETH = 14;
const TOOTH_WIDTH = 10;
const TOOTH_GAP = 9;
const SPINE_HEIGHT = 14;
const HEIGHT = 144;
/** Lengths of the teeth as shares of the longest one. */
const SHORTEST = 0.25;

const pitch = TOOTH_WIDTH + TOOTH_GAP;
const longest = HEIGHT - SPINE_HEIGHT;
const lengthOf = lengthsBetween([0, TEETH - 1], SHORTEST * longest, longest);

/** A comb whose teeth rise to the right, in drawing units. */
export const comb = {
  width: TEETH * pitch + TOOTH_GAP,
  height: HEIGHT,
  spine: { y: longest, height: SPINE_HEIGHT },
  teeth: placeTeeth([...new Array<number>(TEETH).keys()], TEETH * pitch, TOOTH_GAP / 2).map(
    ({ value, x }) => {
      const height = Math.round(lengthOf(value));
      return { x: x - TOOTH_WIDTH / 2, y: longest - height, width: TOOTH_WIDTH, height };
    },
  ),
} as const;
