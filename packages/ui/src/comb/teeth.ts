/**
 * Rounds a coordinate to a tenth of a user unit, the precision of every drawing in this library.
 *
 * @example
 * tenth(281.84000000000003) // => 281.8
 */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A point in user units. */
export interface Point {
  /** Distance from the left. */
  readonly x: number;
  /** Distance from the top. */
  readonly y: number;
}

/** A tooth at its place in a row. */
export interface PlacedTooth<Value> {
  /** Index in the row, from 0. */
  readonly index: number;
  /** Value that the tooth draws. */
  readonly value: Value;
  /** Its middle, in units of the drawing. */
  readonly x: number;
}

/**
 * Places a tooth for each value, side by side in a width that begins at `x`.
 *
 * @example
 * placeTeeth(['a', 'b'], 20).map(({ x }) => x) // => [5, 15]
 */
export function placeTeeth<Value>(
  values: readonly Value[],
  width: number,
  x = 0,
): PlacedTooth<Value>[] {
  const pitch = width / values.length;
  return values.map((value, index) => ({ index, value, x: x + pitch * (index + 0.5) }));
}

/**
 * A scale from values to lengths in proportion: 0 for zero, `longest` for the highest value.
 *
 * @example
 * lengthsFromZero([60, 30], 220)(30) // => 110
 */
export function lengthsFromZero(values: readonly number[], longest: number) {
  const highest = Math.max(...values);
  return (value: number): number => (value / highest) * longest;
}

/**
 * A scale from values to lengths: `shortest` for the lowest, `longest` for the highest. Equal values
 * all get `shortest`.
 *
 * @example
 * lengthsBetween([120, 225, 330], 20, 100)(225) // => 60
 * lengthsBetween([50, 50], 18, 104)(50) // => 18
 */
export function lengthsBetween(values: readonly number[], shortest: number, longest: number) {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest || 1;
  return (value: number): number => shortest + ((value - lowest) / range) * (longest - shortest);
}

/** A tooth on the edge of a spine. */
export interface Tooth {
  /** Its middle, in units of the drawing. */
  readonly x: number;
  /** The edge of the spine. */
  readonly y: number;
  /** Length from the edge to the tip, round end included; a negative one points down. */
  readonly length: number;
  /** Width, twice the radius of the round end. */
  readonly width: number;
  /** Depth of the foot in the spine, which is drawn over it. */
  readonly depth: number;
}

/**
 * Start and end of the line stroked as a tooth, without its round ends.
 *
 * @example
 * toothEnds({ y: 100, length: 40, width: 10, depth: 10 }) // => { foot: 110, tip: 65 }
 * toothEnds({ y: 100, length: -40, width: 10, depth: 10 }) // => { foot: 90, tip: 135 }
 */
export function toothEnds({ y, length, width, depth }: Omit<Tooth, 'x'>) {
  const end = y - length;
  return length < 0
    ? { foot: y - depth, tip: Math.max(y, end - width / 2) }
    : { foot: y + depth, tip: Math.min(y, end + width / 2) };
}

/**
 * A tooth as a line to stroke, `width` wide and with round ends.
 *
 * @example
 * toothPath({ x: 20, y: 100, length: 40, width: 10, depth: 10 }) // => 'M20 110V65'
 */
export function toothPath({ x, ...tooth }: Tooth): string {
  const { foot, tip } = toothEnds(tooth);
  return `M${tenth(x)} ${tenth(foot)}V${tenth(tip)}`;
}

/**
 * The y of a line at x, by straight interpolation between its points (in order of x).
 *
 * @example
 * yAt([{ x: 0, y: 10 }, { x: 10, y: 20 }], 4) // => 14
 */
export function yAt(line: readonly Point[], x: number): number {
  const after = line.findIndex((point) => point.x >= x);
  const right = line[after] ?? line.at(-1) ?? { x: 0, y: 0 };
  const left = line[after - 1] ?? right;
  const share = right.x === left.x ? 0 : (x - left.x) / (right.x - left.x);
  return left.y + (right.y - left.y) * share;
}

/**
 * Teeth between a level base and a line, both in user units, as one path to stroke. They keep their
 * distance from both, and point down if the line is below the base; those without room are left out.
 *
 * @example
 * const line = [{ x: 0, y: 50 }, { x: 20, y: 10 }];
 * teethBetween(line, 50, [10, 20], { base: 4, line: 7 }) // => 'M10 46V37M20 46V17'
 * teethBetween(line, 0, [10, 20], { base: 4, line: 7 }) // => 'M10 4V23'
 */
export function teethBetween(
  line: readonly Point[],
  base: number,
  xs: readonly number[],
  clear: { readonly base: number; readonly line: number },
): string {
  const tooth = (x: number) => {
    const end = yAt(line, x);
    const side = end < base ? -1 : 1;
    const [from, to] = [base + side * clear.base, end - side * clear.line];
    return (to - from) * side < 1 ? '' : `M${tenth(x)} ${tenth(from)}V${tenth(to)}`;
  };
  return xs.map(tooth).join('');
}
