import { halfWidth } from './half-width.ts';
import { BEYOND_CENTS, roundToCents, withoutCommas } from './money.ts';
import { monthNumber, readMonth, slashed } from './month.ts';

/**
 * Rewrites a month as MM/YYYY, from any form that `parseMonth` reads with the month first, as in
 * the US; `undefined` for anything else. Throws `invalid-argument` for what is no text.
 *
 * @example
 * normalizeMonth('6/2022') // => '06/2022'
 * normalizeMonth('2022-06-15') // => '06/2022'
 * normalizeMonth('June 2019') // => '06/2019'
 * normalizeMonth('０６／２０１９') // => '06/2019'
 * normalizeMonth('6/22') // => undefined
 */
export function normalizeMonth(text: string): string | undefined {
  const month = readMonth(halfWidth(text), 'month-first');
  return month && slashed(month);
}

/**
 * Tells whether a text begins with three letters or more of a month's name. Throws
 * `invalid-argument` for what is no text.
 *
 * @example
 * beginsMonthName('June 20') // => true
 * beginsMonthName('06/20') // => false
 */
export function beginsMonthName(text: string): boolean {
  const name = /^[a-z]{3,}/i.exec(halfWidth(text).trim());
  return !!name && monthNumber(name[0]) > 0;
}

/**
 * Matches continental European amounts: points between thousands, a comma before the decimals. Not
 * `250.000` or `1.000,50`: a single point before three digits may be a decimal point.
 */
const CONTINENTAL = /^\d\d?\d?(\.\d{3}){2,}(,\d\d?)?$|^\d+,\d\d?$/;

/**
 * Matches the period after an amount, blanks removed: `/yr`, `ayear`, `annually`, `/mo`,
 * `permonth`.
 */
const PERIOD = /(?:(?:\/|a|per)(?:y(?:ea)?r|annum|(mo(?:nth)?))|yearly|annually|(monthly))\.?$/i;

const MONTHS_A_YEAR = 12;

/**
 * Matches an amount of dollars: `US$`, digits, scale, `USD` or `dollars`. Each word may be left out
 * or half typed.
 */
const DOLLARS = /^u?s?d?\p{Sc}?(?<amount>[\d.,]*?)[.,]?(?<scale>[a-z]*?)u?s?(d[olars]*)?$/iu;

/** Words that multiply an amount, and their factors. */
const SCALES: readonly (readonly [word: string, times: number])[] = [
  ['k', 1e3],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
];

/**
 * Rewrites dollars a year as digits and at most one point, from the forms in which people write
 * them: with any currency's sign, `USD`, `dollars`, `a year`, or `a month`, which counts twelve
 * times. `undefined` for what is no amount, is two (a range), could be two (`250.000`), or has more
 * than two decimals. Throws `invalid-argument` for what is no text.
 *
 * @example
 * normalizeRevenue('$1,250,000.50') // => '1250000.50'
 * normalizeRevenue('1.250.000,50') // => '1250000.50'
 * normalizeRevenue('5,50') // => '5.50'
 * normalizeRevenue('250k') // => '250000'
 * normalizeRevenue('1.5 million') // => '1500000'
 * normalizeRevenue('1.5 billion') // => '1500000000'
 * normalizeRevenue('250,000 USD') // => '250000'
 * normalizeRevenue('20k a month') // => '240000'
 * normalizeRevenue('１，２５０') // => '1250'
 * normalizeRevenue('250.000') // => undefined
 * normalizeRevenue('-5') // => undefined
 */
export function normalizeRevenue(text: string): string | undefined {
  const compact = halfWidth(text).replace(/[\s'’_]/g, '');
  const period = PERIOD.exec(compact);
  const { amount = '', scale = '' } = DOLLARS.exec(compact.slice(0, period?.index))?.groups ?? {};
  const plain = plainDecimal(amount);
  if (!/\d/.test(plain)) return undefined;
  const perYear = period?.[1] || period?.[2] ? MONTHS_A_YEAR : 1;
  if (scale === '' && perYear === 1) return BEYOND_CENTS.test(plain) ? undefined : plain;
  const times = scale === '' ? 1 : timesOf(scale);
  const dollars = Number(plain) * times * perYear;
  return dollars < 1e15 ? String(roundToCents(dollars)) : undefined;
}

/** The factor of a scale's word; NaN for any other. */
function timesOf(scale: string): number {
  const [, times] = SCALES.find(([word]) => word.startsWith(scale.toLowerCase())) ?? [];
  return times ?? Number.NaN;
}

function plainDecimal(amount: string): string {
  const isContinental = CONTINENTAL.test(amount);
  return withoutCommas(isContinental ? amount.replaceAll('.', '').replace(',', '.') : amount);
}
