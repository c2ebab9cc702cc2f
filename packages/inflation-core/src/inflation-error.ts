import type { MonthRange, OutOfRange } from './out-of-range';

/** The largest amount of money that can be calculated with, in dollars. */
export const MAX_AMOUNT = 999_999_999_999.99;

/**
 * Why a calculation was refused:
 * `invalid-argument` (left out, or of another type), `invalid-amount` (no number, not finite, not
 * above 0, or above `MAX_AMOUNT`), `invalid-month` (not a whole year 0–9999 and month 1–12),
 * `invalid-number` (a share or a count out of its range), `invalid-series` (what no index can be made
 * of), `before-series` (no index was published that early) or `after-newest` (none is published yet).
 */
export type InflationErrorCode =
  | 'invalid-argument'
  | 'invalid-amount'
  | 'invalid-month'
  | 'invalid-number'
  | 'invalid-series'
  | OutOfRange['code'];

/** What cannot be calculated with; `message` says what happened and what to do. */
export class InflationError extends RangeError {
  /** Tells it from other errors, also one of another realm or of the package's other format. */
  override readonly name = 'InflationError';
  /** Why it was refused. */
  declare readonly code: InflationErrorCode;
  /** What can be asked for; only with `before-series` and `after-newest`. */
  // Declared only, so that the property is absent unless it is set.
  declare readonly range?: MonthRange;

  /** By its name: an application may hold the package as ES module and as CommonJS. */
  static override [Symbol.hasInstance](value: unknown): value is InflationError {
    const isError = Object.prototype.toString.call(value) === '[object Error]';
    return isError && (value as Error).name === 'InflationError';
  }

  constructor(code: InflationErrorCode, message: string, range?: MonthRange) {
    super(message);
    this.code = code;
    if (range) this.range = range;
  }
}

/** The refusal of a month, as functions throw it that give no outcome. */
export function outOfRangeError({ code, message, range }: OutOfRange): InflationError {
  return new InflationError(code, message, range);
}
