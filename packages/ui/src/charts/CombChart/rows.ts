import type { ChartRow } from '../plot/series';
import type { CombChartModel } from './geometry';

/**
 * The name of a tooth, with its mark in words: color alone would not say it.
 *
 * @example
 * const values = [{ label: 'Salon A', value: 5 }, { label: 'Salon B', value: 7 }];
 * const marks = { values, you: 1, youLabel: 'You', median: 1, medianLabel: 'Median' };
 * [nameOf(marks, 0), nameOf(marks, 1)] // => ['Salon A', 'Salon B (You, Median)']
 */
export function nameOf(model: Omit<CombChartModel, 'formatValue'>, index: number): string {
  const { you, youLabel, median, medianLabel } = model;
  const label = model.values[index]?.label ?? '';
  const marks = [...(index === you ? [youLabel] : []), ...(index === median ? [medianLabel] : [])];
  const words = marks.filter((mark) => mark !== label);
  return words.length === 0 ? label : `${label} (${words.join(', ')})`;
}

/**
 * The rows of the table; their x is the index of the tooth.
 *
 * @example
 * rowsFrom([{ label: 'Low', value: 5 }, { label: 'Lost', value: Number.NaN }]) // => [{ x: 0, values: [5] }, { x: 1, values: [undefined] }]
 */
export const rowsFrom = (values: CombChartModel['values']): ChartRow[] =>
  values.map(({ value }, x) => ({ x, values: [Number.isFinite(value) ? value : undefined] }));
