export { type BreakEven, type BreakEvenInput, breakEvenVisits } from './break-even-visits';
export { missedSoFar } from './missed-so-far';
export { priceChangeInPercent, roundPrice } from './round-price';
