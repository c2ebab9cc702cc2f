import type { IndexSeries } from '../series/index-series';
import { readSeries } from '../series/read-series';
import { MONTHLY_INDEX } from './monthly-index';

export * from '../series/index';

/**
 * What salons charge: personal care services (haircuts and the like), US city average, not
 * seasonally adjusted, from January 1967 (quarterly before, so left out).
 */
export const personalCareServices: IndexSeries = /* @__PURE__ */ readSeries(
  {
    id: 'CUUR0000SEGC',
    title: 'CPI-U, personal care services, US city average, not seasonally adjusted',
  },
  MONTHLY_INDEX,
);
