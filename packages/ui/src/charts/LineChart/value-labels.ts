import { tenth } from '../round';
import { type Box, crosses, overlaps, type Segment } from './labels';
import { textWidth } from './text-width';

/** A point of the line in user units, and the value to write at it. */
export interface LabelledPoint {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** A text centred on x, with its baseline at y. */
export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

const pointClearance = 16;
const sideStep = 12;
// Height of a digit over font size in Imbue.
const capHeight = 0.7;

function boxOf(label: PlacedLabel, size: number): Box {
  const half = textWidth(label.text, size, 'display') / 2;
  return {
    left: label.x - half,
    right: label.x + half,
    top: label.y - size * capHeight - 2,
    bottom: label.y + 2,
  };
}

function candidates(point: LabelledPoint, size: number): PlacedLabel[] {
  const above = point.y - pointClearance;
  const below = point.y + pointClearance + size * capHeight;
  return [
    { x: point.x, y: above },
    { x: point.x - sideStep, y: above },
    { x: point.x + sideStep, y: above },
    { x: point.x, y: below },
  ].map(({ x, y }) => ({ text: point.text, x: tenth(x), y: tenth(y) }));
}

function byImportance(points: readonly LabelledPoint[]): LabelledPoint[] {
  const inOrder = [...points];
  const lowest = inOrder.reduce((a, b) => (b.y > a.y ? b : a), inOrder[0] ?? nowhere);
  const highest = inOrder.reduce((a, b) => (b.y < a.y ? b : a), inOrder[0] ?? nowhere);
  const leading = [inOrder.at(-1), inOrder[0], highest, lowest].filter((point) => !!point);
  return [...new Set([...leading, ...inOrder])];
}

const nowhere: LabelledPoint = { x: 0, y: 0, text: '' };

/**
 * Writes each value above its point, beside or below it where the line would run through it, and
 * leaves out those that would cover another. The last, first, highest and lowest value go first.
 * Answers the labels from left to right.
 *
 * @example
 * const flat = [0, 10, 100].map((x) => ({ x, y: 50, text: '$50' }));
 * placeValues(flat, [], 24).map((label) => label.x) // [0, 100]
 */
export function placeValues(
  points: readonly LabelledPoint[],
  segments: readonly Segment[],
  size: number,
): PlacedLabel[] {
  const taken: Box[] = [];
  const placed: PlacedLabel[] = [];
  for (const point of byImportance(points)) {
    const free = candidates(point, size).filter(
      (label) => !taken.some((box) => overlaps(box, boxOf(label, size))),
    );
    const isClear = (label: PlacedLabel) =>
      !segments.some((segment) => crosses(segment, boxOf(label, size)));
    const chosen = free.find(isClear) ?? free[0];
    if (chosen === undefined) continue;
    taken.push(boxOf(chosen, size));
    placed.push(chosen);
  }
  return placed.sort((a, b) => a.x - b.x);
}
