/** What the page makes of the row that its empty box suggests. */
import { type MenuColumn, menuPasteText } from '@tallycomb/content/calculator';
import { formatMoney, formatMonthName, formatPercent } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { menuPrices, parseMenu, readMenuRow } from '@tallycomb/inflation-core/menu';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { plainMoney } from '../../calculator/figures';

export interface MenuExample {
  /** The row as it would be pasted, in words. */
  readonly row: string;
  /** What the page works out from it, written out. */
  readonly prices: readonly (readonly [column: MenuColumn, price: string])[];
  /** In dollars. */
  readonly changeAMonth: number;
}

const amountOf = (carried: ReturnType<typeof menuPrices>['keepsPace']) =>
  carried.ok ? formatMoney(carried.amount) : '–';

export function pageData(): MenuExample {
  const [row] = parseMenu(menuPasteText.placeholder).rows;
  const item = row && readMenuRow(row).item;
  if (!item) throw new Error(`The example cannot be read: ${menuPasteText.placeholder}`);
  const prices = menuPrices(item, { prices: cpiU, salons: personalCareServices, step: 1 });
  return {
    row: `${row.service}, ${formatMoney(item.price)} since ${formatMonthName(item.since)}, ${item.visits} visits a month`,
    prices: [
      ['keepsPace', amountOf(prices.keepsPace)],
      ['withSalons', amountOf(prices.withSalons)],
      ['rounded', plainMoney(prices.rounded ?? 0)],
      ['changeInPercent', formatPercent(prices.changeInPercent ?? 0, 1)],
    ],
    changeAMonth: prices.changeAMonth ?? 0,
  };
}
