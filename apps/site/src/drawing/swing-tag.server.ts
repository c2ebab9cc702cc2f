import { tenth } from '@tallycomb/ui/art';
import { figureShape } from './figures.server.ts';
import { circle, group, type Paint, path, type Shape } from './shape.server.ts';

/** A price tag that hangs from the middle of its upper edge, in user units. */
export interface SwingTag {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Length of the two corners that are cut off. */
  readonly chamfer: number;
  /** Rotation in degrees, about the middle of the upper edge. */
  readonly rotation: number;
  readonly price: string;
  /** Font size of the price. */
  readonly size: number;
  /** Draws a line through the price. */
  readonly isStruck?: boolean;
  /** Color of the paper. */
  readonly fill?: Paint;
  /** Background seen through the hole. */
  readonly background: Paint;
  /** Color of the price. */
  readonly ink?: Paint;
}

/** Smallest radius at which a hole is recognized, and its usual radius as a share of the chamfer. */
const smallestHole = 4;
const holeShare = 0.36;
/** Height of a digit over its baseline, as a share of the font size; half of it centers a price. */
const capHeight = 0.72;

/** The outline of a tag whose origin is the middle of its upper edge. */
function outlineOf({ width, height, chamfer }: SwingTag): string {
  const half = tenth(width / 2);
  const top = tenth(half - chamfer);
  return `M${-top} 0H${top}L${half} ${chamfer}V${tenth(height)}H${-half}V${chamfer}Z`;
}

/** A line from the lower left to the upper right of the price. */
function strike({ width, height }: SwingTag): Shape {
  const [left, right] = [-Math.round(width * 0.34), Math.round(width * 0.36)];
  const [low, high] = [Math.round(height * 0.74), Math.round(height * 0.42)];
  return path(`M${left} ${low}L${right} ${high}`, {
    stroke: 'lacquer',
    strokeWidth: 5,
    strokeLinecap: 'round',
  });
}

/** A swing tag with a punched hole and a price that may be struck out. */
export function swingTagShapes(tag: SwingTag): Shape[] {
  const { x, y, height, chamfer, rotation, price, size, fill = 'paper', ink = 'ink' } = tag;
  // Centered in the paper below the hole.
  const middle = tenth(height / 2 + chamfer * 0.35);
  const at = { x: 0, y: middle + (size * capHeight) / 2, size, from: 'middle' } as const;
  const hole = tenth(Math.max(smallestHole, chamfer * holeShare));
  return [
    group({ transform: `translate(${x} ${y}) rotate(${rotation})` }, [
      path(outlineOf(tag), { fill }),
      circle({ cx: 0, cy: chamfer + 2, r: hole, fill: tag.background }),
      figureShape(price, { ...at, fill: ink }),
      ...(tag.isStruck === true ? [strike(tag)] : []),
    ]),
  ];
}
