import { type Point, tenth } from '../../comb/teeth';
import { textWidth } from '../../comb/text-width';
import { type Box, clamp } from './labels';
import type { ChartRow, ChartSeries, ChartValue } from './series';

/** What the cursor says: where it stands, and one line a series. */
export interface TooltipText {
  /** The place. */
  readonly label: string;
  /** One a value. */
  readonly lines: readonly string[];
}

/**
 * The words of the cursor as one phrase, for `aria-valuetext`.
 *
 * @example
 * spoken({ label: 'Year: 2005', lines: ['$56'] }) // => 'Year: 2005, $56'
 */
export const spoken = ({ label, lines }: TooltipText): string => [label, ...lines].join(', ');

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a tag hangs: under all points at the cursor, over them, or beside the cursor. */
export type TooltipSide = 'below' | 'above' | 'right' | 'left';

/** A swing tag at the cursor, in user units. */
export interface TooltipGeometry extends Box {
  readonly side: TooltipSide;
  readonly outline: string;
  readonly hole: Point;
  /** The end of the string that is not in the hole. */
  readonly tiedTo: Point;
  readonly textX: number;
  readonly labelY: number;
  readonly lineYs: readonly number[];
}

const chamfer = 12;
const stringLength = 16;
/** Depth of the end with the hole, and of the padding at the other ends. */
const holeEnd = 24;
const padding = 14;
const labelSize = 13;
const single = { size: 28, face: 'display', leading: 28 } as const;
const several = { size: 14, face: 'text', leading: 20 } as const;

const lineStyle = (text: TooltipText) => (text.lines.length === 1 ? single : several);
const isUpright = (side: TooltipSide): boolean => side === 'below' || side === 'above';

function contentOf(text: TooltipText): Size {
  const { size, face, leading } = lineStyle(text);
  // Figures are set in a heavier weight than the one measured.
  const widths = text.lines.map((line) => textWidth(line, size, face) * 1.06);
  const width = Math.ceil(Math.max(textWidth(text.label, labelSize, 'text'), ...widths));
  return { width, height: labelSize + text.lines.length * leading };
}

function sizeOf(content: Size, side: TooltipSide): Size {
  const [across, along] = [2 * padding, padding + holeEnd];
  return isUpright(side)
    ? { width: content.width + across, height: content.height + along }
    : { width: content.width + along, height: content.height + across };
}

interface Spot {
  readonly side: TooltipSide;
  readonly tie: Point;
  readonly room: number;
}

/** The free stretches of the cursor: under the lowest point, over the highest, then between. */
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
  const before = -stringLength;
  const offsets = {
    below: { x: -width / 2, y: stringLength },
    above: { x: -width / 2, y: before - height },
    right: { x: stringLength, y: -height / 2 },
    left: { x: before - width, y: -height / 2 },
  }[side];
  // A tag wider than the plot covers the axis rather than the names of the lines.
  const rightmost = plot.right - width;
  const left = tenth(clamp(tie.x + offsets.x, Math.min(plot.left, rightmost), rightmost));
  const top = tenth(clamp(tie.y + offsets.y, plot.top, Math.max(plot.top, plot.bottom - height)));
  return { left, right: tenth(left + width), top, bottom: tenth(top + height) };
}

/** A rectangle without the two corners at the end with the hole. */
function outlineOf(side: TooltipSide, { left, right, top, bottom }: Box): string {
  const cuts = {
    below: ['tl', 'tr'],
    above: ['bl', 'br'],
    right: ['tl', 'bl'],
    left: ['tr', 'br'],
  }[side];
  const cut = (corner: string) => (cuts.includes(corner) ? chamfer : 0);
  const corners = [
    [left, top + cut('tl')],
    [left + cut('tl'), top],
    [right - cut('tr'), top],
    [right, top + cut('tr')],
    [right, bottom - cut('br')],
    [right - cut('br'), bottom],
    [left + cut('bl'), bottom],
    [left, bottom - cut('bl')],
  ];
  return `M${corners.map((corner) => corner.map(tenth).join(' ')).join('L')}Z`;
}

