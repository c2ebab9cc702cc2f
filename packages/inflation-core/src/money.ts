import { roundDecimal } from './exact-cents';
import { MAX_AMOUNT } from './inflation-error';

/**
 * The rounding rule: dollars to the cent, half away from zero, judged on the shortest decimal that
 * names the double.
 *
 * @example
 * roundToCents(1.005) // => 1.01
 * roundToCents(-2.345) // => -2.35
 * roundToCents(0.1 + 0.2) // => 0.3
 */
export function roundToCents(dollars: number): number {
  return roundDecimal(dollars, 2);
}

/**
 * Reads an amount in dollars: commas are dropped, at most two decimals, above 0 and at most
 * `MAX_AMOUNT`; `undefined` for anything else.
 *
 * @example
 * parseRevenue('1,250,000.50') // => 1250000.5
 * parseRevenue('$5') // => undefined
 * parseRevenue('0') // => undefined
 */
export function parseRevenue(text: string): number | undefined {
  const plain = text.replaceAll(',', '');
  if (!/^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(plain)) return undefined;
  const dollars = Number(plain);
  return dollars > 0 && dollars <= MAX_AMOUNT ? dollars : undefined;
}

/**
 * Writes dollars with a thousands separator and two decimals; a negative amount has a true minus.
 *
 * @example
 * formatMoney(76946.28) // => '$76,946.28'
 * formatMoney(-5) // => '−$5.00'
 */
export function formatMoney(dollars: number): string {
  const sign = roundToCents(dollars) < 0 ? '−' : '';
  return `${sign}$${grouped(dollars, 2)}`;
}

/**
 * Writes a change in per cent, always with its sign (a true minus); zero has none.
 *
 * @example
 * formatPercent(29.8518) // => '+29.85%'
 * formatPercent(-1.2) // => '−1.20%'
 * formatPercent(0.001) // => '0.00%'
 * formatPercent(3318.18, 0) // => '+3,318%'
 */
export function formatPercent(percent: number, decimals = 2): string {
  const rounded = roundDecimal(percent, decimals);
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return `${sign}${grouped(percent, decimals)}%`;
}

// Making a NumberFormat costs some 20 µs, so one is kept for each number of decimals.
const formats: Intl.NumberFormat[] = [];

function grouped(value: number, decimals: number): string {
  formats[decimals] ??= new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return formats[decimals].format(Math.abs(roundDecimal(value, decimals)));
}
