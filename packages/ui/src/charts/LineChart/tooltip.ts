import { type Point, tenth } from '../../comb/teeth';
import { textWidth } from '../../comb/text-width';
import { type Box, clamp } from './layout';
import type { ChartRow, ChartSeries, ChartValue, LinePlotProps, TooltipText } from './series';

/**
 * The cursor's text in one phrase, for `aria-valuetext`.
 *
 * @example
 * spoken({ label: 'Year: 2005', lines: ['$56'] }) // => 'Year: 2005, $56'
 */
export const spoken = ({ label, lines }: TooltipText): string => [label, ...lines].join(', ');

interface Size {
  readonly width: number;
  readonly height: number;
}

const chamfer = 12;
const stringLength = 16;
/** Depth of the tag's end with the hole, and of its padding elsewhere. */
const holeEnd = 24;
const padding = 14;
const labelSize = 13;
const single = { size: 28, face: 'display', leading: 28 } as const;
const several = { size: 14, face: 'text', leading: 20 } as const;

/**
 * Directions in which a tag may hang from its point, as x and y: below all points at the cursor,
 * above them, or beside the cursor.
 */
const directions = { below: [0, 1], above: [0, -1], right: [1, 0], left: [-1, 0] } as const;
type TooltipSide = keyof typeof directions;

const lineStyle = (text: TooltipText) => (text.lines.length === 1 ? single : several);

function contentOf(text: TooltipText): Size {
  const { size, face, leading } = lineStyle(text);
  // Values have a heavier weight than the measured one.
  const widths = text.lines.map((line) => textWidth(line, size, face) * 1.06);
  const width = Math.ceil(Math.max(textWidth(text.label, labelSize, 'text'), ...widths));
  return { width, height: labelSize + text.lines.length * leading };
}

function sizeOf(content: Size, side: TooltipSide): Size {
  const [dx, dy] = directions[side];
  const around = (direction: number) => (direction === 0 ? 2 * padding : padding + holeEnd);
  return { width: content.width + around(dx), height: content.height + around(dy) };
}

interface Spot {
  readonly side: TooltipSide;
  readonly tie: Point;
  readonly room: number;
}

/** Free spots at the cursor: below the lowest point, above the highest, then between points. */
function upright(x: number, ys: readonly number[], plot: Box): Spot[] {
  const sorted = [...ys].sort((a, b) => a - b);
  const [highest = plot.top] = sorted;
  const under = sorted.map((y, index) => {
    const room = (sorted[index + 1] ?? plot.bottom) - y;
    return { side: 'below', tie: { x, y }, room } as const;
  });
  const over: Spot = { side: 'above', tie: { x, y: highest }, room: highest - plot.top };
  return [...under.slice(-1), over, ...under.slice(0, -1)];
}

function beside(content: Size, x: number, ys: readonly number[], plot: Box): Spot | undefined {
  const reach = stringLength + sizeOf(content, 'right').width;
  const tie = { x, y: ys.reduce((sum, y) => sum + y, 0) / ys.length };
  if (x + reach <= plot.right) return { side: 'right', tie, room: 0 };
  return x - reach >= plot.left ? { side: 'left', tie, room: 0 } : undefined;
}

function spotFor(content: Size, x: number, ys: readonly number[], plot: Box): Spot {
  const spots = upright(x, ys, plot);
  const drop = sizeOf(content, 'below').height + stringLength;
  const roomiest = spots.reduce((a, b) => (b.room > a.room ? b : a));
  return spots.find(({ room }) => room >= drop) ?? beside(content, x, ys, plot) ?? roomiest;
}

function boxOf(side: TooltipSide, { width, height }: Size, tie: Point, plot: Box): Box {
  const [dx, dy] = directions[side];
  const x = tie.x + dx * (stringLength + width / 2) - width / 2;
  const y = tie.y + dy * (stringLength + height / 2) - height / 2;
  // A tag wider than the plot covers the axis instead of the names of the lines.
  const rightmost = plot.right - width;
  const left = tenth(clamp(x, Math.min(plot.left, rightmost), rightmost));
  const top = tenth(clamp(y, plot.top, Math.max(plot.top, plot.bottom - height)));
  return { left, right: tenth(left + width), top, bottom: tenth(top + height) };
}

