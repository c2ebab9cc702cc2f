import type { IndexSeries } from '../../series/index-series.ts';
import { parseSeries } from '../../series/parse-series.ts';
import years from './years.json' with { type: 'json' };

/**
 * Consumer prices in the Midwest, all items, not seasonally adjusted, from December 1986 (published only
 * every second month or quarter before; left out).
 */
export const midwest: IndexSeries = /* @__PURE__ */ parseSeries(
  { id: 'CUUR0200SA0', name: 'CPI-U, all items, Midwest region, not seasonally adjusted' },
  years,
);
