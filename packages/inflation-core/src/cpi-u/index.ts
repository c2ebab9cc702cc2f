import type { IndexSeries } from '../series/index-series.ts';
import { parseSeries } from '../series/parse-series.ts';
import years from './years.json' with { type: 'json' };

/** Consumer prices, all items, US city average, not seasonally adjusted, from January 1913. */
export const cpiU: IndexSeries = /* @__PURE__ */ parseSeries(
  { id: 'CUUR0000SA0', name: 'CPI-U, all items, US city average, not seasonally adjusted' },
  years,
);
