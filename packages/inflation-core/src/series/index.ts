export {
  type AnnualAverage,
  annualAverage,
  averageRatePerYear,
  type InflatedFromYear,
  inflateFromYear,
} from './annual-average';
export {
  type ComparedPoint,
  type ComparedSeries,
  compareSeries,
  type SeriesComparison,
} from './compare-series';
export { type IndexLookup, type IndexReading, indexFor } from './index-for';
export type {
  Frequency,
  IndexPoint,
  IndexSeries,
  PublishingRule,
  SeriesName,
} from './index-series';
export { changeInPercent, type Inflated, inflate } from './inflate';
export { type Day, type Staleness, staleness } from './staleness';
