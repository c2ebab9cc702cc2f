export {
  type Estimate,
  type EstimateInput,
  type EstimatePoint,
  estimateAdjustedRevenue,
} from '../estimate';
export {
  type CalculateInflationInput,
  calculateInflation,
  type InflationFigures,
  type InflationResult,
} from './calculate-inflation';
export {
  createLookupClient,
  type LookupClient,
  type LookupClientOptions,
  type LookupOutcome,
  type LookupRequest,
} from './client';
export {
  createLookupHandler,
  type LookupHandlerOptions,
  type SeriesByKey,
} from './handler';
export type { LookupError, LookupErrorCause, LookupErrorCode } from './lookup-error';
export type { AdjustedAmount, LookupAnswer } from './parse-answer';
export type { LookupRefusalCode } from './replies';
export { seriesClient } from './series-client';
export { type YearRow, yearByYear } from './year-by-year';
export { type CsvOptions, yearByYearCsv } from './year-by-year-csv';
