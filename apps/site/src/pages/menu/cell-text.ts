/** A price as a cell says it, or why there is none. */
import { menuTableText } from '@tallycomb/content/calculator';
import { formatMoney, formatMonthName, formatPercent } from '@tallycomb/inflation-core';
import type { CarriedPrice, PriceMark } from '@tallycomb/inflation-core/menu';
import { plainMoney } from '../../calculator/plain-money';

export function priceOrWhyLeft(price: CarriedPrice): string {
  if (price.ok) return formatMoney(price.amount);
  const { first, newest } = price.range;
  const month = price.code === 'before-series' ? first : newest;
  return `${menuTableText.left[price.code]} ${formatMonthName(month)}`;
}

/** A rounded price with the mark of the one before: “from $76”, “+$18”, “$140 per hour”. */
export const markedMoney =
  ({ from, unit }: PriceMark) =>
  (dollars: number): string => {
    const amount = `${unit === 'add-on' ? '+' : ''}${plainMoney(dollars)}`;
    const per = unit && unit !== 'add-on' ? ` per ${unit}` : '';
    return `${from ? 'from ' : ''}${amount}${per}`;
  };

/** Dollars with their sign, and no cents where there are none. */
export const signedMoney = (dollars: number): string =>
  `${dollars > 0 ? '+' : ''}${plainMoney(dollars)}`;

export const roundPercent = (percent: number): string => formatPercent(percent, 1);
