import { monthName } from '../month.ts';
import type { IndexSeries } from './index-series.ts';
import { requireSeries } from './series-check.ts';

/**
 * Writes the caption of a table or a chart of a series: its publisher, name, id and newest month.
 *
 * @example
 * seriesCaption(cpiU) // => 'US Bureau of Labor Statistics: CPI-U, all items, US city average, not seasonally adjusted (CUUR0000SA0), as of August 2026'
 */
export function seriesCaption(series: IndexSeries): string {
  requireSeries('series', series);
  const { source, name, id, newest } = series;
  return `${source}: ${name} (${id}), as of ${monthName(newest)}`;
}
