import type { IndexSeries } from '../series/index-series.ts';
import { parseSeries } from '../series/parse-series.ts';
import { MONTHLY_INDEX } from './monthly-index.ts';

/** Consumer prices, all items, US city average, not seasonally adjusted, from January 1913. */
export const cpiU: IndexSeries = /* @__PURE__ */ parseSeries(
  { id: 'CUUR0000SA0', name: 'CPI-U, all items, US city average, not seasonally adjusted' },
  MONTHLY_INDEX,
);
