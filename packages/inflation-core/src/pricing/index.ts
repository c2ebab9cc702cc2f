export { type BreakEven, type BreakEvenInput, breakEvenVisits } from './break-even-visits';
export { missedSoFar } from './missed-so-far';
export { type PricePlanInput, type PriceStep, planPriceSteps } from './price-steps';
export { priceChangeInPercent, roundPrice } from './round-price';
