export { defineSeries, type GivenPoint, type SeriesDefinition } from './define-series';
export { type FetchBlsOptions, fetchBlsSeries } from './fetch-bls-series';
export {
  type FetchedSeries,
  type FetchSeriesCode,
  type FetchSeriesOptions,
  fetchSeries,
} from './fetch-series';
export {
  type Revision,
  type SeriesUpdate,
  type UpdateRefusalCode,
  type UpdateSeriesOptions,
  updateSeries,
} from './update-series';
