import { InflationError, MAX_REVENUE } from './inflation-error';
import type { Month } from './month';

export function requireAmount(name: string, dollars: number): void {
  // Under half a cent an amount is no money at all once it is read to the cent.
  if (dollars >= 0.005 && dollars <= MAX_REVENUE) return;
  throw invalidAmount(name, `from 0.01 to ${MAX_REVENUE}`, dollars);
}

// What was entered is capped; what it grew to over a century, or shrank to, is not.
export function requireGrownAmount(name: string, dollars: number): void {
  if (dollars > 0 && dollars <= Number.MAX_VALUE / 100) return;
  throw invalidAmount(name, 'more than 0 and finitely many', dollars);
}

function invalidAmount(name: string, range: string, dollars: number): InflationError {
  return new InflationError(
    'invalid-amount',
    `${name} must be ${range} dollars, but it was ${dollars}. Read typed text with parseRevenue() first.`,
  );
}

export function requireNumber(
  name: string,
  value: number,
  { from, to, isWhole }: { readonly from: number; readonly to: number; readonly isWhole?: boolean },
): void {
  if (value >= from && value <= to && (!isWhole || Number.isInteger(value))) return;
  throw new InflationError(
    'invalid-number',
    `${name} must be ${isWhole ? 'a whole number ' : ''}from ${from} to ${to}, but it was ${value}.`,
  );
}

export function requireMonth(name: string, { year, month }: Month): void {
  if (isWholeWithin(year, 0, 9999) && isWholeWithin(month, 1, 12)) return;
  throw new InflationError(
    'invalid-month',
    `${name} must have a year from 0 to 9999 and a month from 1 to 12, but it was ${year}-${month}. Read typed text with parseMonth() first.`,
  );
}

function isWholeWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
