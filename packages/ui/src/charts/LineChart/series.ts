import { greatest, least } from 'd3-array';

/** A point of a series, in the caller's own units. */
export interface ChartPoint {
  /** Place on the horizontal axis. */
  readonly x: number;
  /** Place on the vertical axis. */
  readonly y: number;
}

/** Color of a line. Lines also differ by their end label and, with `dash`, by a dash. */
export type ChartTone = 'primary' | 'secondary' | 'ink';

/** Largest number of lines in a chart, one of each tone. */
export const maxLines = 3;

/** One line of a chart. */
export interface ChartSeries {
  /** Unique among the lines. */
  readonly id: string;
  /** Name of the line, shown at its end and by the cursor. */
  readonly label: string;
  /** Points, drawn in order of x. */
  readonly points: readonly ChartPoint[];
  /** Color of the line. */
  readonly tone: ChartTone;
  /** Dashes the line, so that it differs in more than color. */
  readonly dash?: boolean;
}

/** Value of one series at the cursor. */
export interface ChartValue {
  /** The `id` of its series. */
  readonly id: string;
  /** Name of the series. */
  readonly label: string;
  /** Its value. */
  readonly y: number;
}

/** Text at the cursor: its place, and one line for each series. */
export interface TooltipText {
  /** The place. */
  readonly label: string;
  /** One line of text for each value. */
  readonly lines: readonly string[];
}

/** Series of a chart and the formats of its texts. */
export interface ChartWording {
  /**
   * Lines, each `{ id, label, tone, points: { x, y }[], dash }`: at most three, the main one first.
   * Keep the array between renders.
   */
  readonly series: readonly ChartSeries[];
  /** Formats x on the horizontal axis. */
  readonly formatX: (x: number) => string;
  /** Formats values on the vertical axis. */
  readonly formatY: (y: number) => string;
  /** Text of the tooltip at an x; by default the x and each value. */
  readonly formatTooltip?: ((x: number, values: readonly ChartValue[]) => TooltipText) | undefined;
}

/** Props of a chart's drawing. */
export interface LinePlotProps extends ChartWording {
  /** Title of the chart, also the accessible name of the cursor. */
  readonly title: string;
  /** Conclusion in one sentence, shown beneath the title and read out with it. */
  readonly takeaway?: string | undefined;
  /** A dotted level line, such as a price that never changed. */
  readonly baseline?: { readonly y: number; readonly label: string } | undefined;
  /** Fills the gap between the baseline and the first series with comb teeth. */
  readonly gap?: boolean | undefined;
  /** Writes the values of the first series, if it has at most twelve points. */
  readonly pointLabels?: boolean | undefined;
  /** Places of ticks on the horizontal axis; round ones by default. */
  readonly xTicks?: readonly number[] | undefined;
  /** Draws the lines once, when the chart is scrolled into view. */
  readonly animate?: boolean | undefined;
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
