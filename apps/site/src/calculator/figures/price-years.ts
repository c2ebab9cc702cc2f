import { siteConfig } from '../../site-config';

const { first, newest } = siteConfig.build.priceYears;

/** Years that have a page, the newest first. */
export const priceYears: readonly number[] = Array.from(
  { length: newest - first + 1 },
  (_, ago) => newest - ago,
);

export const pathOfYear = (year: number) => `/inflation-calculator/${year}`;

/**
 * Parses the year in an address; `undefined` if it has no page.
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
