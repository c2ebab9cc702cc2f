import { isMonth, partsOf } from '../argument-checks';
import type { Month } from '../month';
import type { Frequency, IndexPoint } from '../series/index-series';
import { parsePeriod, startOfPeriod } from '../series/period';
import { decimalsOf, requirePart } from '../series/series-check';

/** A published index as it is given. */
export interface GivenPoint {
  /**
   * The month, or any of its quarter or year: as text whatever `parseMonth` reads, for a quarter
   * '2020-Q1' too, for a year '2020'.
   */
  readonly month: Month | string;
  /** Above 0, as published. */
  readonly index: number;
}

/** Reads the months of points; throws `invalid-series` and names the one that is none. */
export function readPoints(given: readonly GivenPoint[], frequency: Frequency): IndexPoint[] {
  requirePart(Array.isArray(given), 'points', 'a list', given);
  return given.map((point, at) => {
    const { month, index } = partsOf(point);
    return { month: readMonth(month, `points[${at}].month`, frequency), index };
  });
}

/** The most decimals that an index of some points has. */
export function mostDecimals(points: readonly IndexPoint[]): number {
  return points.reduce((most, { index }) => Math.max(most, decimalsOf(index)), 0);
}

/** Reads months as `GivenPoint` has them; throws `invalid-series`. */
export function readMonths(given: readonly (Month | string)[], frequency: Frequency): Month[] {
  requirePart(Array.isArray(given), 'missing', 'a list', given);
  return given.map((when, at) => readMonth(when, `missing[${at}]`, frequency));
}

function readMonth(when: Month | string, name: string, frequency: Frequency): Month {
  const month = typeof when === 'string' ? parsePeriod(when, frequency) : when;
  requirePart(isMonth(month), name, 'a month', when);
  return startOfPeriod(month, frequency);
}
