import type { ChartRow, ChartSeries, ChartValue } from '../plot/series';
import type { TooltipText } from '../plot/tooltip';

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
