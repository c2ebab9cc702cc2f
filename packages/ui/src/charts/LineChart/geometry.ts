import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { tenth } from '../round';
import { decimate } from './decimate';
import { type EndLabel, endLabelGutter, placeEndLabels } from './end-labels';
import { type Box, crosses, type Segment } from './labels';
import { axisSize, type ChartLayout } from './layout';
import { type AxisTick, extentOf, thinTicks, type ValueAxis, valueAxis } from './scales';
import { type ChartPoint, type ChartRow, type ChartSeries, rowsOf, sortedPoints } from './series';
import { teethBetween } from './teeth';
import { textWidth } from './text-width';
import { type PlacedLabel, placeValues } from './value-labels';

/** A line of more points than this shows no markers and no values. */
export const maxMarkedPoints = 12;

/** Distance of a line without markers from the sides of the plot. */
const bareInset = 6;

/** What a chart draws, before it is placed. */
export interface LineChartModel {
  readonly series: readonly ChartSeries[];
  readonly formatX: (x: number) => string;
  readonly formatY: (y: number) => string;
  readonly baseline?: { readonly y: number; readonly label: string } | undefined;
  readonly gap?: boolean | undefined;
  readonly pointLabels?: boolean | undefined;
  readonly xTicks?: readonly number[] | undefined;
}

/** One line, ready to draw. */
export interface DrawnLine {
  readonly series: ChartSeries;
  readonly path: string;
  readonly markers: readonly ChartPoint[];
}

/** The dotted line of what stayed the same, and its words. */
export interface DrawnBaseline {
  readonly path: string;
  readonly label: PlacedLabel;
}

/** One place of the cursor: a row, its x, and the height of each series that has a value there. */
export interface CursorStop {
  readonly x: number;
  readonly points: readonly { readonly id: string; readonly y: number }[];
}

/** A whole chart in user units, rounded to a tenth. */
export interface LineGeometry {
  readonly layout: ChartLayout;
  readonly plot: Box;
  readonly yTicks: readonly AxisTick[];
  readonly xTicks: readonly AxisTick[];
  readonly lines: readonly DrawnLine[];
  readonly endLabels: readonly EndLabel[];
  readonly values: readonly PlacedLabel[];
  readonly baseline: DrawnBaseline | undefined;
  readonly teeth: string;
  readonly stops: readonly CursorStop[];
}

interface Frame {
  readonly model: LineChartModel;
  readonly layout: ChartLayout;
  readonly rows: readonly ChartRow[];
  readonly plot: Box;
  readonly axis: ValueAxis;
  readonly toX: (x: number) => number;
}

const pathOf = line<ChartPoint>(
  (point) => point.x,
  (point) => point.y,
).digits(1);

const hasValueLabels = ({ pointLabels, series }: LineChartModel): boolean =>
  pointLabels === true && (series[0]?.points.length ?? 0) <= maxMarkedPoints;

function axisFor(model: LineChartModel, layout: ChartLayout): ValueAxis {
  const values = model.series.flatMap(({ points }) => sortedPoints(points).map(({ y }) => y));
  const { baseline } = model;
  return valueAxis({
    values: baseline === undefined ? values : [...values, baseline.y],
    top: layout.top,
    bottom: layout.height - layout.bottom,
    tickCount: layout.yTickCount,
    headroom: hasValueLabels(model) ? layout.valueSize + 14 : 6,
    footroom: baseline === undefined ? 0 : axisSize + 14,
  });
}

function plotFor(model: LineChartModel, layout: ChartLayout, axis: ValueAxis): Box {
  const widest = Math.max(
    ...axis.ticks.map((tick) => textWidth(model.formatY(tick), axisSize, 'text')),
  );
  return {
    left: Math.max(layout.minLeft, Math.ceil(widest) + 10),
    right: layout.width - layout.right - endLabelGutter(model.series, layout),
    top: layout.top,
    bottom: layout.height - layout.bottom,
  };
}

function frameOf(model: LineChartModel, layout: ChartLayout): Frame {
  const axis = axisFor(model, layout);
  const plot = plotFor(model, layout, axis);
  const rows = rowsOf(model.series);
  const isMarked = rows.length <= maxMarkedPoints;
  const inset = isMarked ? layout.inset : bareInset;
  const rightInset = model.series.length > 1 ? bareInset : inset;
  const toX = scaleLinear(extentOf(rows.map((row) => row.x)), [
    plot.left + inset,
    plot.right - rightInset,
  ]);
  return { model, layout, rows, plot, axis, toX };
}

