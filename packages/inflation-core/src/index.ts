export {
  type Estimate,
  type EstimateInput,
  type EstimatePoint,
  estimateAdjustedRevenue,
} from './estimate.ts';
export type { MonthRange, OutOfRange } from './inflation-error.ts';
export { InflationError, type InflationErrorCode, MAX_AMOUNT } from './inflation-error.ts';
export {
  type AmountAndAdjusted,
  adjustPrice,
  type Direction,
  type LostRevenue,
  lostRevenue,
  raiseToKeepPace,
} from './lost-revenue.ts';
export {
  formatMoney,
  formatPercent,
  type MoneyFormat,
  parseRevenue,
  roundToCents,
} from './money.ts';
export type { DayOrder, Month } from './month.ts';
export {
  addMonths,
  compareMonths,
  formatIsoMonth,
  formatMonth,
  formatMonthName,
  monthOf,
  parseMonth,
} from './months.ts';
export { beginsMonthName, normalizeMonth, normalizeRevenue } from './normalize-inputs.ts';
export { type MaskInput, type MaskOutput, maskMonth, maskRevenue } from './typing-masks.ts';
export {
  type CalculatorInputs,
  type InputIssue,
  type ValidatedInputs,
  validateInputs,
} from './validate-inputs.ts';
