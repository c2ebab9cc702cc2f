import { halfWidth } from './half-width';
import { normalizeMonth, normalizeRevenue } from './normalize-inputs';

/** What a text field held, what the browser has put in it now, and the caret in that. */
export interface MaskInput {
  /** The text before the change. */
  readonly previous: string;
  /** The text after it, as the browser has it. */
  readonly next: string;
  /** Characters before the caret, in `next`. */
  readonly caret: number;
}

/** What the field shall hold, and where its caret goes. */
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
 *
 * @example
 * maskMonth({ previous: '1', next: '12', caret: 2 }) // => { value: '12/', caret: 3 }
 * maskMonth({ previous: '12/', next: '12//', caret: 4 }) // => { value: '12/', caret: 3 }
 * maskMonth({ previous: '12/', next: '12', caret: 2 }) // => { value: '12', caret: 2 }
 * maskMonth({ previous: '', next: '2022-06', caret: 7 }) // => { value: '06/2022', caret: 7 }
 */
export function maskMonth({ previous, next: came, caret }: MaskInput): MaskOutput {
  const next = halfWidth(came);
  const inserted = insertedText(previous, next, caret);
  if (inserted.length > 1) {
    const pasted = normalizeMonth(next);
    if (pasted) return { value: pasted, caret: MONTH_LENGTH };
  }
  const kept = clean(next, caret, keepMonthCharacters);
  return cut(inserted ? withSlash(withoutOverflow(kept)) : kept);
}

/**
 * Keeps a revenue field to digits, one point and two decimals while it is typed in. Later points
 * merge into the first. A pasted amount is what `normalizeRevenue` makes of it, where it can.
 *
 * @example
 * maskRevenue({ previous: '', next: '$1,250,000.50', caret: 13 }) // => { value: '1250000.50', caret: 10 }
 * maskRevenue({ previous: '', next: '250k', caret: 4 }) // => { value: '250000', caret: 6 }
 * maskRevenue({ previous: '', next: '１２．５', caret: 4 }) // => { value: '12.5', caret: 4 }
 * maskRevenue({ previous: '1.2', next: '1.2.', caret: 4 }) // => { value: '1.2', caret: 3 }
 */
export function maskRevenue({ previous, next: came, caret }: MaskInput): MaskOutput {
  const next = halfWidth(came);
  const kept = clean(next, caret, keepRevenueCharacters);
  const isPasted = insertedText(previous, next, caret).length > 1;
  const pasted = isPasted ? normalizeRevenue(next) : undefined;
  // Where both agree, the caret stays in the middle.
  return pasted === undefined || pasted === kept.value
    ? kept
    : { value: pasted, caret: pasted.length };
}

// Each `keep` reads from left to right, so what it makes of the text before the caret is a prefix
// of what it makes of the whole, and its length is where the caret belongs.
function clean(text: string, caret: number, keep: (text: string) => string): MaskOutput {
  return { value: keep(text), caret: keep(text.slice(0, Math.max(0, caret))).length };
}

function keepMonthCharacters(text: string): string {
  return text.replace(/[^\d/]/g, '').replace(/\/+/g, '/');
}

function keepRevenueCharacters(text: string): string {
  const [whole = '', ...decimals] = text.replace(/[^\d.]/g, '').split('.');
  return decimals.length ? `${whole}.${decimals.join('').slice(0, 2)}` : whole;
}

function insertedText(previous: string, next: string, caret: number): string {
  const replacedTo = previous.length - (next.length - caret);
  let start = 0;
  while (start < caret && start < replacedTo && previous[start] === next[start]) start++;
  return next.slice(start, caret);
}

// Takes the overflow from what was just inserted, as `maxlength` does, not from the field's end.
function withoutOverflow({ value, caret }: MaskOutput): MaskOutput {
  const room = value.includes('/') ? MONTH_LENGTH : MONTH_LENGTH - 1;
  const end = Math.max(0, caret - Math.max(0, value.length - room));
  return { value: keepMonthCharacters(value.slice(0, end) + value.slice(caret)), caret: end };
}

function withSlash({ value, caret }: MaskOutput): MaskOutput {
  if (value.includes('/') || value.length < 2) return { value, caret };
  const slashed = `${value.slice(0, 2)}/${value.slice(2)}`;
  return { value: slashed, caret: caret < 2 ? caret : caret + 1 };
}

function cut({ value, caret }: MaskOutput): MaskOutput {
  return { value: value.slice(0, MONTH_LENGTH), caret: Math.min(caret, MONTH_LENGTH) };
}
