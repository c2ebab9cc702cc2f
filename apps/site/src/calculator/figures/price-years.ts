import { siteConfig } from '../../site-config';

const { first, newest } = siteConfig.build.priceYears;

/** The years that have a page, the newest first. */
export const priceYears: readonly number[] = Array.from(
  { length: newest - first + 1 },
  (_, ago) => newest - ago,
);

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
  return /^\d{4}$/.test(text) && priceYears.includes(year) ? year : undefined;
}
