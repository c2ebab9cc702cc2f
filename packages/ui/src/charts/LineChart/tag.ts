import { tenth } from '../round';
import { type Box, clamp } from './labels';
import { textWidth } from './text-width';

/** What the cursor says: where it stands, and one line a series. */
export interface TooltipText {
  readonly label: string;
  readonly lines: readonly string[];
}

/** A swing tag beside the cursor, in user units. */
export interface TagGeometry extends Box {
  readonly outline: string;
  readonly hole: { readonly x: number; readonly y: number };
  readonly textX: number;
  readonly labelY: number;
  readonly lineYs: readonly number[];
}

const chamfer = 12;
const distance = 18;
const holeInset = 15;
const holeSide = 28;
const plainSide = 16;
const single = { size: 28, face: 'display', leading: 28 } as const;
const several = { size: 14, face: 'text', leading: 20 } as const;
const labelHeight = 30;
const foot = 14;

/** A single value is set large; several share a list. */
export const lineStyle = (text: TooltipText) => (text.lines.length === 1 ? single : several);

function outlineOf({ left, right, top, bottom }: Box, pointsLeft: boolean): string {
  const [cut, square, turn] = pointsLeft ? [left, right, 1] : [right, left, -1];
  const edge = tenth(cut + turn * chamfer);
  return (
    `M${edge} ${top}H${square}V${bottom}H${edge}L${cut} ${tenth(bottom - chamfer)}` +
    `V${tenth(top + chamfer)}Z`
  );
}

function boxOf(text: TooltipText, at: { x: number; y: number }, plot: Box, width: number): Box {
  const { leading } = lineStyle(text);
  const height = labelHeight + text.lines.length * leading + foot - 8;
  const fitsRight = at.x + distance + width <= plot.right;
  const wanted = fitsRight ? at.x + distance : at.x - distance - width;
  const left = tenth(clamp(wanted, plot.left, Math.max(plot.left, plot.right - width)));
  const lowestTop = Math.max(plot.top, plot.bottom - height - 4);
  const top = tenth(clamp(at.y - height / 2, plot.top, lowestTop));
  return { left, right: tenth(left + width), top, bottom: tenth(top + height) };
}

/**
 * Shapes and places the tag of a cursor at a point: to its right, or to its left where the plot
 * ends, and always inside the plot when it fits there.
 *
 * @example
 * const plot = { left: 44, right: 750, top: 20, bottom: 390 };
 * tagGeometry({ label: 'Year: 2020', lines: ['$80'] }, { x: 724, y: 90 }, plot).right // 706
 */
export function tagGeometry(
  text: TooltipText,
  at: { readonly x: number; readonly y: number },
  plot: Box,
): TagGeometry {
  const { size, face, leading } = lineStyle(text);
  const widths = text.lines.map((line) => textWidth(line, size, face) * 1.06);
  const widest = Math.max(textWidth(text.label, 13, 'text'), ...widths);
  const box = boxOf(text, at, plot, Math.ceil(widest) + holeSide + plainSide);
  const pointsLeft = box.left >= at.x;
  return {
    ...box,
    outline: outlineOf(box, pointsLeft),
    hole: {
      x: tenth(pointsLeft ? box.left + holeInset : box.right - holeInset),
      y: tenth((box.top + box.bottom) / 2),
    },
    textX: tenth(box.left + (pointsLeft ? holeSide : plainSide)),
    labelY: tenth(box.top + 23),
    lineYs: text.lines.map((_, index) => tenth(box.top + labelHeight + (index + 0.8) * leading)),
  };
}
