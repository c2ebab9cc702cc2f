import { isMonth, isWholeWithin, isWithin, partsOf, requireThat, shown } from '../argument-checks';
import { type Month, monthsApart } from '../month';
import type { Frequency, IndexPoint } from '../series/index-series';
import { parsePeriod, startOfPeriod } from '../series/period';

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

/** Points in order, and the most decimals that an index of them may have. */
interface ReadPoints {
  readonly points: readonly IndexPoint[];
  readonly decimals: number;
}

// Twelve indexes are added and multiplied by twelve, and no whole number may pass 2^53 meanwhile.
const MAX_WHOLE_INDEX = 2 ** 53 / 12 ** 2;

/** Reads points; throws `invalid-series` and names the one that cannot be calculated with. */
export function readPoints(
  given: readonly GivenPoint[],
  frequency: Frequency,
  most?: number,
): ReadPoints {
  requirePart(Array.isArray(given), 'points', 'a list', given);
  const points = given.map((point, at) => readPoint(point, `points[${at}]`, frequency));
  const decimals = most ?? Math.max(0, ...points.map(({ index }) => decimalsOf(index)));
  requirePart(isWholeWithin(decimals, 0, 99), 'decimals', 'a whole number from 0', decimals);
  for (const [at, { month, index }] of points.entries()) {
    const name = `points[${at}]`;
    const before = points[at - 1]?.month;
    const isLater = !before || monthsApart(month, before) > 0;
    requirePart(isLater, `${name}.month`, `later than ${shown(before)}`, month);
    const isShort = decimalsOf(index) <= decimals && index * 10 ** decimals <= MAX_WHOLE_INDEX;
    const wanted = `a number of at most 13 digits, ${decimals} of them decimals`;
    requirePart(isShort, `${name}.index`, wanted, index);
  }
  return { points, decimals };
}

function readPoint(point: GivenPoint, name: string, frequency: Frequency): IndexPoint {
  const { month: when, index } = partsOf(point);
  const month = readMonth(when, `${name}.month`, frequency);
  // Below and above, a number is written with an exponent, which hides its decimals.
  requirePart(isWithin(index, 1e-6, 1e20), `${name}.index`, 'from 0.000001 to 1e20', index);
  return { month, index };
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

function decimalsOf(index: number): number {
  return String(index).split('.')[1]?.length ?? 0;
}

/** Refuses a part of a series that is not what it must be. */
export function requirePart(
  isMet: boolean,
  name: string,
  wanted: string,
  value: unknown,
): asserts isMet {
  requireThat(isMet, name, wanted, value, 'invalid-series');
}
