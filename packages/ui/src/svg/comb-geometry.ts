import { tenth } from './round';

/** A comb: teeth of given lengths, side by side on a spine. */
export interface CombShape {
  /** The left end, in units of the drawing. */
  readonly x: number;
  /** The upper edge of the spine. */
  readonly y: number;
  /** Of the whole comb, in units of the drawing. */
  readonly width: number;
  /** One a tooth, from the spine to the tip. */
  readonly lengths: readonly number[];
  /** Of one tooth, in units of the drawing. */
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

/** A rectangle as SVG wants it, in user units. */
export interface RoundedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}

export interface CombGeometry {
  /** Lines to stroke with round ends, `toothWidth` wide: the tip's radius is half the width. */
  readonly teeth: string;
  readonly you: string;
  readonly missing: readonly RoundedBox[];
  readonly spine: RoundedBox;
}

/** How far the spine reaches beyond the teeth on either side. */
const overhang = 6;
/** Clear space between a missing tooth and the spine. */
const stubGap = 3;

/**
 * A tooth from the middle of the spine up to its tip. The spine is drawn after it and covers its
 * foot.
 *
 * @example
 * toothPath({ x: 20, y: 100, length: 40, width: 10, spine: 20 }) // => 'M20 110V65'
 */
export function toothPath(tooth: {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly spine: number;
}): string {
  const { x, y, length, width, spine } = tooth;
  const tip = Math.min(y, y - length + width / 2);
  return `M${tenth(x)} ${tenth(y + spine / 2)}V${tenth(tip)}`;
}

/**
 * The parts of a comb, to be drawn in the order teeth, yours, missing, spine.
 *
 * @example
 * const shape = { x: 0, y: 100, width: 40, lengths: [40, 60], toothWidth: 10, spine: 20 };
 * combGeometry(shape).teeth // => 'M10 110V65M30 110V45'
 * combGeometry({ ...shape, you: 1 }).you // => 'M30 110V45'
 * combGeometry({ ...shape, missing: [0] }).missing // => [{ x: 5, y: 60, width: 10, height: 37, rx: 5 }]
 * combGeometry(shape).spine // => { x: -6, y: 100, width: 52, height: 20, rx: 0 }
 */
export function combGeometry(shape: CombShape): CombGeometry {
  const { x, y, width, lengths, toothWidth, spine, corner = 0, you, missing = [] } = shape;
  const pitch = width / lengths.length;
  const middle = (index: number) => x + pitch * (index + 0.5);
  const path = (length: number, index: number) =>
    toothPath({ x: middle(index), y, length, width: toothWidth, spine });
  const whole = lengths.map((length, index) =>
    index === you || missing.includes(index) ? '' : path(length, index),
  );
  return {
    teeth: whole.join(''),
    you: lengths.flatMap((length, index) => (index === you ? [path(length, index)] : [])).join(''),
    missing: lengths.flatMap((length, index) =>
      missing.includes(index)
        ? [
            {
              x: tenth(middle(index) - toothWidth / 2),
              y: tenth(y - length),
              width: toothWidth,
              height: tenth(length - stubGap),
              rx: toothWidth / 2,
            },
          ]
        : [],
    ),
    spine: { x: x - overhang, y, width: width + 2 * overhang, height: spine, rx: corner },
  };
}
