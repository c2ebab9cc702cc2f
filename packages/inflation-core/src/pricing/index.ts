export { type BreakEven, type BreakEvenInput, breakEvenVisits } from './break-even-visits';
export { missedSoFar } from './missed-so-far';
export {
  equalStepInPercent,
  type PricePlanInput,
  type PriceStep,
  planPriceSteps,
} from './price-steps';
export { type ProposedMonthsInput, proposePriceMonths } from './propose-months';
export { priceChangeInPercent, roundPrice } from './round-price';
