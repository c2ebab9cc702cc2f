import { type Point, tenth } from '../../comb/teeth';
import { textWidth } from '../../comb/text-width';
import type { Frame } from './frame';
import { type Box, crosses, overlaps, type Segment } from './labels';
import { axisSize } from './layout';
import { extentOf } from './scales';

/** A point of the line in user units, and the value to write at it. */
interface LabelledPoint extends Point {
  readonly text: string;
}

/** A text anchored at x, with its baseline at y, and the area it covers. */
export interface PlacedLabel extends LabelledPoint {
  readonly box: Box;
}

const pointClearance = 16;
const sideStep = 12;
// Height of a digit over font size in Imbue.
const capHeight = 0.7;

function labelAt(x: number, y: number, text: string, size: number): PlacedLabel {
  const half = textWidth(text, size, 'display') / 2;
  const top = y - size * capHeight - 2;
  const box = { left: x - half, right: x + half, top, bottom: y + 2 };
  return { x: tenth(x), y: tenth(y), text, box };
}

function candidates({ x, y, text }: LabelledPoint, size: number): PlacedLabel[] {
  const above = y - pointClearance;
  const below = y + pointClearance + size * capHeight;
  return [
    labelAt(x, above, text, size),
    labelAt(x - sideStep, above, text, size),
    labelAt(x + sideStep, above, text, size),
    labelAt(x, below, text, size),
  ];
}

function byImportance(points: readonly LabelledPoint[]): LabelledPoint[] {
  const byHeight = [...points].sort((a, b) => a.y - b.y);
  const leading = [points.at(-1), points[0], byHeight[0], byHeight.at(-1)];
  return [...new Set([...leading, ...points])].filter((point) => point !== undefined);
}

/**
 * Writes each value above its point, beside or below it where the line would run through it, and
 * leaves out those that would cover another. The last, first, highest and lowest value go first.
 * Answers the labels from left to right.
 *
 * @example
 * const flat = [0, 4, 8, 100].map((x) => ({ x, y: 50, text: '$50' }));
 * placeValues(flat, [], 24).map((label) => label.x) // => [0, 4, 100]
 */
export function placeValues(
  points: readonly LabelledPoint[],
  segments: readonly Segment[],
  size: number,
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const point of byImportance(points)) {
    const free = candidates(point, size).filter(
      ({ box }) => !placed.some((other) => overlaps(other.box, box)),
    );
    const isClear = ({ box }: PlacedLabel) => !segments.some((segment) => crosses(segment, box));
    const chosen = free.find(isClear) ?? free[0];
    if (chosen !== undefined) placed.push(chosen);
  }
  return placed.sort((a, b) => a.x - b.x);
}

function baselineLabel(
  text: string,
  right: number,
  y: number,
  segments: readonly Segment[],
): PlacedLabel {
  const left = right - textWidth(text, axisSize, 'text');
  const under = { left, right, top: y + 6, bottom: y + 10 + axisSize };
  const over = { ...under, top: y - 10 - axisSize, bottom: y - 6 };
  const allBelow = { ...under, bottom: Number.POSITIVE_INFINITY };
  const isTaken = segments.some((segment) => crosses(segment, allBelow));
  return { x: right, y: tenth(isTaken ? y - 9 : y + 20), text, box: isTaken ? over : under };
}

/**
 * The dotted line of what stayed the same, with its words under it or, where another line runs below,
 * over it.
 */
export function baselineOf(frame: Frame, segments: readonly Segment[]) {
  const { baseline } = frame.model;
  if (baseline === undefined || frame.rows.length === 0) return undefined;
  const [from, to] = extentOf(frame.rows.map((row) => row.x)).map(frame.toX);
  const [left, right] = [tenth(from ?? 0), tenth(to ?? 0)];
  const y = tenth(frame.axis.scale(baseline.y));
  return {
    path: `M${left} ${y}H${right}`,
    label: baselineLabel(baseline.label, right, y, segments),
  };
}
