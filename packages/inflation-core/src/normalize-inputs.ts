import { roundToCents } from './money';
import { MONTH_NAMES } from './month';

/**
 * Writes a month as a field holds it, MM/YYYY, from the ways in which people write one; `undefined`
 * where it is none or could be two.
 *
 * @example
 * normalizeMonth('6/2022') // => '06/2022'
 * normalizeMonth('2022-06-15') // => '06/2022'
 * normalizeMonth('June 2019') // => '06/2019'
 * normalizeMonth('6/22') // => undefined
 */
export function normalizeMonth(text: string): string | undefined {
  // A day is read past: 06/15/2022 and 2022-06-15 name a month too.
  const monthFirst = /^(0?[1-9]|1[0-2])\s*(?:[/-]\d{1,2})?[/-]\s*(\d{4})$/.exec(text.trim());
  const yearFirst = /^(\d{4})\s*[/-]\s*(0?[1-9]|1[0-2])(?:[/-]\d{1,2})?$/.exec(text.trim());
  const [month, year] =
    monthFirst?.slice(1) ?? yearFirst?.slice(1).reverse() ?? namedMonth(text) ?? [];
  return month && year ? `${month.padStart(2, '0')}/${year}` : undefined;
}

/**
 * Tells whether a text begins with three letters or more of a month's name.
 *
 * @example
 * beginsMonthName('June 20') // => true
 * beginsMonthName('06/20') // => false
 */
export function beginsMonthName(text: string): boolean {
  const [name = ''] = /^\s*[a-z]{3,}/i.exec(text) ?? [];
  return monthNumber(name.trim()) > 0;
}

function namedMonth(text: string): string[] | undefined {
  const [, name = '', year] =
    /^([a-z]{3,})\.?,?\s*(?:\d{1,2},?\s+)?(\d{4})$/i.exec(text.trim()) ?? [];
  const month = monthNumber(name);
  return month > 0 && year ? [String(month), year] : undefined;
}

/** From 1; 0 for what begins no month's name. */
function monthNumber(name: string): number {
  const start = name.toLowerCase();
  if (!start) return 0;
  return MONTH_NAMES.findIndex((full) => full.toLowerCase().startsWith(start)) + 1;
}

const NUMBER_FORMS: readonly (readonly [form: RegExp, toPlain: (text: string) => string])[] = [
  [/^\d*\.?\d*$/, (text) => text],
  [/^\d{1,3}(,\d{3})+(\.\d*)?$/, (text) => text.replaceAll(',', '')],
  // The continent's way: points between thousands, a comma before the decimals.
  [/^\d{1,3}(\.\d{3})+,\d+$|^\d{1,3}(\.\d{3}){2,}$/, continental],
  [/^\d+,\d{1,2}$/, continental],
];

/**
 * Writes dollars as a field holds them, digits and at most one point, from the ways in which people
 * write them; `undefined` where it is none, or has more than two decimals.
 *
 * @example
 * normalizeRevenue('$1,250,000.50') // => '1250000.50'
 * normalizeRevenue('1.250.000,50') // => '1250000.50'
 * normalizeRevenue('5,50') // => '5.50'
 * normalizeRevenue('250k') // => '250000'
 * normalizeRevenue('1.5 million') // => '1500000'
 * normalizeRevenue('-5') // => undefined
 */
export function normalizeRevenue(text: string): string | undefined {
  const [, amount = '', word = ''] =
    /^\$?([\d.,]*?)[.,]?([a-z]*)$/i.exec(text.replace(/[\s'’_]/g, '')) ?? [];
  const form = NUMBER_FORMS.find(([pattern]) => pattern.test(amount));
  const scale = scaleOf(word.toLowerCase());
  if (!form || !scale || !/\d/.test(amount)) return undefined;
  const plain = form[1](amount);
  if (scale > 1) return plainNumber(roundToCents(Number(plain) * scale));
  return /\.\d{3}/.test(plain) ? undefined : plain;
}

function continental(text: string): string {
  return text.replaceAll('.', '').replace(',', '.');
}

function plainNumber(value: number): string | undefined {
  return value < 1e15 ? String(value) : undefined;
}

/** Of a word that may still be being typed; 0 for one that is no scale. */
function scaleOf(word: string): number {
  if (!word) return 1;
  if (word === 'k' || 'thousand'.startsWith(word)) return 1e3;
  return 'million'.startsWith(word) ? 1e6 : 0;
}
