import { extent, nice, ticks } from 'd3-array';
import { tenth } from '../../comb/teeth';
import { textWidth } from '../../comb/text-width';
import { type ChartTimeFormat, type TimeTick, ticksAt, timeTicks } from './format';
import { axisSize, type Box, type ChartLayout, endLabelGutter } from './layout';
import { type ChartPoint, type LinePlotProps, rowsOf, sortedPoints } from './series';

/** Place on an axis, in user units, with its label. */
export interface AxisTick {
  readonly at: number;
  readonly label: string;
  /** True for a label that is hidden when the visitor's text is about twice as large. */
  readonly isSpare?: boolean;
}

interface ValueAxisOptions {
  readonly values: readonly number[];
  readonly top: number;
  readonly bottom: number;
  readonly tickCount: number;
  /** Minimum space between the highest value and the top, and between the lowest and the bottom. */
  readonly headroom: number;
  readonly footroom: number;
}

/**
 * The range of the values, opened up when they are all the same so that a flat line has a scale.
 *
 * @example
 * extentOf([62, 50, 80]) // => [50, 80]
 * extentOf([50, 50]) // => [45, 55]
 * extentOf([]) // => [0, 1]
 */
export function extentOf(values: readonly number[]): [number, number] {
  const [low = 0, high = 1] = extent(values);
  const opening = low === high ? Math.abs(low) * 0.1 || 1 : 0;
  return [low - opening, high + opening];
}

const stepsBetween = (low: number, high: number, step: number): number[] =>
  Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) =>
    Number((low + index * step).toPrecision(12)),
  );

/**
 * A y axis that starts and ends on round values and leaves room for labels above and below the
 * line. It does not go below zero only to leave room.
 *
 * @example
 * const room = { top: 20, bottom: 390, tickCount: 4, headroom: 40, footroom: 24 };
 * valueAxis({ values: [50, 80], ...room }).ticks // => [40, 50, 60, 70, 80, 90]
 * valueAxis({ values: [0, 80], ...room }).ticks[0] // => 0
 */
export function valueAxis(options: ValueAxisOptions) {
  const { top, bottom, tickCount } = options;
  const [min, max] = extentOf(options.values);
  let [low, high] = nice(min, max, tickCount);
  const scale = linearScale([low, high], [bottom, top]);
  const [first = min, second = max] = ticks(low, high, tickCount);
  const step = second - first || 1;
  const dipsUnderZero = low >= 0 && low - step < 0;
  if (bottom - scale(min) < options.footroom && !dipsUnderZero) low -= step;
  if (scale(max) - top < options.headroom) high += step;
  return {
    scale: linearScale([low, high], [bottom, top]),
    ticks: stepsBetween(low, high, step),
  };
}

const gapBetweenLabels = 14;

/** True if every label keeps its distance from the one before. */
export function sitSideBySide(ticks: readonly AxisTick[], size = axisSize): boolean {
  return ticks.every((tick, index) => {
    const before = ticks[index - 1];
    if (before === undefined) return true;
    const halves = textWidth(tick.label + before.label, size, 'text') / 2;
    return tick.at - before.at >= halves + gapBetweenLabels;
  });
}

function thinned(ticks: readonly AxisTick[], size: number): readonly AxisTick[] {
  let every = 1;
  const kept = () => ticks.filter((_, index) => index % every === 0);
  while (every < ticks.length && !sitSideBySide(kept(), size)) every += 1;
  return kept();
}

/**
 * Keeps every nth tick, with the smallest n at which labels do not touch. Drops labels that repeat
 * the one before, and marks those that would touch at twice the size as spare.
 *
 * @example
 * const years = [0, 20, 40, 60].map((at, index) => ({ at, label: `${2000 + index}` }));
 * thinTicks(years) // => [{ at: 0, label: '2000' }, { at: 60, label: '2003', isSpare: true }]
 * thinTicks([0, 100].map((at) => ({ at, label: '2024' }))) // => [{ at: 0, label: '2024' }]
 */
export function thinTicks(ticks: readonly AxisTick[]): AxisTick[] {
  const distinct = ticks.filter((tick, index) => tick.label !== ticks[index - 1]?.label);
  const kept = thinned(distinct, axisSize);
  const keptWhenLarge = thinned(kept, 2 * axisSize);
  return kept.map((tick) => (keptWhenLarge.includes(tick) ? tick : { ...tick, isSpare: true }));
}

type Span = readonly [from: number, to: number];

/**
 * A linear scale from values between `low` and `high` to places between `start` and `end`.
 *
 * @example
 * const heightOf = linearScale([0, 50], [390, 20]);
 * [heightOf(0), heightOf(25), heightOf(50)] // => [390, 205, 20]
 * linearScale([7, 7], [0, 100])(7) // => 50
 */
