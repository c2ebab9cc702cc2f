export { defineSeries, type GivenPoint, type SeriesDefinition } from './define-series.ts';
export { type FetchBlsOptions, fetchBlsSeries } from './fetch-bls-series.ts';
export {
  type FetchedSeries,
  type FetchSeriesCode,
  type FetchSeriesOptions,
  fetchSeries,
} from './fetch-series.ts';
export {
  type Revision,
  type SeriesUpdate,
  type UpdateRefusalCode,
  type UpdateSeriesOptions,
  updateSeries,
} from './update-series.ts';
