/** Example prices: those of the row in the paste box's placeholder. */
import { type MenuTableColumn, menuPasteText } from '@tallycomb/content/calculator';
import { formatMoney, formatMonthName } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { type CarriedPrice, parseMenu, readMenuRow } from '@tallycomb/inflation-core/menu';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { plainMoney, wholePercent } from '../../calculator/figures/figures';
import { createPricing } from './menu-pricing';
import { emptyMenu } from './menu-reducer';

const amountOf = (carried: CarriedPrice) => (carried.ok ? formatMoney(carried.amount) : '–');

export function pageData() {
  const [row] = parseMenu(menuPasteText.placeholder).rows;
  const item = row && readMenuRow(row).item;
  const prices = row && createPricing({ cpiU, personalCareServices }, emptyMenu.step)(row);
  if (!item || !prices) throw new Error(`It cannot be read: ${menuPasteText.placeholder}`);
  const written: readonly (readonly [column: MenuTableColumn, price: string])[] = [
    ['newPrice', plainMoney(prices.rounded ?? 0)],
    ['keepsPace', amountOf(prices.keepsPace)],
    ['withSalons', amountOf(prices.withSalons)],
    ['changeInPercent', wholePercent(prices.changeInPercent ?? 0)],
  ];
  return {
    /** The row in words. */
    row: `${row.service}, ${plainMoney(item.price)} since ${formatMonthName(item.since)}, ${item.visits} visits a month`,
    /** Its figures as text, by column. */
    prices: written,
    /** In dollars. */
    changeAMonth: prices.changeAMonth ?? 0,
  };
}

export type MenuExample = ReturnType<typeof pageData>;
