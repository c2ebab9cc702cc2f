import type { Point } from '../../comb/teeth';

/** A rectangle in user units. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A straight piece of a line, from left to right. */
export type Segment = readonly [start: Point, end: Point];

/**
 * Whether two boxes share any area; boxes that only touch do not.
 *
 * @example
 * const box = { left: 0, right: 10, top: 0, bottom: 10 };
 * overlaps(box, { ...box, left: 9, right: 19 }) // => true
 * overlaps(box, { ...box, left: 10, right: 20 }) // => false
 */
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Whether a line passes through a box.
 *
 * @example
 * const box = { left: 4, right: 6, top: 0, bottom: 3 };
 * crosses([{ x: 0, y: 0 }, { x: 10, y: 4 }], box) // => true
 * crosses([{ x: 0, y: 8 }, { x: 10, y: 12 }], box) // => false
 */
export function crosses([start, end]: Segment, box: Box): boolean {
  const from = Math.max(start.x, box.left);
  const to = Math.min(end.x, box.right);
  if (from > to) return false;
  const slope = (end.y - start.y) / (end.x - start.x || 1);
  const ys = [from, to].map((x) => start.y + (x - start.x) * slope);
  return Math.max(...ys) >= box.top && Math.min(...ys) <= box.bottom;
}

/** Keeps a number within two limits. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));

interface Stackable {
  /** Middle and height, in user units. */
  readonly middle: number;
  readonly height: number;
}

/**
 * Moves labels in one column apart until none covers another: first down in order, then back up
 * from the bottom. Answers the new middles in the order given.
 *
 * @example
 * spreadApart([{ middle: 50, height: 16 }, { middle: 54, height: 16 }], 0, 100) // => [50, 66]
 * spreadApart([{ middle: 95, height: 16 }, { middle: 96, height: 16 }], 0, 100) // => [76, 92]
 */
export function spreadApart(labels: readonly Stackable[], top: number, bottom: number): number[] {
  const placed = labels.map((label, index) => ({ ...label, index }));
  placed.sort((a, b) => a.middle - b.middle || a.index - b.index);
  let edge = top;
  const down = placed.map((label) => {
    const middle = Math.max(label.middle, edge + label.height / 2);
    edge = middle + label.height / 2;
    return { ...label, middle };
  });
  edge = bottom;
  const middles = labels.map((label) => label.middle);
  for (const label of down.reverse()) {
    middles[label.index] = Math.min(label.middle, edge - label.height / 2);
    edge = (middles[label.index] ?? edge) - label.height / 2;
  }
  return middles;
}
