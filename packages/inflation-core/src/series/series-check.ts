import {
  describeValue,
  isMonth,
  isWholeWithin,
  isWithin,
  partsOf,
  requireThat,
} from '../argument-checks.ts';
import { isoMonth, type Month, monthsApart } from '../month.ts';
import type {
  Frequency,
  IndexPoint,
  IndexSeries,
  PublishingRule,
  SeriesName,
} from './index-series.ts';
import { endOfPeriod, MONTHS_IN } from './period.ts';

/** Frozen series that passed the check, each with a copy that is faster to read. */
const checkedSeries = new WeakMap<object, IndexSeries>();

/**
 * Checks a series, and gives what to calculate with. Throws `invalid-argument` for what is no
 * series, `invalid-series` for one with a bad part: revived from JSON with nulls, put together by
 * hand. A frozen one, as all of the package and of `defineSeries`, is checked once; any other each
 * time, as it may have changed.
 */
export function requireSeries(name: string, series: IndexSeries): IndexSeries {
  requireThat(isSeries(series), name, 'a price index such as cpiU', series);
  return requireParts(series, `${name}.`);
}

export function isSeries(value: object): value is IndexSeries {
  return 'points' in partsOf(value);
}

/** Checks the parts of a series; `within` precedes the name of each part in errors. */
export function requireParts(series: IndexSeries, within = ''): IndexSeries {
  const known = checkedSeries.get(series);
  if (known) return known;
  const { frequency, decimals, points, missing, first, newest } = series;
  requireFacts(series, within);
  requirePoints(points, decimals, frequency, within);
  const [start, end] = [points[0]?.month, points.at(-1)?.month];
  requirePart(!!start && !!end, `${within}points.length`, '1 or more', points.length);
  requireSame(`${within}first`, first, start);
  requireSame(`${within}newest`, newest, endOfPeriod(end, frequency));
  requirePart(Array.isArray(missing), `${within}missing`, 'a list', missing);
  for (const [at, month] of missing.entries()) {
    requirePart(isPeriod(month, frequency), `${within}missing[${at}]`, PERIOD, month);
  }
  if (!isFrozenThrough(series)) return series;
  // V8 takes three to five times as long over a frozen list, and for getters.
  const copy = { ...series, points: [...points] };
  for (const each of [series, copy]) checkedSeries.set(each, copy);
  return copy;
}

function isFrozenThrough(series: IndexSeries): boolean {
  const { publishing, first, newest, points, missing } = series;
  return (
    [series, publishing, first, newest, points, missing, ...missing].every(Object.isFrozen) &&
    points.every((point) => Object.isFrozen(point) && Object.isFrozen(point.month))
  );
}

/** Refuses a part of a series unless a condition is met. */
export function requirePart(
  isMet: boolean,
  name: string,
  wanted: string,
  value: unknown,
): asserts isMet {
  requireThat(isMet, name, wanted, value, 'invalid-series');
}

interface SeriesFacts extends SeriesName {
  readonly basePeriod: string;
  readonly frequency: Frequency;
  readonly publishing: PublishingRule;
}

export function requireFacts(facts: SeriesFacts, within = ''): void {
  const { id, name, source, sourceUrl, basePeriod, frequency, publishing } = facts;
  for (const [part, text] of Object.entries({ id, name, source, sourceUrl, basePeriod })) {
    requirePart(typeof text === 'string' && !!text.trim(), `${within}${part}`, 'a text', text);
  }
  const isAddress = /^https?:\/\/[^\s/]\S*$/i.test(sourceUrl);
  requirePart(isAddress, `${within}sourceUrl`, 'an address with http or https', sourceUrl);
  const isFrequency = typeof frequency === 'string' && Object.hasOwn(MONTHS_IN, frequency);
  requirePart(isFrequency, `${within}frequency`, 'monthly, quarterly or yearly', frequency);
  const { monthsLater, byDay } = partsOf(publishing);
  const isRule = isWholeWithin(monthsLater, 0, 1e9) && isWholeWithin(byDay, 1, 31);
  requirePart(isRule, `${within}publishing`, 'a rule with monthsLater and byDay', publishing);
}

// Twelve indexes are added and multiplied by twelve, and no whole number may pass 2^53 meanwhile.
const MAX_WHOLE_INDEX = 2 ** 53 / 12 ** 2;

/** Refuses malformed points, points that do not ascend, and an index of too many digits. */
export function requirePoints(
  points: readonly IndexPoint[],
  decimals: number,
  frequency: Frequency,
  within = '',
): void {
  const isCount = isWholeWithin(decimals, 0, 99);
  requirePart(isCount, `${within}decimals`, 'a whole number from 0', decimals);
  requirePart(Array.isArray(points), `${within}points`, 'a list', points);
  const limits = { decimals, frequency };
  for (const [at, point] of points.entries()) {
    const fault = faultOf(partsOf(point), points[at - 1], limits);
    if (!fault) continue;
    const [part, wanted, value] = fault;
    requirePart(false, `${within}points[${at}].${part}`, wanted, value);
  }
}

type Fault = readonly [part: keyof IndexPoint, wanted: string, value: unknown];

/**
 * Finds the fault of a point after a good one. Names are put together for a fault alone, as a series
 * has a thousand points.
 */
function faultOf(
  { month, index }: IndexPoint,
  before: IndexPoint | undefined,
  { decimals, frequency }: Pick<IndexSeries, 'decimals' | 'frequency'>,
): Fault | undefined {
  if (!isPeriod(month, frequency)) return ['month', PERIOD, month];
  if (before && monthsApart(month, before.month) <= 0) {
    return ['month', `later than ${describeValue(before.month)}`, month];
  }
  // Below and above, a number is written with an exponent, which hides its decimals.
  if (!isWithin(index, 1e-6, 1e20)) return ['index', 'from 0.000001 to 1e20', index];
  const scale = 10 ** decimals;
  const units = Math.round(index * scale);
  const isShort = units <= MAX_WHOLE_INDEX && units / scale === index;
  return isShort
    ? undefined
    : ['index', `a number of at most 13 digits, ${decimals} of them decimals`, index];
}

/** Counts the decimals that a number is written with; 0 for what is no number. */
export function decimalsOf(index: number): number {
  const [, decimals = ''] = typeof index === 'number' ? String(index).split('.') : [];
  return decimals.length;
}

const PERIOD = 'the month that a period begins with';

function isPeriod(month: Month, frequency: Frequency): boolean {
  return isMonth(month) && (month.month - 1) % MONTHS_IN[frequency] === 0;
}

function requireSame(name: string, month: Month, expected: Month): void {
  const isSame = isMonth(month) && monthsApart(month, expected) === 0;
  requirePart(isSame, name, `as its points say, ${isoMonth(expected)}`, month);
}
