import { type Month, monthName, monthsApart } from './month';

/** The first and the newest month that there is an index for. */
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
  /** What can be asked for. */
  readonly range: MonthRange;
}

/** The one refusal of a month, or a year, that lies outside a range. */
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
