/** A price as a cell says it, or why there is none. */
import { menuTableText } from '@tallycomb/content/calculator';
import { formatMoney, formatMonthName, type Month } from '@tallycomb/inflation-core';
import type { CarriedPrice } from '@tallycomb/inflation-core/menu';
import { plainMoney } from '../../calculator/plain-money';
import type { PriceIndexes } from '../../calculator/price-indexes';

type SeriesName = 'prices' | 'salons';

export type WhyLeft = (series: SeriesName, price: CarriedPrice | undefined) => string;

export function createWhyLeft(indexes: PriceIndexes | 'loading' | 'failed'): WhyLeft {
  return (series, price) => {
    if (!price || typeof indexes === 'string') return '–';
    if (price.ok) return formatMoney(price.amount);
    const { first, newest } = series === 'prices' ? indexes.cpiU : indexes.personalCareServices;
    const month: Month = price.code === 'before-series' ? first : newest;
    return `${menuTableText.left[price.code]} ${formatMonthName(month)}`;
  };
}

/** Dollars with their sign, and no cents where there are none. */
export const signedMoney = (dollars: number): string =>
  `${dollars > 0 ? '+' : ''}${plainMoney(dollars)}`;
