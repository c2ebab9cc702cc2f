export {
  type Estimate,
  type EstimateInput,
  type EstimatePoint,
  estimateAdjustedRevenue,
} from './estimate';
export type { MonthRange, OutOfRange } from './inflation-error';
export { InflationError, type InflationErrorCode, MAX_AMOUNT } from './inflation-error';
export {
  type AmountAndAdjusted,
  adjustPrice,
  type Direction,
  type LostRevenue,
  lostRevenue,
  raiseToKeepPace,
} from './lost-revenue';
export {
  formatMoney,
  formatPercent,
  type MoneyFormat,
  parseRevenue,
  roundToCents,
} from './money';
export type { DayOrder, Month } from './month';
export {
  addMonths,
  compareMonths,
  formatIsoMonth,
  formatMonth,
  formatMonthName,
  monthOf,
  parseMonth,
} from './months';
export { beginsMonthName, normalizeMonth, normalizeRevenue } from './normalize-inputs';
export { type MaskInput, type MaskOutput, maskMonth, maskRevenue } from './typing-masks';
export {
  type CalculatorInputs,
  type InputIssue,
  type ValidatedInputs,
  validateInputs,
} from './validate-inputs';
