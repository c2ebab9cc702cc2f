import {
  isWithin,
  requireFinite,
  requireOptions,
  requireText,
  requireThat,
  requireWhole,
} from './argument-checks.ts';
import { roundDecimal } from './exact-cents.ts';
import { MAX_AMOUNT } from './inflation-error.ts';

/**
 * Rounds dollars to the cent, half away from zero, judged on the shortest decimal that names the
 * double. Throws `invalid-argument` for what is not finite.
 *
 * @example
 * roundToCents(1.005) // => 1.01
 * roundToCents(-2.345) // => -2.35
 * roundToCents(0.1 + 0.2) // => 0.3
 */
export function roundToCents(amount: number): number {
  requireFinite('amount', amount);
  return roundDecimal(amount, 2);
}

/**
 * Reads an amount in dollars, blanks around it ignored: commas between thousands, at most two
 * decimals, above 0 and at most `MAX_AMOUNT`; `undefined` for anything else. A comma anywhere else
 * is refused: `5,50` is five and a half to one reader and 550 to another, as `0,500` is a half.
 * Throws `invalid-argument` for what is no text.
 *
 * @example
 * parseRevenue('1,250,000.50') // => 1250000.5
 * parseRevenue(' 250000 ') // => 250000
 * parseRevenue('5,50') // => undefined
 * parseRevenue('$5') // => undefined
 * parseRevenue('0') // => undefined
 */
export function parseRevenue(text: string): number | undefined {
  requireText('text', text);
  const plain = withoutCommas(text.trim());
  const dollars = Number(plain);
  return isWithin(dollars, 0.01, MAX_AMOUNT) && !BEYOND_CENTS.test(plain) ? dollars : undefined;
}

/** Matches more than two decimals. */
export const BEYOND_CENTS = /\.\d{3}/;

/** Removes commas between thousands; '' unless only digits and at most one point are left. */
export function withoutCommas(text: string): string {
  return /^(\d*|[1-9]\d?\d?(,\d{3})+)(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : '';
}

/** Currency and locale of an amount; US dollars in US English when left out. */
export interface MoneyFormat {
  /** ISO 4217: 'CAD'. */
  readonly currency?: string | undefined;
  /** BCP 47: 'en-CA'. */
  readonly locale?: string | undefined;
}

/**
 * Writes an amount as its currency and locale do, rounded half away from zero to the currency's
 * decimals; a negative one has a true minus. Throws `invalid-argument` for what is not finite, and
 * for a currency or a locale that is none.
 *
 * @example
 * formatMoney(76946.28) // => '$76,946.28'
 * formatMoney(-5) // => '−$5.00'
 * formatMoney(1250.5, { currency: 'GBP', locale: 'en-GB' }) // => '£1,250.50'
 * formatMoney(1250.5, { currency: 'JPY' }) // => '¥1,251'
 */
export function formatMoney(amount: number, options: MoneyFormat = {}): string {
  requireFinite('amount', amount);
  requireOptions(options);
  const { currency = 'USD', locale = 'en-US' } = options;
  requireText('locale', locale);
  const isCurrency = typeof currency === 'string' && /^[a-z]{3}$/i.test(currency);
  requireThat(isCurrency, 'currency', 'a code of ISO 4217 such as CAD', currency);
  return formatNumber(amount, locale, currency, { style: 'currency', currency });
}

/**
 * Writes a change in per cent, always with its sign (a true minus); zero has none. Throws
 * `invalid-argument` as `formatMoney` does, and `invalid-number` for decimals that are not 0 to 20.
 *
 * @example
 * formatPercent(29.8518) // => '+29.85%'
 * formatPercent(-1.2) // => '−1.20%'
 * formatPercent(0.001) // => '0.00%'
 * formatPercent(3318.18, 0) // => '+3,318%'
 * formatPercent(1234.5, 1, 'nl-NL') // => '+1.234,5%'
 */
export function formatPercent(percent: number, decimals = 2, locale = 'en-US'): string {
  requireFinite('percent', percent);
  requireWhole('decimals', decimals, 0, 20);
  requireText('locale', locale);
  return formatNumber(percent, locale, decimals, {
    style: 'unit',
    unit: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** A number format and its decimals, kept because making one costs some 20 µs. */
interface CachedFormat {
  readonly format: Intl.NumberFormat;
  readonly decimals: number;
}

/** The formats used last. Not all are kept, as a request may name any locale. */
const cachedFormats = new Map<string, CachedFormat>();

const MAX_CACHED_FORMATS = 50;

function formatNumber(
  value: number,
  locale: string,
  varying: string | number,
  options: Intl.NumberFormatOptions,
): string {
  const key = `${locale} ${varying}`;
  const { format, decimals } = cachedFormats.get(key) ?? cacheFormat(key, locale, options);
  return format.format(roundDecimal(value, decimals)).replace('-', '−');
}

function cacheFormat(key: string, locale: string, options: Intl.NumberFormatOptions): CachedFormat {
  const format = numberFormat(locale, options);
  const { maximumFractionDigits: decimals = 0 } = format.resolvedOptions();
  const [oldest] = cachedFormats.keys();
  if (oldest !== undefined && cachedFormats.size >= MAX_CACHED_FORMATS)
    cachedFormats.delete(oldest);
  const cached = { format, decimals };
  cachedFormats.set(key, cached);
  return cached;
}

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, options);
  } catch {
    requireThat(false, 'locale', 'a BCP 47 tag such as en-CA', locale);
  }
}
