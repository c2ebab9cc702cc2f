/** How new prices are rounded, the same for one service and for a whole menu. */
import { roundPrice } from '@tallycomb/inflation-core/pricing';

/** Price from which menus are rounded to five dollars. */
const FIVES_FROM = 50;

/** The rounding by which a price is a dollar's or five's, by its size. */
const BY_SIZE = 'menu';

export const defaultRounding = BY_SIZE;

interface PriceChange {
  readonly from: number;
  /** New price, exact or rounded to the dollar. */
  readonly to: number;
}

/** The dollars that a new price is rounded to: by its size to five, unless that lowers the price. */
export function stepOf(rounding: string, { from, to }: PriceChange): number {
  if (rounding !== BY_SIZE) return Number(rounding);
  const [dollars, fives] = [roundPrice(to, 1), roundPrice(to, 5)];
  const isLowered = fives < from && dollars >= from;
  return dollars < FIVES_FROM || isLowered ? 1 : 5;
}

/** The new price as shown, printed and calculated with. */
export const roundedPrice = (change: PriceChange, rounding: string): number =>
  roundPrice(change.to, stepOf(rounding, change));

/** The dollars that every price of a rounding is a multiple of. */
export const finestStep = (rounding: string): number =>
  rounding === BY_SIZE ? 1 : Number(rounding);
