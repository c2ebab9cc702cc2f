import type { IndexSeries } from '../series/index-series.ts';
import { parseSeries } from '../series/parse-series.ts';
import years from './years.json' with { type: 'json' };

/**
 * Salon prices: personal care services (haircuts and the like), US city average, not seasonally
 * adjusted, from January 1967 (quarterly before, so left out).
 */
export const personalCareServices: IndexSeries = /* @__PURE__ */ parseSeries(
  {
    id: 'CUUR0000SEGC',
    name: 'CPI-U, personal care services, US city average, not seasonally adjusted',
  },
  years,
);
