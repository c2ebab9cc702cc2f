/** The years that have a page: every one that both indexes cover, up to the newest. */
export interface PriceYears {
  readonly first: number;
  readonly newest: number;
}

/** Put in by the build (vite/price-years.ts): the series themselves stay there. */
declare const __PRICE_YEARS__: PriceYears;

export const priceYears: PriceYears = __PRICE_YEARS__;

export const pathOfYear = (year: number) => `/inflation-calculator/${year}`;

/**
 * The year that a part of an address names; `undefined` where no page is.
 *
 * @example
 * priceYearIn('1967') // => 1967
 * priceYearIn('1966') // => undefined
 * priceYearIn('02019') // => undefined
 */
export function priceYearIn(text = ''): number | undefined {
  const year = Number(text);
  const isListed = year >= priceYears.first && year <= priceYears.newest;
  return /^\d{4}$/.test(text) && isListed ? year : undefined;
}
