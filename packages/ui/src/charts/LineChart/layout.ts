import { type Point, tenth } from '../../comb/teeth';
import { textWidth, wrapLabel } from '../../comb/text-width';
import type { ChartPoint, ChartSeries } from './series';

/** The drawings of one chart; in static HTML a container query shows the one that fits its card. */
const names = ['wide', 'medium', 'compact'] as const;
type LayoutName = (typeof names)[number];

/** Fixed measures of the layouts, in user units. */
export const measures = {
  /** Smallest width of the card's inside for each layout, in CSS pixels. */
  from: [680, 480, 0],
  width: [760, 560, 350],
  height: [430, 380, 330],
  /** Space above the plot and below it, where the x axis is written. */
  top: [20, 18, 16],
  bottom: [40, 38, 36],
  minLeft: [44, 40, 36],
  right: [6, 4, 2],
  /** Distance of the first and last point from the sides of the plot. */
  inset: [26, 24, 22],
  /** Largest number of ticks on a time axis. */
  maxTimeTicks: [8, 8, 6],
  valueSize: [30, 27, 24],
  maxEndLabel: [150, 116, 94],
  toothPitch: [11.5, 10, 8],
  toothWidth: [4, 3.5, 3],
} as const;

export interface ChartLayout extends Readonly<Record<keyof typeof measures, number>> {
  readonly name: LayoutName;
}

const columnAt = (at: number) =>
  Object.fromEntries(Object.entries(measures).map(([measure, all]) => [measure, all[at]])) as {
    [Measure in keyof typeof measures]: number; // the same names
  };

export const layouts: readonly ChartLayout[] = names.map((name, at) => ({ name, ...columnAt(at) }));

/** Font size of axis labels in user units; the style sheet has the same size in rem. */
export const axisSize = 13;

/** The layout for the inside of a card that is `width` CSS pixels wide. */
export const layoutFor = (width: number): ChartLayout | undefined =>
  layouts.find(({ from }) => from <= width);

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
 * True for two boxes that share any area; boxes that only touch do not.
 *
 * @example
 * const box = { left: 0, right: 10, top: 0, bottom: 10 };
 * overlaps(box, { ...box, left: 9, right: 19 }) // => true
 * overlaps(box, { ...box, left: 10, right: 20 }) // => false
 */
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * True for a line that passes through a box.
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

/** Limits a number to a range. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));

interface Stackable {
  /** Middle and height, in user units. */
  readonly middle: number;
  readonly height: number;
}

/**
 * Moves labels in one column apart until none covers another: first down in order, then back up
 * from the bottom. Returns the new middles in the same order.
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

/** Distance between two lines of text in one label. */
export const endLabelLeading = 15;
const clearance = 12;
// Labels have a heavier weight, a little wider than the measured one.
const boldFactor = 1.06;

const linesOf = (label: string, layout: ChartLayout): string[] =>
  wrapLabel(label, layout.maxEndLabel / boldFactor, axisSize);

/**
 * Width to keep free on the right for the names of the lines; 0 for a single line, which the title
 * names.
 */
export function endLabelGutter(series: readonly ChartSeries[], layout: ChartLayout): number {
  if (series.length < 2) return 0;
  const widths = series
    .flatMap(({ label }) => linesOf(label, layout))
    .map((text) => textWidth(text, axisSize, 'text') * boldFactor);
  return Math.ceil(Math.max(0, ...widths)) + clearance;
}

function leaderTo(end: ChartPoint, x: number, middle: number): string {
  const isBeside = Math.abs(end.y - middle) < 6 && x - end.x < 2 * clearance;
  return isBeside ? '' : `M${tenth(end.x + 5)} ${end.y}L${tenth(x - 4)} ${tenth(middle)}`;
}

/**
 * Places the names of the lines in the right gutter without overlap, each with a thin line to the end
 * of its line if it had to move. `y` is the baseline of a name's first line of text.
 */
export function placeEndLabels(
  series: readonly ChartSeries[],
  placed: readonly (readonly ChartPoint[])[],
  plot: Box,
  layout: ChartLayout,
) {
  if (series.length < 2) return [];
  const wanted = series.flatMap((one, index) => {
    const end = placed[index]?.at(-1);
    if (end === undefined) return [];
    const lines = linesOf(one.label, layout);
    return [{ series: one, end, lines, middle: end.y, height: lines.length * endLabelLeading + 4 }];
  });
  const middles = spreadApart(wanted, plot.top - 8, plot.bottom + 8);
  return wanted.map(({ series: one, end, lines, middle }, index) => {
    const centre = middles[index] ?? middle;
    const x = tenth(plot.right - 6 + clearance);
    const firstLine = centre - ((lines.length - 1) * endLabelLeading) / 2 + axisSize * 0.35;
    return { series: one, lines, x, y: tenth(firstLine), leader: leaderTo(end, x, centre) };
  });
}
