export {
  type Estimate,
  type EstimateInput,
  type EstimatePoint,
  estimateAdjustedRevenue,
} from '../estimate.ts';
export {
  type CalculateInflationInput,
  calculateInflation,
  type InflationFigures,
  type InflationResult,
} from './calculate-inflation.ts';
export {
  createLookupClient,
  type LookupClient,
  type LookupClientOptions,
  type LookupOutcome,
  type LookupRequest,
  seriesClient,
} from './client.ts';
export {
  createLookupHandler,
  type LookupHandlerOptions,
  type SeriesByKey,
} from './handler.ts';
export type {
  AdjustedAmount,
  LookupAnswer,
  LookupError,
  LookupErrorCause,
  LookupErrorCode,
} from './parse-answer.ts';
export type { LookupRefusalCode } from './refusals.ts';
export { type CsvOptions, type YearRow, yearByYear, yearByYearCsv } from './year-by-year.ts';
