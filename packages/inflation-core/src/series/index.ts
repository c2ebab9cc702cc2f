export { cpiU } from '../cpi-u/index.ts';
export * from '../own-series/index.ts';
export { personalCareServices } from '../personal-care-services/index.ts';
export { midwest } from '../regions/midwest/index.ts';
export { northeast } from '../regions/northeast/index.ts';
export { south } from '../regions/south/index.ts';
export { west } from '../regions/west/index.ts';
export { type AnnualAverage, annualAverage, averageRatePerYear } from './averages.ts';
export {
  type ComparedPoint,
  type ComparedSeries,
  compareSeries,
  type SeriesComparison,
} from './compare-series.ts';
export { type IndexLookup, type IndexReading, indexFor } from './index-for.ts';
export type {
  Frequency,
  IndexPoint,
  IndexSeries,
  PublishingRule,
  SeriesName,
} from './index-series.ts';
export {
  type AmountToInflate,
  changeInPercent,
  type Inflated,
  inflate,
  inflateMany,
} from './inflate.ts';
export type { MonthOrYear } from './level.ts';
export { type Day, type Staleness, seriesCaption, staleness } from './staleness.ts';