export function linearScale([low, high]: Span, [start, end]: Span): (value: number) => number {
  return (value) => {
    const along = high === low ? 0.5 : (value - low) / (high - low);
    return start * (1 - along) + end * along;
  };
}

/** Largest number of points with markers and values, and with a tick of its own each. */
export const maxMarkedPoints = 12;

/** Target number of ticks on the y axis; round values may give more or fewer. */
const yTickCount = 4;

/** Inset of a line without markers from the sides of the plot. */
const bareInset = 6;

/** A chart's points, texts and formats, before they are placed. */
export interface LineChartModel extends Omit<LinePlotProps, 'title' | 'formatTooltip' | 'animate'> {
  /** Time format, set if x is time. */
  readonly time?: ChartTimeFormat | undefined;
}

/** True if the first series is short enough to show values at its points. */
export const hasValueLabels = ({ pointLabels, series }: LineChartModel): boolean =>
  pointLabels === true && (series[0]?.points.length ?? 0) <= maxMarkedPoints;

function yAxisFor(model: LineChartModel, layout: ChartLayout) {
  const values = model.series.flatMap(({ points }) => sortedPoints(points).map(({ y }) => y));
  const { baseline } = model;
  return valueAxis({
    values: baseline === undefined ? values : [...values, baseline.y],
    top: layout.top,
    bottom: layout.height - layout.bottom,
    tickCount: yTickCount,
    headroom: hasValueLabels(model) ? layout.valueSize + 14 : 6,
    footroom: baseline === undefined ? 0 : axisSize + 14,
  });
}

function plotFor(model: LineChartModel, layout: ChartLayout, yTicks: readonly number[]): Box {
  const widest = Math.max(
    ...yTicks.map((tick) => textWidth(model.formatY(tick), axisSize, 'text')),
  );
  return {
    left: Math.max(layout.minLeft, Math.ceil(widest) + 10),
    right: layout.width - layout.right - endLabelGutter(model.series, layout),
    top: layout.top,
    bottom: layout.height - layout.bottom,
  };
}

/** Axes of a model in a layout, the plot between them, and the scales that place values in it. */
export function axesOf(model: LineChartModel, layout: ChartLayout) {
  const y = yAxisFor(model, layout);
  const plot = plotFor(model, layout, y.ticks);
  const rows = rowsOf(model.series);
  const isMarked = rows.length <= maxMarkedPoints;
  const inset = isMarked ? layout.inset : bareInset;
  const rightInset = model.series.length > 1 ? bareInset : inset;
  const toX = linearScale(extentOf(rows.map((row) => row.x)), [
    plot.left + inset,
    plot.right - rightInset,
  ]);
  return { model, layout, rows, plot, y, toX };
}

export type Axes = ReturnType<typeof axesOf>;

/** The place of a point, in user units. */
export const place = ({ toX, y }: Axes, point: ChartPoint): ChartPoint => ({
  x: tenth(toX(point.x)),
  y: tenth(y.scale(point.y)),
});

function placed({ layout, toX }: Axes, wanted: readonly TimeTick[]): AxisTick[] {
  return wanted.map(({ x, label }) => {
    const rightmost = layout.width - textWidth(label, axisSize, 'text') / 2;
    return { label, at: tenth(Math.min(toX(x), rightmost)) };
  });
}

/** Ticks at the points if they are few and fit, else the densest set that fits. */
function timeTicksOf(axes: Axes, xs: readonly number[], format: ChartTimeFormat): AxisTick[] {
  const points = xs.length <= maxMarkedPoints ? ticksAt(xs, format) : [];
  const regular = timeTicks(extentOf(xs), format).filter(
    ({ length }) => length <= axes.layout.maxTimeTicks,
  );
  const choices = [points, ...regular]
    .filter(({ length }) => length > 0)
    .map((choice) => placed(axes, choice));
  return choices.find((choice) => sitSideBySide(choice)) ?? choices[0] ?? [];
}

/** Labels of the x axis with their places, without overlap. */
export function xTicksOf(axes: Axes): AxisTick[] {
  const { model, layout, rows } = axes;
  const xs = rows.map((row) => row.x);
  const [first, last] = extentOf(xs);
  if (model.time) return thinTicks(timeTicksOf(axes, xs, model.time));
  const rounded = () => ticks(first, last, layout.name === 'compact' ? 4 : 7);
  const chosen = xs.length <= maxMarkedPoints ? xs : rounded();
  const named = chosen.map((x) => ({ x, label: model.formatX(x) }));
  return thinTicks(placed(axes, named));
}
