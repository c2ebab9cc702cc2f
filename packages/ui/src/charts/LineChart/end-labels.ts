import { tenth } from '../../comb/teeth';
import { textWidth, wrapLabel } from '../../comb/text-width';
import { type Box, spreadApart } from './labels';
import { axisSize, type ChartLayout } from './layout';
import type { ChartPoint, ChartSeries } from './series';

/** Distance between two lines of text in one label. */
export const endLabelLeading = 15;
const clearance = 12;
// Labels are set in the heavier weight, which runs a little wider than the measured one.
const boldFactor = 1.06;

const linesOf = (label: string, layout: ChartLayout): string[] =>
  wrapLabel(label, layout.maxEndLabel / boldFactor, axisSize);

/**
 * Width to keep free on the right for the names of the lines; a single line needs none, the title
 * names it.
 */
export function endLabelGutter(series: readonly ChartSeries[], layout: ChartLayout): number {
  if (series.length < 2) return 0;
  const widths = series
    .flatMap(({ label }) => linesOf(label, layout))
    .map((text) => textWidth(text, axisSize, 'text') * boldFactor);
  return Math.ceil(Math.max(0, ...widths)) + clearance;
}

function leaderTo(end: ChartPoint, x: number, middle: number): string {
  const isBeside = Math.abs(end.y - middle) < 6 && x - end.x < 2 * clearance;
  return isBeside ? '' : `M${tenth(end.x + 5)} ${end.y}L${tenth(x - 4)} ${tenth(middle)}`;
}

/**
 * Places the names of the lines in the right gutter, none over another, each with a hairline to the
 * end of its line if it had to move. `y` is the baseline of a name's first line of text.
 */
export function placeEndLabels(
  series: readonly ChartSeries[],
  placed: readonly (readonly ChartPoint[])[],
  plot: Box,
  layout: ChartLayout,
) {
  if (series.length < 2) return [];
  const wanted = series.flatMap((one, index) => {
    const end = placed[index]?.at(-1);
    if (end === undefined) return [];
    const lines = linesOf(one.label, layout);
    return [{ series: one, end, lines, middle: end.y, height: lines.length * endLabelLeading + 4 }];
  });
  const middles = spreadApart(wanted, plot.top - 8, plot.bottom + 8);
  return wanted.map(({ series: one, end, lines, middle }, index) => {
    const centre = middles[index] ?? middle;
    const x = tenth(plot.right - 6 + clearance);
    const firstLine = centre - ((lines.length - 1) * endLabelLeading) / 2 + axisSize * 0.35;
    return { series: one, lines, x, y: tenth(firstLine), leader: leaderTo(end, x, centre) };
  });
}
