import { pairs, range } from 'd3-array';
import { type Point, teethBetween, tenth } from '../../comb/teeth';
import { textWidth } from '../../comb/text-width';
import {
  type Axes,
  type AxisTick,
  axesOf,
  extentOf,
  hasValueLabels,
  type LineChartModel,
  maxMarkedPoints,
  place,
  xTicksOf,
} from './axes';
import {
  axisSize,
  type Box,
  type ChartLayout,
  crosses,
  overlaps,
  placeEndLabels,
  type Segment,
} from './layout';
import { type ChartPoint, type ChartRow, type ChartSeries, decimate, sortedPoints } from './series';

/** A point of the line in user units, with the text of its value. */
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
 * Places each value above its point, or beside or below it if the line would cross it, and leaves
 * out those that would cover another. The last, first, highest and lowest values are placed first.
 * Returns the labels from left to right.
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
 * The dotted baseline, with its label under it or, if another line runs there, over it.
 */
export function baselineOf(axes: Axes, segments: readonly Segment[]) {
  const { baseline } = axes.model;
  if (baseline === undefined || axes.rows.length === 0) return undefined;
  const [from, to] = extentOf(axes.rows.map((row) => row.x)).map(axes.toX);
  const [left, right] = [tenth(from ?? 0), tenth(to ?? 0)];
  const y = tenth(axes.y.scale(baseline.y));
  return {
    path: `M${left} ${y}H${right}`,
    label: baselineLabel(baseline.label, right, y, segments),
  };
}

/** A path in relative steps, which compress well. A single point is closed, so that its round cap is drawn. */
function pathOf(points: readonly ChartPoint[]): string {
  const first = points[0];
  if (!first) return '';
  const steps = pairs(points, (from, to) => `${tenth(to.x - from.x)},${tenth(to.y - from.y)}`);
  return `M${first.x},${first.y}${steps.length > 0 ? `l${steps.join(' ')}` : 'Z'}`;
}

function placedPoints(axes: Axes, series: ChartSeries): ChartPoint[] {
  return decimate(sortedPoints(series.points)).map((point) => place(axes, point));
}

function drawLine(series: ChartSeries, points: readonly ChartPoint[]) {
  const isMarked = points.length <= maxMarkedPoints && series.dash !== true;
  return { series, path: pathOf(points), markers: isMarked ? points : [] };
}

/** A stop of the cursor: the x of a row, and the point of each series with a value there. */
export interface CursorStop {
  readonly x: number;
  readonly points: readonly { readonly id: string; readonly y: number }[];
}

/** Stop of the cursor at a row. */
function stopOf(axes: Axes, row: ChartRow): CursorStop {
  const points = axes.model.series.flatMap(({ id }, index) => {
    const value = row.values[index];
    return value === undefined ? [] : [{ id, y: tenth(axes.y.scale(value)) }];
  });
  return { x: tenth(axes.toX(row.x)), points };
}

function valuesOf(axes: Axes, segments: readonly Segment[]): PlacedLabel[] {
  const first = axes.model.series[0];
  if (first === undefined || !hasValueLabels(axes.model)) return [];
  const labelled = sortedPoints(first.points).map((point) => ({
    ...place(axes, point),
    text: axes.model.formatY(point.y),
  }));
  return placeValues(labelled, segments, axes.layout.valueSize);
}

/** Clear space between a tooth and the line above it, and the baseline it stands on. */
const clear = { line: 7, base: 4 } as const;

function teethOf(axes: Axes, points: readonly ChartPoint[]): string {
  const { baseline, gap } = axes.model;
  const [first, last] = [points[0], points.at(-1)];
  if (gap !== true || !baseline || !first || !last) return '';
  const { toothPitch: pitch } = axes.layout;
  const xs = range(first.x + pitch, last.x, pitch);
  return teethBetween(points, tenth(axes.y.scale(baseline.y)), xs, clear);
}

/** Labels of the y axis with their places; without data, only the line at its foot. */
function yTicksOf({ y, model, plot, rows }: Axes): AxisTick[] {
  if (rows.length === 0) return [{ at: plot.bottom, label: '' }];
  return y.ticks.map((tick) => ({ at: tenth(y.scale(tick)), label: model.formatY(tick) }));
}

/**
 * Places every part of a line chart in one layout. Pure: the same model gives the same picture in
 * static HTML and in the browser.
 */
export function lineGeometry(model: LineChartModel, layout: ChartLayout) {
  const axes = axesOf(model, layout);
  const placed = model.series.map((series) => placedPoints(axes, series));
  const segments = placed.flatMap((points) => pairs(points));
  return {
    layout,
    plot: axes.plot,
    yTicks: yTicksOf(axes),
    xTicks: xTicksOf(axes),
    lines: model.series.map((series, index) => drawLine(series, placed[index] ?? [])),
    endLabels: placeEndLabels(model.series, placed, axes.plot, layout),
    values: valuesOf(axes, segments),
    baseline: baselineOf(axes, segments),
    teeth: teethOf(axes, placed[0] ?? []),
    stops: axes.rows.map((row) => stopOf(axes, row)),
  };
}

/** A whole chart in user units, rounded to a tenth. */
export type LineGeometry = ReturnType<typeof lineGeometry>;
