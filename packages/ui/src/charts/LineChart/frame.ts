import { tenth } from '../../svg/round';
import { textWidth } from '../../svg/text-width';
import type { Box } from '../plot/labels';
import { axisSize, type ChartLayout } from '../plot/layout';
import { linearScale } from '../plot/linear-scale';
import { extentOf, type ValueAxis, valueAxis } from '../plot/scales';
import {
  type ChartPoint,
  type ChartRow,
  type ChartSeries,
  rowsOf,
  sortedPoints,
} from '../plot/series';
import type { ChartTimeFormat } from '../plot/time';
import { endLabelGutter } from './end-labels';

/** A line of more points than this shows no markers and no values. */
export const maxMarkedPoints = 12;

/** Distance of a line without markers from the sides of the plot. */
const bareInset = 6;

/** What a chart draws, before it is placed. */
export interface LineChartModel {
  readonly series: readonly ChartSeries[];
  readonly formatX: (x: number) => string;
  /** Where x is time. */
  readonly time?: ChartTimeFormat | undefined;
  readonly formatY: (y: number) => string;
  readonly baseline?: { readonly y: number; readonly label: string } | undefined;
  readonly gap?: boolean | undefined;
  readonly pointLabels?: boolean | undefined;
  readonly xTicks?: readonly number[] | undefined;
}

/** A model in a layout: its plot, and the scales that place values in it. */
export interface Frame {
  readonly model: LineChartModel;
  readonly layout: ChartLayout;
  readonly rows: readonly ChartRow[];
  readonly plot: Box;
  readonly axis: ValueAxis;
  readonly toX: (x: number) => number;
}

/** Values are written at the points of a first series that is short enough. */
export const hasValueLabels = ({ pointLabels, series }: LineChartModel): boolean =>
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

/** Measures the axes of a model, and what they leave for the plot. */
export function frameOf(model: LineChartModel, layout: ChartLayout): Frame {
  const axis = axisFor(model, layout);
  const plot = plotFor(model, layout, axis);
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

/** The place of a point in user units. */
export const place = ({ toX, axis }: Frame, point: ChartPoint): ChartPoint => ({
  x: tenth(toX(point.x)),
  y: tenth(axis.scale(point.y)),
});
