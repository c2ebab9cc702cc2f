import { InflationError, type InflationErrorCode, MAX_AMOUNT } from './inflation-error.ts';
import type { Month } from './month.ts';

/**
 * Refuses an argument unless a condition is met: names it, and says what it must be and what it
 * was.
 */
export function requireThat(
  isMet: boolean,
  name: string,
  wanted: string,
  value: unknown,
  code: InflationErrorCode = 'invalid-argument',
): asserts isMet {
  if (isMet) return;
  throw new InflationError(code, `${name} must be ${wanted}, but it was ${describeValue(value)}.`);
}

export function requireText(name: string, value: string): void {
  requireThat(typeof value === 'string', name, 'a string', value);
}

export function requireNumber(name: string, value: number): void {
  requireThat(typeof value === 'number', name, 'a number', value);
}

export function requireFinite(name: string, value: number): void {
  requireThat(Number.isFinite(value), name, 'a finite number', value);
}

export function requireList(name: string, value: readonly unknown[]): void {
  const isList = Array.isArray(value) && value.findIndex((_, at) => !(at in value)) < 0;
  requireThat(isList, name, 'a list without gaps', value);
}

/** Refuses options that are no object. */
export function requireOptions(options: object): void {
  requireThat(Object(options) === options, 'options', 'an object', options);
}

/**
 * Reads an input's parts. An input left out has none, so that the check of its first part names it.
 */
export function partsOf<Input extends object>(input: Input): Input;
export function partsOf(input: unknown): Readonly<Record<string, unknown>>;
export function partsOf(input: unknown): unknown {
  return Object(input);
}

// Less than half a cent rounds to nothing.
export function requireAmount(name: string, dollars: number, min = 0.005, max = MAX_AMOUNT): void {
  const wanted = `from ${min} to ${max}`;
  requireThat(isWithin(dollars, min, max), name, wanted, dollars, 'invalid-amount');
}

export function requireSignedAmount(name: string, dollars: number): void {
  const wanted = 'a number from -999999999999.99 to 999999999999.99';
  requireThat(isSignedAmount(dollars), name, wanted, dollars, 'invalid-amount');
}

export function isSignedAmount(dollars: unknown): boolean {
  return isWithin(dollars, -MAX_AMOUNT, MAX_AMOUNT);
}

// Entered amounts are capped at `MAX_AMOUNT`; what they grow to over a century is not.
export function requireGrownAmount(name: string, dollars: number): void {
  requireAmount(name, dollars, 0.005, 1e306);
}

export function requireWhole(name: string, value: number, from: number, to: number): void {
  const wanted = `a whole number from ${from} to ${to}`;
  requireThat(isWholeWithin(value, from, to), name, wanted, value, 'invalid-number');
}

export function requireMonth(name: string, value: Month): void {
  requireThat(isMonth(value), name, 'a Month', value, 'invalid-month');
}

export function isMonth(value: unknown): value is Month {
  const { year, month } = partsOf(value);
  return isWholeWithin(year, 0, 9999) && isWholeWithin(month, 1, 12);
}

/** Refuses what is no signal; `undefined` and `null` mean none, as for `fetch`. */
export function requireSignal(signal: AbortSignal | null | undefined): void {
  const isNone = signal === undefined || signal === null;
  const isSignal = isNone || typeof signal.throwIfAborted === 'function';
  requireThat(isSignal, 'signal', 'an AbortSignal', signal);
}

/** Writes a value for a message, cut at 200 characters as it may be a whole file. */
export function describeValue(value: unknown): string {
  const text = textOf(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function textOf(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  try {
    const { year, month } = partsOf(value);
    return year === undefined ? String(value) : `${year}-${month}`;
  } catch {
    return 'an object';
  }
}

export function isWithin(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

export function isWholeWithin(value: unknown, min: number, max: number): boolean {
  return isWithin(value, min, max) && Number.isInteger(value);
}
