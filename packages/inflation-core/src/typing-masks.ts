import { partsOf, requireNumber, requireText } from './argument-checks.ts';
import { halfWidth } from './half-width.ts';
import { normalizeMonth, normalizeRevenue } from './normalize-inputs.ts';

/** A change of a text field: its text before and after, and the caret. */
export interface MaskInput {
  /** The text before the change. */
  readonly previous: string;
  /** The text after the change, not yet masked. */
  readonly next: string;
  /** Characters before the caret, in `next`. */
  readonly caret: number;
}

/** The masked text and its caret, to put in the field. */
export interface MaskOutput {
  /** The text, masked. */
  readonly value: string;
  /** Characters before the caret, in `value`. */
  readonly caret: number;
}

const MONTH_LENGTH = 7;

/**
 * Keeps a month field to `MM/YYYY` while it is typed in: digits and slashes, at most 7 characters,
 * a slash after two digits. A deletion never puts a slash back; a field that is already full takes
 * no more. A pasted `6/2022`, `2022-06`, `06-2022`, `2022-06-15` or `June 2022` becomes `06/2022`.
 * Throws `invalid-argument`.
 *
 * @example
 * maskMonth({ previous: '1', next: '12', caret: 2 }) // => { value: '12/', caret: 3 }
 * maskMonth({ previous: '12/', next: '12//', caret: 4 }) // => { value: '12/', caret: 3 }
 * maskMonth({ previous: '12/', next: '12', caret: 2 }) // => { value: '12', caret: 2 }
 * maskMonth({ previous: '', next: '2022-06', caret: 7 }) // => { value: '06/2022', caret: 7 }
 */
export function maskMonth(input: MaskInput): MaskOutput {
  const { next, before, inserted } = readChange(input);
  const pasted = inserted.length > 1 && normalizeMonth(next);
  if (pasted) return { value: pasted, caret: MONTH_LENGTH };
  let kept = keepMonthCharacters(before);
  let value = keepMonthCharacters(next);
  if (inserted) {
    // The overflow goes from what was just inserted, as with `maxlength`, not from the field's end.
    const overflow = withSlash(value).length - MONTH_LENGTH;
    const after = value.slice(kept.length);
    if (overflow > 0) kept = kept.slice(0, -overflow);
    value = keepMonthCharacters(kept + after);
    if (!value.includes('/')) kept = withSlash(kept);
    value = withSlash(value);
  }
  return { value: value.slice(0, MONTH_LENGTH), caret: Math.min(kept.length, MONTH_LENGTH) };
}

/**
 * Keeps a revenue field to digits, one point and two decimals while it is typed in. Later points
 * merge into the first. A pasted amount becomes what `normalizeRevenue` makes of it; one that it
 * refuses stays as it is, for `validateInputs` to refuse too, and keys typed into it are masked
 * alone. Throws `invalid-argument`.
 *
 * @example
 * maskRevenue({ previous: '', next: '$1,250,000.50', caret: 13 }) // => { value: '1250000.50', caret: 10 }
 * maskRevenue({ previous: '', next: '250k', caret: 4 }) // => { value: '250000', caret: 6 }
 * maskRevenue({ previous: '', next: '１２．５', caret: 4 }) // => { value: '12.5', caret: 4 }
 * maskRevenue({ previous: '1.2', next: '1.2.', caret: 4 }) // => { value: '1.2', caret: 3 }
 * maskRevenue({ previous: '', next: '250.000', caret: 7 }) // => { value: '250.000', caret: 7 }
 * maskRevenue({ previous: '250.000', next: '250.000x', caret: 8 }) // => { value: '250.000', caret: 7 }
 */
export function maskRevenue(input: MaskInput): MaskOutput {
  return maskAmount(input, normalizeRevenue);
}

/**
 * Masks an amount; `normalize` rewrites a pasted one, and gives `undefined` for what it refuses.
 */
export function maskAmount(
  input: MaskInput,
  normalize: (text: string) => string | undefined,
): MaskOutput {
  const { next, before, inserted } = readChange(input);
  const isKey = inserted.length < 2;
  if (isKey && !isRefused(input.previous)) {
    return { value: keepRevenueCharacters(next), caret: keepRevenueCharacters(before).length };
  }
  // A refused text stays for the visitor to correct, so only the typed key is masked.
  const start = before.slice(0, before.length - inserted.length);
  const kept = start + (isKey ? keepRevenueCharacters(inserted) : inserted);
  const text = kept + next.slice(before.length);
  const value = keepRevenueCharacters(text);
  if (value === text || !/\d/.test(text)) {
    return { value, caret: keepRevenueCharacters(kept).length };
  }
  // A refused text stays whole: with characters dropped it would be another amount.
  const read = normalize(text);
  return read === undefined
    ? { value: text, caret: kept.length }
    : { value: read, caret: read.length };
}

/** True for a field that holds a refused text. */
const isRefused = (text: string) => keepRevenueCharacters(text) !== text;

// Both work from left to right, so the masked text before the caret begins the masked whole, and
// its length is the caret's position.
function keepMonthCharacters(text: string): string {
  return text.replace(/[^\d/]/g, '').replace(/\/+/g, '/');
}

function keepRevenueCharacters(text: string): string {
  const [whole = '', ...decimals] = text.replace(/[^\d.]/g, '').split('.');
  return decimals.length ? `${whole}.${decimals.join('').slice(0, 2)}` : whole;
}

function readChange(input: MaskInput) {
  const { previous, next: came, caret } = partsOf(input);
  requireText('previous', previous);
  requireText('next', came);
  requireNumber('caret', caret);
  const next = halfWidth(came);
  const before = next.slice(0, Math.max(0, caret));
  const replacedTo = previous.length - next.length + before.length;
  let start = 0;
  while (start < replacedTo && previous[start] === next[start]) start++;
  return { next, before, inserted: before.slice(start) };
}

function withSlash(digits: string): string {
  return digits.replace(/^\d\d(?=\d*$)/, '$&/');
}
