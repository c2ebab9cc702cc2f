import { teethBetween, tenth } from '../../comb/teeth';
import { decimate } from './decimate';
import { type EndLabel, placeEndLabels } from './end-labels';
import {
  type Frame,
  frameOf,
  hasValueLabels,
  type LineChartModel,
  maxMarkedPoints,
  place,
  xTicksOf,
} from './frame';
import type { Box, Segment } from './labels';
import type { ChartLayout } from './layout';
import type { AxisTick } from './scales';
import { type ChartPoint, type ChartRow, type ChartSeries, sortedPoints } from './series';
import type { CursorStop } from './use-chart-cursor';
import { baselineOf, type DrawnBaseline, type PlacedLabel, placeValues } from './value-labels';

/** One line, ready to draw. */
export interface DrawnLine {
  readonly series: ChartSeries;
  readonly path: string;
  readonly markers: readonly ChartPoint[];
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

/** A point alone is closed, so that its round cap is drawn. */
function pathOf(points: readonly ChartPoint[]): string {
  const corners = points.map(({ x, y }) => `${x},${y}`).join('L');
  return corners && `M${corners}${points.length === 1 ? 'Z' : ''}`;
}

function placedPoints(frame: Frame, series: ChartSeries): ChartPoint[] {
  return decimate(sortedPoints(series.points)).map((point) => place(frame, point));
}

function drawLine(series: ChartSeries, points: readonly ChartPoint[]): DrawnLine {
  const isMarked = points.length <= maxMarkedPoints && series.dash !== true;
  return { series, path: pathOf(points), markers: isMarked ? points : [] };
}

const segmentsOf = (points: readonly ChartPoint[]): Segment[] =>
  points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return { x1: before.x, y1: before.y, x2: point.x, y2: point.y };
  });

/** The stop of the cursor at a row. */
function stopOf(frame: Frame, row: ChartRow): CursorStop {
  const points = frame.model.series.flatMap(({ id }, index) => {
    const value = row.values[index];
    return value === undefined ? [] : [{ id, y: tenth(frame.axis.scale(value)) }];
  });
  return { x: tenth(frame.toX(row.x)), points };
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

/** Clear space between a tooth and the line above it, and the baseline it stands on. */
const clear = { line: 7, base: 4 } as const;

function teethOf(frame: Frame, points: readonly ChartPoint[]): string {
  const { baseline, gap } = frame.model;
  const [first, last] = [points[0], points.at(-1)];
  if (gap !== true || !baseline || !first || !last) return '';
  const pitch = frame.layout.toothPitch;
  const count = Math.max(0, Math.ceil((last.x - first.x) / pitch) - 1);
  const xs = Array.from({ length: count }, (_, index) => first.x + (index + 1) * pitch);
  return teethBetween(points, tenth(frame.axis.scale(baseline.y)), xs, clear);
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
