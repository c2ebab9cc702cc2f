import { type PlacedTooth, placeTeeth, tenth, toothPath } from './teeth';

/** A comb: teeth of given lengths, side by side on a spine. */
export interface CombShape {
  /** The left end, in units of the drawing. */
  readonly x: number;
  /** The upper edge of the spine. */
  readonly y: number;
  /** Width of the whole comb, in units of the drawing. */
  readonly width: number;
  /** Length of each tooth, from the spine to the tip. */
  readonly lengths: readonly number[];
  /** Width of one tooth, in units of the drawing. */
  readonly toothWidth: number;
  /** Height of the spine, in units of the drawing. */
  readonly spine: number;
  /** Radius of the spine's corners. */
  readonly corner?: number;
  /** Index of the one tooth that is marked as yours. */
  readonly you?: number;
  /** Indexes of teeth that are drawn as dashed outlines. */
  readonly missing?: readonly number[];
}

/** Attributes of an SVG `<rect>`, in user units. */
export interface RoundedBox {
  /** Left edge. */
  readonly x: number;
  /** Upper edge. */
  readonly y: number;
  /** Width. */
  readonly width: number;
  /** Height. */
  readonly height: number;
  /** Radius of its corners. */
  readonly rx: number;
}

/** The parts of a comb. */
export interface CombGeometry {
  /** Path of the teeth, to stroke `toothWidth` wide with round ends. */
  readonly teeth: string;
  /** Path of the `you` tooth. */
  readonly you: string;
  /** Outlines of missing teeth. */
  readonly missing: readonly RoundedBox[];
  /** Spine, which covers the feet of the teeth. */
  readonly spine: RoundedBox;
}

/** Overhang of the spine beyond the teeth on either side. */
const overhang = 6;
/** Clear space between a missing tooth and the spine. */
const stubGap = 3;

/**
 * The parts of a comb, to be drawn in the order teeth, `you`, missing, spine.
 *
 * @example
 * const shape = { x: 0, y: 100, width: 40, lengths: [40, 60], toothWidth: 10, spine: 20 };
 * combGeometry(shape).teeth // => 'M10 110V65M30 110V45'
 * combGeometry({ ...shape, you: 1 }).you // => 'M30 110V45'
 * combGeometry({ ...shape, lengths: [2] }).teeth // => 'M20 110V100'
 * combGeometry({ ...shape, missing: [0] }).missing // => [{ x: 5, y: 60, width: 10, height: 37, rx: 5 }]
 * combGeometry(shape).spine // => { x: -6, y: 100, width: 52, height: 20, rx: 0 }
 */
export function combGeometry(shape: CombShape): CombGeometry {
  const { x, y, width, lengths, toothWidth, spine, corner = 0, you, missing = [] } = shape;
  const teeth = placeTeeth(lengths, width, x);
  // Round feet end above the spine's lower edge, where they would show as slivers.
  const depth = Math.min(spine / 2, Math.max(0, spine - toothWidth));
  const isMissing = ({ index }: PlacedTooth<number>) => missing.includes(index);
  const paths = (chosen: typeof teeth) =>
    chosen
      .map((tooth) => toothPath({ x: tooth.x, y, length: tooth.value, width: toothWidth, depth }))
      .join('');
  return {
    teeth: paths(teeth.filter((tooth) => tooth.index !== you && !isMissing(tooth))),
    you: paths(teeth.filter(({ index }) => index === you)),
    missing: teeth.filter(isMissing).map(({ x: middle, value: length }) => ({
      x: tenth(middle - toothWidth / 2),
      y: tenth(y - length),
      width: toothWidth,
      height: tenth(length - stubGap),
      rx: toothWidth / 2,
    })),
    spine: { x: x - overhang, y, width: width + 2 * overhang, height: spine, rx: corner },
  };
}
