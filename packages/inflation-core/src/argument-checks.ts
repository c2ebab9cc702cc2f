import { InflationError, type InflationErrorCode, MAX_AMOUNT } from './inflation-error';
import type { Month } from './month';
import type { IndexSeries } from './series/index-series';

/** An input that was left out has no parts, so the check of the first one names what is missing. */
export function partsOf<Input extends object>(input: Input): Input;
export function partsOf(input: unknown): Readonly<Record<string, unknown>>;
export function partsOf(input: unknown): unknown {
  return Object(input);
}

const AMOUNT_HINT = ' parseRevenue() reads text.';

export function requireAmount(name: string, dollars: number): void {
  // Under half a cent an amount is no money at all once it is read to the cent.
  if (isWithin(dollars, 0.005, MAX_AMOUNT)) return;
  refuse('invalid-amount', name, `from 0.01 to ${MAX_AMOUNT} dollars`, dollars, AMOUNT_HINT);
}

export function requireSignedAmount(name: string, dollars: number): void {
  if (isWithin(dollars, -MAX_AMOUNT, MAX_AMOUNT)) return;
  const wanted = `from -${MAX_AMOUNT} to ${MAX_AMOUNT} dollars`;
  refuse('invalid-amount', name, wanted, dollars, AMOUNT_HINT);
}

// What was entered is capped; what it grew to over a century, or shrank to, is not.
export function requireGrownAmount(name: string, dollars: number): void {
  if (isWithin(dollars, Number.MIN_VALUE, Number.MAX_VALUE / 100)) return;
  const wanted = 'more than 0 and finitely many dollars';
  refuse('invalid-amount', name, wanted, dollars, AMOUNT_HINT);
}

export function requireNumber(
  name: string,
  value: number,
  { from, to, isWhole }: { readonly from: number; readonly to: number; readonly isWhole?: boolean },
): void {
  if (isWithin(value, from, to) && (!isWhole || Number.isInteger(value))) return;
  const kind = isWhole ? 'a whole number ' : '';
  refuse('invalid-number', name, `${kind}from ${from} to ${to}`, value);
}

export function requireMonth(name: string, value: Month): void {
  const { year, month } = partsOf(value);
  if (isWholeWithin(year, 0, 9999) && isWholeWithin(month, 1, 12)) return;
  const hint = ' parseMonth() reads text, monthOf() a Date.';
  refuse('invalid-month', name, 'a year from 0 to 9999 and a month from 1 to 12', value, hint);
}

export function requireSeries(name: string, series: IndexSeries): void {
  requireThat(isSeries(series), name, 'a price index such as cpiU', series);
}

export function isSeries(value: object): value is IndexSeries {
  return 'points' in partsOf(value);
}

/** Options may be left out, but not be something else. */
export function requireOptions(options: object): void {
  requireThat(Object(options) === options, 'options', 'an object', options);
}

export function requireResult(result: object): void {
  requireThat('points' in partsOf(result), 'result', 'what calculateInflation gives', result);
}

export function requireThat(isMet: boolean, name: string, wanted: string, value: unknown): void {
  if (!isMet) refuse('invalid-argument', name, wanted, value);
}

function refuse(
  code: InflationErrorCode,
  name: string,
  wanted: string,
  value: unknown,
  hint = '',
): never {
  throw new InflationError(code, `${name} must be ${wanted}, but it was ${shown(value)}.${hint}`);
}

function shown(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'string') return `'${value}'`;
  const { year, month } = partsOf(value);
  return year === undefined ? String(value) : `${year}-${month}`;
}

export function isWithin(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

function isWholeWithin(value: number, min: number, max: number): boolean {
  return isWithin(value, min, max) && Number.isInteger(value);
}
