import type { IndexSeries } from '../../series/index-series.ts';
import { parseSeries } from '../../series/parse-series.ts';
import years from './years.json' with { type: 'json' };

/**
 * Consumer prices in the Northeast, all items, not seasonally adjusted, from December 1986 (every other
 * month or quarter before, so left out).
 */
export const northeast: IndexSeries = /* @__PURE__ */ parseSeries(
  { id: 'CUUR0100SA0', name: 'CPI-U, all items, Northeast region, not seasonally adjusted' },
  years,
);
