export { type BreakEven, type BreakEvenInput, breakEvenVisits } from './break-even-visits.ts';
export { missedSoFar } from './missed-so-far.ts';
export {
  equalStepInPercent,
  type PricePlanInput,
  type PriceStep,
  type ProposedMonthsInput,
  planPriceSteps,
  proposePriceMonths,
} from './price-steps.ts';
export { priceChangeInPercent, roundPrice } from './round-price.ts';
