import type { Point } from '../svg/curve';
import { tenth } from '../svg/round';

/** A price tag that hangs from the middle of its upper edge. */
export interface SwingTagShape {
  /** In units of the drawing. */
  readonly width: number;
  /** In units of the drawing. */
  readonly height: number;
  /** Length of the two corners that are cut off, in user units. */
  readonly chamfer: number;
}

export interface SwingTagGeometry {
  readonly outline: string;
  readonly hole: Point & { readonly radius: number };
  /** The middle of the area that the hole leaves for a label. */
  readonly label: Point;
}

/** Smallest hole that still reads as one, and its usual size as a share of the chamfer. */
const smallestHole = 4;
const holeShare = 0.36;

/**
 * A tag whose origin is the middle of its upper edge.
 *
 * @example
 * const tag = swingTagGeometry({ width: 100, height: 140, chamfer: 20 });
 * tag.outline // => 'M-30 0H30L50 20V140H-50V20Z'
 * tag.hole // => { x: 0, y: 22, radius: 7.2 }
 * tag.label // => { x: 0, y: 77 }
 */
export function swingTagGeometry({ width, height, chamfer }: SwingTagShape): SwingTagGeometry {
  const half = tenth(width / 2);
  const top = tenth(half - chamfer);
  return {
    outline: `M${-top} 0H${top}L${half} ${chamfer}V${tenth(height)}H${-half}V${chamfer}Z`,
    hole: { x: 0, y: chamfer + 2, radius: tenth(Math.max(smallestHole, chamfer * holeShare)) },
    label: { x: 0, y: tenth(height / 2 + chamfer * 0.35) },
  };
}
