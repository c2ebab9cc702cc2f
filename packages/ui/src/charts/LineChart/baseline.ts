import { tenth } from '../../svg/round';
import { textWidth } from '../../svg/text-width';
import { crosses, type Segment } from '../plot/labels';
import { axisSize } from '../plot/layout';
import { extentOf } from '../plot/scales';
import type { Frame } from './frame';
import type { PlacedLabel } from './value-labels';

/** The dotted line of what stayed the same, and its words. */
export interface DrawnBaseline {
  readonly path: string;
  readonly label: PlacedLabel;
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

/** Draws the baseline, with its words under it or, where a line runs below, over it. */
export function baselineOf(frame: Frame, segments: readonly Segment[]): DrawnBaseline | undefined {
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
