import { ticks } from 'd3-array';
import { tenth } from '../../comb/teeth';
import { textWidth } from '../../comb/text-width';
import { endLabelGutter } from './end-labels';
import type { Box } from './labels';
import { axisSize, type ChartLayout } from './layout';
import {
  type AxisTick,
  extentOf,
  linearScale,
  sitSideBySide,
  thinTicks,
  valueAxis,
} from './scales';
import { type ChartPoint, type LinePlotProps, rowsOf, sortedPoints } from './series';
import { type ChartTimeFormat, type TimeTick, ticksAt, timeTicks } from './time';

/** A line of more points than this shows no markers and no values. */
export const maxMarkedPoints = 12;

/** Wanted of the y axis; round values may make it more or fewer. */
const yTickCount = 4;

/** Distance of a line without markers from the sides of the plot. */
const bareInset = 6;

/** Input of a chart's layout. */
export interface LineChartModel
  extends Omit<LinePlotProps, 'title' | 'takeaway' | 'formatTooltip' | 'animate'> {
  /** Set where x is time. */
  readonly time?: ChartTimeFormat | undefined;
}

/** Values are written at the points of a first series that is short enough. */
export const hasValueLabels = ({ pointLabels, series }: LineChartModel): boolean =>
  pointLabels === true && (series[0]?.points.length ?? 0) <= maxMarkedPoints;

function axisFor(model: LineChartModel, layout: ChartLayout) {
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

/** A model in a layout: its axes, the plot that they leave, and the scales that place values in it. */
export function frameOf(model: LineChartModel, layout: ChartLayout) {
  const axis = axisFor(model, layout);
  const plot = plotFor(model, layout, axis.ticks);
  const rows = rowsOf(model.series);
  const isMarked = rows.length <= maxMarkedPoints;
  const inset = isMarked ? layout.inset : bareInset;
  const rightInset = model.series.length > 1 ? bareInset : inset;
  const toX = linearScale(extentOf(rows.map((row) => row.x)), [
    plot.left + inset,
    plot.right - rightInset,
  ]);
  return { model, layout, rows, plot, axis, toX };
}

export type Frame = ReturnType<typeof frameOf>;

/** The place of a point in user units. */
export const place = ({ toX, axis }: Frame, point: ChartPoint): ChartPoint => ({
  x: tenth(toX(point.x)),
  y: tenth(axis.scale(point.y)),
});

function placed({ layout, toX }: Frame, wanted: readonly TimeTick[]): AxisTick[] {
  return wanted.map(({ x, label }) => {
    const rightmost = layout.width - textWidth(label, axisSize, 'text') / 2;
    return { label, at: tenth(Math.min(toX(x), rightmost)) };
  });
}

/** The points, where they are few and have room; else the closest ticks that do. */
function timeTicksOf(frame: Frame, xs: readonly number[], format: ChartTimeFormat): AxisTick[] {
  const points = xs.length <= maxMarkedPoints ? ticksAt(xs, format) : [];
  const regular = timeTicks(extentOf(xs), format).filter(
    ({ length }) => length <= frame.layout.maxTimeTicks,
  );
  const choices = [points, ...regular]
    .filter(({ length }) => length > 0)
    .map((choice) => placed(frame, choice));
  return choices.find((choice) => sitSideBySide(choice)) ?? choices[0] ?? [];
}

/** Labels below the plot with their places, none over another. */
export function xTicksOf(frame: Frame): AxisTick[] {
  const { model, layout, rows } = frame;
  const xs = rows.map((row) => row.x);
  const [first, last] = extentOf(xs);
  if (model.time && !model.xTicks) return thinTicks(timeTicksOf(frame, xs, model.time));
  const regular = () => ticks(first, last, layout.name === 'compact' ? 4 : 7);
  const chosen = model.xTicks ?? (xs.length <= maxMarkedPoints ? xs : regular());
  const visible = chosen.filter((x) => x >= first && x <= last);
  const named = model.time
    ? ticksAt(visible, model.time)
    : visible.map((x) => ({ x, label: model.formatX(x) }));
  return thinTicks(placed(frame, named));
}
