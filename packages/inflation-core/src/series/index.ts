export { cpiU } from '../cpi-u';
export * from '../own-series';
export { personalCareServices } from '../personal-care-services';
export { midwest } from '../regions/midwest';
export { northeast } from '../regions/northeast';
export { south } from '../regions/south';
export { west } from '../regions/west';
export { type AnnualAverage, annualAverage } from './annual-average';
export { averageRatePerYear } from './average-rate';
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
export { type AmountToInflate, inflateMany } from './inflate-many';
export type { MonthOrYear } from './level';
export { seriesCaption } from './series-caption';
export { type Day, type Staleness, staleness } from './staleness';
