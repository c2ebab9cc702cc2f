/** The largest amount of money that can be calculated with, in dollars. */
export const MAX_REVENUE = 999_999_999_999.99;

/**
 * Why a calculation was refused:
 * `invalid-amount` (not finite, not above 0, or above `MAX_REVENUE`), `invalid-month` (not a whole
 * year 0–9999 and month 1–12), `invalid-number` (a share or a count out of its range) or
 * `before-series` (no index was published that early).
 */
export type InflationErrorCode =
  | 'invalid-amount'
  | 'invalid-month'
  | 'invalid-number'
  | 'before-series';

/** A number that cannot be calculated with; `message` says what happened and what to do. */
export class InflationError extends RangeError {
  override readonly name = 'InflationError';
  readonly code: InflationErrorCode;

  constructor(code: InflationErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
