import { InflationError } from '../inflation-error';
import { compareMonths, formatIsoMonth, type Month } from '../month';
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
  decimals?: number,
): ReadPoints {
  if (!Array.isArray(given)) throw invalidPart('points', 'be a list', given);
  const points = given.map((point, at) => readPoint(point, `points[${at}]`, frequency));
  for (const [at, { month }] of points.entries()) {
    const before = points[at - 1]?.month;
    if (before && compareMonths(month, before) <= 0) {
      const order = `come after ${formatIsoMonth(before)}`;
      throw invalidPart(`points[${at}].month`, order, formatIsoMonth(month));
    }
  }
  const most = Math.max(0, ...points.map(({ index }) => decimalsOf(index)));
  requireDecimals(points, decimals ?? most);
  return { points, decimals: decimals ?? most };
}

function readPoint(point: GivenPoint, name: string, frequency: Frequency): IndexPoint {
  const { month: when, index } = Object(point) as GivenPoint; // each part is checked below
  const month = readMonth(when, `${name}.month`, frequency);
  if (!(typeof index === 'number' && index > 0 && index < Number.POSITIVE_INFINITY)) {
    throw invalidPart(`${name}.index`, 'be a number above 0', index);
  }
  // What is written with an exponent has more digits than any index.
  if (String(index).includes('e')) throw tooLong(`${name}.index`, index);
  return { month, index };
}

/** Reads months as `GivenPoint` has them; throws `invalid-series`. */
export function readMonths(given: readonly (Month | string)[], frequency: Frequency): Month[] {
  if (!Array.isArray(given)) throw invalidPart('missing', 'be a list', given);
  return given.map((when, at) => readMonth(when, `missing[${at}]`, frequency));
}

function readMonth(when: Month | string, name: string, frequency: Frequency): Month {
  const month = typeof when === 'string' ? parsePeriod(when, frequency) : when;
  if (!isMonth(month)) throw invalidPart(name, 'be a month', when);
  return startOfPeriod(month, frequency);
}

function requireDecimals(points: readonly IndexPoint[], decimals: number): void {
  if (!(Number.isInteger(decimals) && decimals >= 0)) {
    throw invalidPart('decimals', 'be a whole number from 0', decimals);
  }
  for (const [at, { index }] of points.entries()) {
    const name = `points[${at}].index`;
    if (decimalsOf(index) > decimals)
      throw invalidPart(name, `have ${decimals} decimals at most`, index);
    if (index * 10 ** decimals > MAX_WHOLE_INDEX) throw tooLong(name, index);
  }
}

function decimalsOf(index: number): number {
  return String(index).split('.')[1]?.length ?? 0;
}

export function isMonth(value: unknown): value is Month {
  const { year, month } = Object(value) as Partial<Month>; // both are checked
  return isWholeWithin(year, 0, 9999) && isWholeWithin(month, 1, 12);
}

export function isWholeWithin(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

function tooLong(name: string, index: number): InflationError {
  return invalidPart(name, 'have 13 digits at most, decimals included', index);
}

/** What `invalid-series` says of a part that is not what it must be. */
export function invalidPart(name: string, must: string, was: unknown): InflationError {
  const seen = typeof was === 'number' ? was : JSON.stringify(was);
  return new InflationError('invalid-series', `${name} must ${must}, but it was ${seen}.`);
}
