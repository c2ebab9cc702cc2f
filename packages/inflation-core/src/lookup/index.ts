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
export { createLookupHandler, type LookupHandlerOptions, type LookupRefusalCode } from './handler';
export { LookupError, type LookupErrorCode } from './lookup-error';
export type { AdjustedAmount, LookupAnswer } from './parse-answer';
export { type YearRow, yearByYear } from './year-by-year';
export { type CsvOptions, yearByYearCsv } from './year-by-year-csv';
