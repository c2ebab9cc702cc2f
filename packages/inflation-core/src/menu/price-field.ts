import { requireText } from '../argument-checks.ts';
import { type MaskInput, type MaskOutput, maskAmount } from '../typing-masks.ts';
import { readPrice } from './read-price.ts';

/**
 * Writes a price as a field holds it, digits and at most one point, from what `parseMenu` takes for
 * one in a list; `undefined` for what is none, could be two, or says more than an amount: `from $65`,
 * `$45/mo`. Nothing is taken twelve times, as `normalizeRevenue` does. Throws `invalid-argument` for
 * what is no text.
 *
 * @example
 * normalizePrice('$1,250') // => '1250'
 * normalizePrice('65.-') // => '65'
 * normalizePrice('1.000,50') // => '1000.50'
 * normalizePrice('50¢') // => '.50'
 * normalizePrice('$45/mo') // => undefined
 * normalizePrice('45-60') // => undefined
 */
export function normalizePrice(text: string): string | undefined {
  requireText('text', text);
  const reading = readPrice(text);
  if (reading.kind !== 'price' || reading.minutes !== undefined) return undefined;
  const { price, from, unit } = reading.marked;
  return from || unit ? undefined : price;
}

/**
 * Keeps a price field to digits, one point and two decimals while it is typed in, as `maskRevenue`
 * does. A pasted price is what `normalizePrice` makes of it; what says more stays as it is, for
 * `readMenuRow` to read. Throws `invalid-argument`.
 *
 * @example
 * maskPrice({ previous: '', next: '65.-', caret: 4 }) // => { value: '65', caret: 2 }
 * maskPrice({ previous: '', next: '$45/mo', caret: 6 }) // => { value: '$45/mo', caret: 6 }
 * maskPrice({ previous: '6', next: '6x', caret: 2 }) // => { value: '6', caret: 1 }
 */
export function maskPrice(input: MaskInput): MaskOutput {
  return maskAmount(input, normalizePrice);
}
