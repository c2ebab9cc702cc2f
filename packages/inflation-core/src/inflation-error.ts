import { type Month, monthName, monthsApart } from './month.ts';

/** The largest amount of money that can be calculated with, in dollars. */
export const MAX_AMOUNT = 999_999_999_999.99;

/** The first and the newest month with an index. */
export interface MonthRange {
  /** The first month with an index. */
  readonly first: Month;
  /** The newest month with an index. */
  readonly newest: Month;
}

/** Why a month has no figure: no index was published that early, or none yet. Plain data. */
export interface OutOfRange {
  /** Which end of the range was passed. */
  readonly code: 'before-series' | 'after-newest';
  /** A sentence to show. */
  readonly message: string;
  /** Months that can be asked for. */
  readonly range: MonthRange;
}

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

/** Thrown for what cannot be calculated with; `message` says what happened and what to do. */
export class InflationError extends RangeError {
  /** Tells it from other errors, also across realms and the package's two module formats. */
  override readonly name = 'InflationError';
  /** Why it was refused. */
  declare readonly code: InflationErrorCode;
  /** Months that can be asked for; only with `before-series` and `after-newest`. */
  // Declared only, so that the property is absent unless it is set.
  declare readonly range?: MonthRange;

  /** Compares names, as an application may load the package as ES module and as CommonJS. */
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

/** Refuses a month or a year outside a range, as data. */
export function outOfRange(asked: Month | number, range: MonthRange): OutOfRange {
  const [first, newest] = [range.first, range.newest].map(monthName);
  const isYear = typeof asked === 'number';
  const name = isYear ? String(asked) : monthName(asked);
  const isEarly = isYear ? asked < range.first.year : monthsApart(asked, range.first) < 0;
  return isEarly
    ? {
        code: 'before-series',
        message: `${name} is too early: the index begins in ${first}.`,
        range,
      }
    : { code: 'after-newest', message: `${name} is too late: the index ends in ${newest}.`, range };
}

/** Makes the error of a refused month or year, for functions that throw. */
export function outOfRangeError({ code, message, range }: OutOfRange): InflationError {
  return new InflationError(code, message, range);
}
