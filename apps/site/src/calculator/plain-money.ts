import { formatMoney } from '@tallycomb/inflation-core';

/** Dollars for running text: no cents where there are none. */
export function plainMoney(dollars: number): string {
  return formatMoney(dollars).replace(/\.00$/, '');
}
