import { pairs, range } from 'd3-array';
import { teethBetween, tenth } from '../../comb/teeth';
import { decimate } from './decimate';
import { placeEndLabels } from './end-labels';
import {
  type Frame,
  frameOf,
  hasValueLabels,
  type LineChartModel,
  maxMarkedPoints,
  place,
  xTicksOf,
} from './frame';
import type { Segment } from './labels';
import type { ChartLayout } from './layout';
import { type ChartPoint, type ChartRow, type ChartSeries, sortedPoints } from './series';
import type { CursorStop } from './use-chart-cursor';
import { baselineOf, type PlacedLabel, placeValues } from './value-labels';

/** A step from each point to the next, which are much alike and so compress. A point alone is closed, so that its round cap is drawn. */
function pathOf(points: readonly ChartPoint[]): string {
  const first = points[0];
  if (!first) return '';
  const steps = pairs(points, (from, to) => `${tenth(to.x - from.x)},${tenth(to.y - from.y)}`);
  return `M${first.x},${first.y}${steps.length > 0 ? `l${steps.join(' ')}` : 'Z'}`;
}

function placedPoints(frame: Frame, series: ChartSeries): ChartPoint[] {
  return decimate(sortedPoints(series.points)).map((point) => place(frame, point));
}

function drawLine(series: ChartSeries, points: readonly ChartPoint[]) {
  const isMarked = points.length <= maxMarkedPoints && series.dash !== true;
  return { series, path: pathOf(points), markers: isMarked ? points : [] };
}

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
  const { toothPitch: pitch } = frame.layout;
  const xs = range(first.x + pitch, last.x, pitch);
  return teethBetween(points, tenth(frame.axis.scale(baseline.y)), xs, clear);
}

/**
 * Places every part of a line chart in one layout. Pure: the same model gives the same picture in
 * static HTML and in the browser.
 */
export function lineGeometry(model: LineChartModel, layout: ChartLayout) {
  const frame = frameOf(model, layout);
  const placed = model.series.map((series) => placedPoints(frame, series));
  const segments = placed.flatMap((points) => pairs(points));
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

/** A whole chart in user units, rounded to a tenth. */
export type LineGeometry = ReturnType<typeof lineGeometry>;
