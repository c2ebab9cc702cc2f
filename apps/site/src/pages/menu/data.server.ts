/** Example prices: those of the list in the paste box's placeholder. */
import { menuPasteText } from '@tallycomb/content/calculator';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { parseMenu } from '@tallycomb/inflation-core/menu';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { createPricing } from './menu-pricing';
import { emptyMenu } from './menu-reducer';

export function pageData() {
  const { list, since } = menuPasteText.example;
  const pricesOf = createPricing({ cpiU, personalCareServices }, emptyMenu.step);
  return parseMenu(list, { since }).rows.map((row) => {
    const prices = pricesOf(row);
    if (!prices) throw new Error(`It cannot be read: ${row.service}`);
    const { price, rounded = price } = prices;
    return { service: row.service, price, rounded, ...(row.from && { from: true }) };
  });
}

export type MenuExample = ReturnType<typeof pageData>;
