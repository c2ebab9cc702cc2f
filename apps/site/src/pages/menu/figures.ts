/** Formats the figures of a menu. */
import { menuTableText } from '@tallycomb/content/calculator';
import { formatMoney, formatMonthName, parseMonth } from '@tallycomb/inflation-core';
import type { CarriedPrice, PriceMark } from '@tallycomb/inflation-core/menu';
import { plainMoney } from '../../calculator/figures/figures';

/** A price, or the reason that there is none. */
export function priceOrReason(price: CarriedPrice): string {
  if (price.ok) return formatMoney(price.amount);
  const { first, newest } = price.range;
  const month = price.code === 'before-series' ? first : newest;
  return `${menuTableText.left[price.code]} ${formatMonthName(month)}`;
}

/** A month in words, or a text that is none as it is. */
export function monthNameOf(text: string): string {
  const month = parseMonth(text);
  return month ? formatMonthName(month) : text;
}

/** Words of a mark that go before and after its price: “from ” and “ per hour”. */
export function markSigns({ from, unit }: PriceMark): readonly [before: string, behind: string] {
  const before = `${from ? 'from ' : ''}${unit === 'add-on' ? '+' : ''}`;
  return [before, unit && unit !== 'add-on' ? ` per ${unit}` : ''];
}

/** A price with the mark of the one before: “from $76”, “+$18”, “$140 per hour”. */
export const markedMoney =
  (mark: PriceMark) =>
  (dollars: number): string =>
    markSigns(mark).join(plainMoney(dollars));

/** Dollars with their sign, and no cents where there are none. */
export const signedMoney = (dollars: number): string =>
  `${dollars > 0 ? '+' : ''}${plainMoney(dollars)}`;