const place = ({ toX, axis }: Frame, point: ChartPoint): ChartPoint => ({
  x: tenth(toX(point.x)),
  y: tenth(axis.scale(point.y)),
});

function placedPoints(frame: Frame, series: ChartSeries): ChartPoint[] {
  return decimate(sortedPoints(series.points)).map((point) => place(frame, point));
}

function drawLine(series: ChartSeries, points: readonly ChartPoint[]): DrawnLine {
  const isMarked = points.length <= maxMarkedPoints && series.dash !== true;
  return { series, path: pathOf([...points]) ?? '', markers: isMarked ? points : [] };
}

const segmentsOf = (points: readonly ChartPoint[]): Segment[] =>
  points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return { x1: before.x, y1: before.y, x2: point.x, y2: point.y };
  });

function xTicksOf({ model, layout, rows, toX }: Frame): AxisTick[] {
  const xs = rows.map((row) => row.x);
  const [first, last] = extentOf(xs);
  const regular = () =>
    scaleLinear()
      .domain([first, last])
      .ticks(layout.name === 'compact' ? 4 : 7);
  const chosen = model.xTicks ?? (xs.length <= maxMarkedPoints ? xs : regular());
  const visible = chosen.filter((x) => x >= first && x <= last);
  return thinTicks(
    visible.map((x) => {
      const label = model.formatX(x);
      const rightmost = layout.width - textWidth(label, axisSize, 'text') / 2;
      return { label, at: tenth(Math.min(toX(x), rightmost)) };
    }),
  );
}

function valuesOf(frame: Frame, segments: readonly Segment[]): PlacedLabel[] {
  const first = frame.model.series[0];
  if (first === undefined || !hasValueLabels(frame.model)) return [];
  const labelled = sortedPoints(first.points).map((point) => ({
    ...place(frame, point),
    text: frame.model.formatY(point.y),
  }));
  return placeValues(labelled, segments, frame.layout.valueSize);
}

function baselineOf(frame: Frame, segments: readonly Segment[]): DrawnBaseline | undefined {
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

function teethOf(frame: Frame, points: readonly ChartPoint[]): string {
  const { baseline, gap } = frame.model;
  if (gap !== true || baseline === undefined) return '';
  return teethBetween(points, tenth(frame.axis.scale(baseline.y)), frame.layout.toothPitch);
}

function stopOf(frame: Frame, row: ChartRow): CursorStop {
  const points = frame.model.series.flatMap(({ id }, index) => {
    const value = row.values[index];
    return value === undefined ? [] : [{ id, y: tenth(frame.axis.scale(value)) }];
  });
  return { x: tenth(frame.toX(row.x)), points };
}

/**
 * Places every part of a line chart in one layout. Pure: the same model gives the same picture in
 * static HTML and in the browser.
 */
export function lineGeometry(model: LineChartModel, layout: ChartLayout): LineGeometry {
  const frame = frameOf(model, layout);
  const placed = model.series.map((series) => placedPoints(frame, series));
  const segments = placed.flatMap(segmentsOf);
  return {
    layout,
    plot: frame.plot,
    yTicks: frame.axis.ticks.map((tick) => ({
      at: tenth(frame.axis.scale(tick)),
      label: model.formatY(tick),
    })),
    xTicks: xTicksOf(frame),
    lines: model.series.map((series, index) => drawLine(series, placed[index] ?? [])),
    endLabels: placeEndLabels(model.series, placed, frame.plot, layout),
    values: valuesOf(frame, segments),
    baseline: baselineOf(frame, segments),
    teeth: teethOf(frame, placed[0] ?? []),
    stops: frame.rows.map((row) => stopOf(frame, row)),
  };
}

/**
 * The stop nearest to an x in user units; the last of an empty list is 0.
 *
 * @example
 * nearestStop([{ x: 0, points: [] }, { x: 40, points: [] }], 25) // => 1
 */
export function nearestStop(stops: readonly CursorStop[], x: number): number {
  let nearest = 0;
  for (const [index, stop] of stops.entries()) {
    const best = stops[nearest]?.x ?? stop.x;
    if (Math.abs(stop.x - x) < Math.abs(best - x)) nearest = index;
  }
  return nearest;
}