/** Outline of the tag: a rectangle with two corners cut off at the end with the hole. */
function outlineOf(side: TooltipSide, { left, right, top, bottom }: Box): string {
  const [dx, dy] = directions[side];
  const cut = (x: -1 | 1, y: -1 | 1) => (x * dx + y * dy < 0 ? chamfer : 0);
  const corners = [
    [left, top + cut(-1, -1)],
    [left + cut(-1, -1), top],
    [right - cut(1, -1), top],
    [right, top + cut(1, -1)],
    [right, bottom - cut(1, 1)],
    [right - cut(1, 1), bottom],
    [left + cut(-1, 1), bottom],
    [left, bottom - cut(-1, 1)],
  ];
  return `M${corners.map((corner) => corner.map(tenth).join(' ')).join('L')}Z`;
}

function holeOf(side: TooltipSide, tie: Point, { left, right, top, bottom }: Box): Point {
  const [dx, dy] = directions[side];
  const inset = holeEnd / 2 + 1;
  const reach = chamfer + 6;
  const end = (direction: number, low: number, high: number) =>
    direction > 0 ? low + inset : high - inset;
  return {
    x: dx === 0 ? clamp(tie.x, left + reach, right - reach) : end(dx, left, right),
    y: dy === 0 ? (top + bottom) / 2 : end(dy, top, bottom),
  };
}

function textOf(text: TooltipText, side: TooltipSide, box: Box) {
  const [dx, dy] = directions[side];
  const firstLine = box.top + (dy > 0 ? holeEnd : padding) + labelSize * 0.8;
  const { leading } = lineStyle(text);
  return {
    textX: tenth(box.left + (dx > 0 ? holeEnd : padding)),
    labelY: tenth(firstLine),
    lineYs: text.lines.map((_, index) => tenth(firstLine + (index + 1) * leading)),
  };
}

/**
 * Shape and place of the tag for a cursor at x, given the y of the points there. It stays inside the
 * plot if it fits.
 *
 * @example
 * const plot = { left: 44, right: 754, top: 20, bottom: 390 };
 * const text = { label: 'Year: 2020', lines: ['$80'] };
 * tooltipGeometry(text, 728, [94], plot).side // => 'below'
 * tooltipGeometry(text, 728, [94], plot).right // => 754
 */
export function tooltipGeometry(text: TooltipText, x: number, ys: readonly number[], plot: Box) {
  const content = contentOf(text);
  const { side, tie } = spotFor(content, x, ys, plot);
  const box = boxOf(side, sizeOf(content, side), tie, plot);
  const hole = holeOf(side, tie, box);
  return {
    ...box,
    side,
    outline: outlineOf(side, box),
    hole: { x: tenth(hole.x), y: tenth(hole.y) },
    // End of the string at the point.
    tiedTo: { x: tenth(tie.x), y: tenth(tie.y) },
    ...textOf(text, side, box),
  };
}

function valuesOf(row: ChartRow, series: readonly ChartSeries[]): ChartValue[] {
  return series.flatMap(({ id, label }, index) => {
    const y = row.values[index];
    return y === undefined ? [] : [{ id, label, y }];
  });
}

type Wording = Pick<LinePlotProps, 'series' | 'formatX' | 'formatY' | 'formatTooltip'>;

/**
 * Text of the cursor at a row, by `formatTooltip` or from x and values.
 *
 * @example
 * const series = [{ id: 'cut', label: 'Haircut', tone: 'ink', points: [] }];
 * const wording = { series, formatX: String, formatY: (y) => `$${y}` };
 * tooltipOf({ x: 2005, values: [56] }, wording) // => { label: '2005', lines: ['$56'] }
 */
export function tooltipOf(row: ChartRow, plot: Wording): TooltipText {
  const { series, formatX, formatY, formatTooltip } = plot;
  const values = valuesOf(row, series);
  if (formatTooltip !== undefined) return formatTooltip(row.x, values);
  const line = ({ label, y }: ChartValue) =>
    series.length === 1 ? formatY(y) : `${label}: ${formatY(y)}`;
  return { label: formatX(row.x), lines: values.map(line) };
}
