import { greatest, least } from 'd3-array';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ChartFormat, ChartTimeFormat } from './format';

/** A point of a line. */
export interface ChartPoint {
  /** Place on the horizontal axis, once in a line: a number, or a time in years (July 2026 is `2026.5`). */
  readonly x: number;
  /**
   * Height. `NaN`, or `null` without types, leaves the point out: the line runs straight past it, while
   * cursor and table show no value there.
   */
  readonly y: number;
}

/** Largest number of lines in a chart, one of each tone. */
export const maxLines = 3;

/** One line of a chart. */
export interface ChartSeries {
  /** Unique among the lines. */
  readonly id: string;
  /** Name of the line, at its end and at the cursor. */
  readonly label: string;
  /**
   * Points in any order, as many as there are: a line of more than 200 is drawn through fewer, with
   * every peak, and cursor and table keep all. Lines need not have the same x; none is an empty chart.
   */
  readonly points: readonly ChartPoint[];
  /** Color of the line; take each once. */
  readonly tone: 'primary' | 'secondary' | 'ink';
  /** Dashes the line, so that it differs in more than color and name. */
  readonly dash?: boolean;
}

/** Value of one line at the cursor. */
export interface ChartValue {
  /** The `id` of its line. */
  readonly id: string;
  /** Name of the line. */
  readonly label: string;
  /** Its value. */
  readonly y: number;
}

/** Text at the cursor: its place, and one line for each value. */
export interface TooltipText {
  /** The place. */
  readonly label: string;
  /** One line of text for each value. */
  readonly lines: readonly string[];
}

/** Props of `LineChart`, besides the attributes of its element. */
export interface LineChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Lines: at most three, the main one first, or none. Keep the array between renders. */
  readonly series: readonly ChartSeries[];
  /** Format of x on the axis; a time format makes it a time axis. */
  readonly formatX: ChartFormat | ChartTimeFormat;
  /** Format of values on the vertical axis. */
  readonly formatY: ChartFormat;
  /** Title of the chart, also the accessible name of the cursor. */
  readonly title: string;
  /** Caption of the table with the same numbers. */
  readonly tableCaption: string;
  /** Column headers of the table: one for x, then one for each line. */
  readonly tableHeaders: readonly string[];
  /** Conclusion in one sentence, shown beneath the title and read out with it. */
  readonly takeaway?: string | undefined;
  /** A dotted level line, such as a price that never changed. */
  readonly baseline?: { readonly y: number; readonly label: string } | undefined;
  /** Fills the gap between the baseline and the first line with comb teeth. */
  readonly gap?: boolean | undefined;
  /** Writes the values of the first line, if it has at most twelve points. */
  readonly pointLabels?: boolean | undefined;
  /** Draws the lines once, when the chart is scrolled into view. */
  readonly animate?: boolean | undefined;
  /** Text of the tooltip at an x; by default the x and each value. */
  readonly formatTooltip?: ((x: number, values: readonly ChartValue[]) => TooltipText) | undefined;
  /** Format of x in the table; that of the axis by default. */
  readonly tableFormatX?: ChartFormat | ChartTimeFormat | undefined;
  /** Format of values in the table; that of the axis by default. */
  readonly tableFormatY?: ChartFormat | undefined;
  /**
   * Text of the disclosure that opens the table.
   *
   * @default 'Show the numbers'
   */
  readonly tableSummary?: string;
  /** Source of the numbers, at the foot. */
  readonly source?: ReactNode;
}

type Drawn = 'series' | 'title' | 'baseline' | 'gap' | 'pointLabels' | 'animate' | 'formatTooltip';

/** Props of the drawing inside a `LineChart`, whose formats are functions by then. */
export interface LinePlotProps extends Pick<LineChartProps, Drawn> {
  readonly formatX: (x: number) => string;
  readonly formatY: (y: number) => string;
}

/** All values at one x, in the order of the series; `undefined` for a series without a value there. */
export interface ChartRow {
  readonly x: number;
  readonly values: readonly (number | undefined)[];
}

const isDrawable = (point: ChartPoint): boolean =>
  Number.isFinite(point.x) && Number.isFinite(point.y);

/**
 * Drops points without a finite place and puts the rest in order of x.
 *
 * @example
 * const points = [{ x: 2, y: 5 }, { x: 1, y: 4 }, { x: 3, y: Number.NaN }];
 * sortedPoints(points) // => [{ x: 1, y: 4 }, { x: 2, y: 5 }]
 */
export const sortedPoints = (points: readonly ChartPoint[]): ChartPoint[] =>
  points.filter(isDrawable).sort((a, b) => a.x - b.x);

/**
 * Turns series into the rows that the cursor steps through and the table lists.
 *
 * @example
 * const series = [{ points: [{ x: 1, y: 4 }, { x: 2, y: 5 }] }, { points: [{ x: 2, y: 9 }] }];
 * rowsOf(series) // => [{ x: 1, values: [4, undefined] }, { x: 2, values: [5, 9] }]
 */
export function rowsOf(series: readonly Pick<ChartSeries, 'points'>[]): ChartRow[] {
  const columns = series.map(
    ({ points }) => new Map(points.filter(isDrawable).map((point) => [point.x, point.y])),
  );
  const xs = [...new Set(columns.flatMap((column) => [...column.keys()]))].sort((a, b) => a - b);
  return xs.map((x) => ({ x, values: columns.map((column) => column.get(x)) }));
}

/** Largest number of points drawn; a longer line is thinned. */
export const maxDrawnPoints = 200;

function extremes(bucket: readonly ChartPoint[]): ChartPoint[] {
  const heightOf = ({ y }: ChartPoint) => y;
  const both = new Set([least(bucket, heightOf), greatest(bucket, heightOf)]);
  return [...both].filter((point) => point !== undefined).sort((a, b) => a.x - b.x);
}

/**
 * Thins a long line to at most `limit` points: the two ends, and the lowest and highest point of
 * each of equally long runs between them, so that no peak or trough is lost. Points in order of x.
 *
 * @example
 * const spike = Array.from({ length: 1400 }, (_, x) => ({ x, y: x === 700 ? 9 : 1 }));
 * decimate(spike).some((point) => point.y === 9) // => true
 */
export function decimate(points: readonly ChartPoint[], limit = maxDrawnPoints): ChartPoint[] {
  const first = points[0];
  const last = points.at(-1);
  if (points.length <= limit || first === undefined || last === undefined) return [...points];
  const inner = points.slice(1, -1);
  const buckets = Math.floor((limit - 2) / 2);
  const kept = Array.from({ length: buckets }, (_, index) => {
    const from = Math.floor((index * inner.length) / buckets);
    return extremes(inner.slice(from, Math.floor(((index + 1) * inner.length) / buckets)));
  });
  return [first, ...kept.flat(), last];
}