function holeOf(side: TooltipSide, tie: Point, box: Box): Point {
  const inset = holeEnd / 2 + 1;
  const { left, right, top, bottom } = box;
  if (side === 'right') return { x: left + inset, y: (top + bottom) / 2 };
  if (side === 'left') return { x: right - inset, y: (top + bottom) / 2 };
  const reach = chamfer + 6;
  const x = clamp(tie.x, left + reach, right - reach);
  return { x, y: side === 'below' ? top + inset : bottom - inset };
}

function textOf(text: TooltipText, side: TooltipSide, box: Box) {
  const firstLine = box.top + (side === 'below' ? holeEnd : padding) + labelSize * 0.8;
  const { leading } = lineStyle(text);
  return {
    textX: tenth(box.left + (side === 'right' ? holeEnd : padding)),
    labelY: tenth(firstLine),
    lineYs: text.lines.map((_, index) => tenth(firstLine + (index + 1) * leading)),
  };
}

/**
 * Shapes and places the tag of a cursor at x, given the heights of the points there. It stays
 * inside the plot wherever the plot has room for it.
 *
 * @example
 * const plot = { left: 44, right: 754, top: 20, bottom: 390 };
 * const text = { label: 'Year: 2020', lines: ['$80'] };
 * tooltipGeometry(text, 728, [94], plot).side // => 'below'
 * tooltipGeometry(text, 728, [94], plot).right // => 754
 */
export function tooltipGeometry(
  text: TooltipText,
  x: number,
  ys: readonly number[],
  plot: Box,
): TooltipGeometry {
  const content = contentOf(text);
  const { side, tie } = spotFor(content, x, ys, plot);
  const box = boxOf(side, sizeOf(content, side), tie, plot);
  const hole = holeOf(side, tie, box);
  return {
    ...box,
    side,
    outline: outlineOf(side, box),
    hole: { x: tenth(hole.x), y: tenth(hole.y) },
    tiedTo: { x: tenth(tie.x), y: tenth(tie.y) },
    ...textOf(text, side, box),
  };
}

/** How a chart turns its values into words. */
export interface ChartWording {
  /** At most three, one a tone; the first is the one that counts. Keep the array between renders. */
  readonly series: readonly ChartSeries[];
  /** A place on the horizontal axis as its label reads. */
  readonly formatX: (x: number) => string;
  /** A value on the vertical axis as its label reads. */
  readonly formatY: (y: number) => string;
  /** What the tooltip says at one place; without it, the place and each value. */
  readonly formatTooltip?: ((x: number, values: readonly ChartValue[]) => TooltipText) | undefined;
}

function valuesOf(row: ChartRow, series: readonly ChartSeries[]): ChartValue[] {
  return series.flatMap(({ id, label }, index) => {
    const y = row.values[index];
    return y === undefined ? [] : [{ id, label, y }];
  });
}

/**
 * What the cursor says at a row: the caller's words, or the plain x and values.
 *
 * @example
 * const series = [{ id: 'cut', label: 'Haircut', tone: 'ink', points: [] }];
 * const wording = { series, formatX: String, formatY: (y) => `$${y}` };
 * tooltipOf({ x: 2005, values: [56] }, wording) // => { label: '2005', lines: ['$56'] }
 */
export function tooltipOf(row: ChartRow, wording: ChartWording): TooltipText {
  const { series, formatX, formatY, formatTooltip } = wording;
  const values = valuesOf(row, series);
  if (formatTooltip !== undefined) return formatTooltip(row.x, values);
  const line = ({ label, y }: ChartValue) =>
    series.length === 1 ? formatY(y) : `${label}: ${formatY(y)}`;
  return { label: formatX(row.x), lines: values.map(line) };
}
