export { type BreakEven, type BreakEvenInput, breakEvenVisits } from './break-even-visits.ts';
export { missedSoFar } from './missed-so-far.ts';
export {
  equalStepInPercent,
  type PricePlanInput,
  type PriceStep,
  planPriceSteps,
} from './price-steps.ts';
export { type ProposedMonthsInput, proposePriceMonths } from './propose-months.ts';
export { priceChangeInPercent, roundPrice } from './round-price.ts';
