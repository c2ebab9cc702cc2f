import { isMonth, partsOf } from '../argument-checks.ts';
import { type Month, monthsApart, moved } from '../month.ts';
import {
  type Frequency,
  type IndexPoint,
  type IndexSeries,
  MID_MONTH,
  type PublishingRule,
  type SeriesName,
} from '../series/index-series.ts';
import { endOfPeriod, MONTHS_IN, parsePeriod, startOfPeriod } from '../series/period.ts';
import {
  decimalsOf,
  requireFacts,
  requirePart,
  requireParts,
  requirePoints,
} from '../series/series-check.ts';

/** A published index, as `defineSeries` takes it. */
export interface GivenPoint {
  /**
   * The month, or any month of its quarter or year. As text, whatever `parseMonth` reads, and
   * 'Jan-2020', 'Jan-20' (of 1930 to 2029), '2020M01', '2020.01' and '01.2020'; for a quarter
   * '2020-Q1' and 'Q1 2020' too, for a year '2020'. '2020.1', which may have been 2020.10, '1/20'
   * and '20-Jan' are refused.
   */
  readonly month: Month | string;
  /** Above 0, as published. */
  readonly index: number;
}

/** Definition of a price index. */
export interface SeriesDefinition extends SeriesName {
  /** Base period, as its publisher writes it: '2015 = 100'. */
  readonly basePeriod: string;
  /**
   * How often it is published; when left out, as the first point is written: a quarter, a year, or
   * else 'monthly'.
   */
  readonly frequency?: Frequency | undefined;
  /** The most decimals that an index may have; those of the points when left out. */
  readonly decimals?: number | undefined;
  /** When a new index is out; the 15th of the next month when left out. */
  readonly publishing?: PublishingRule | undefined;
  /** Ascending. */
  readonly points: readonly GivenPoint[];
}

/**
 * Makes a series of any price index for the functions of `/series` and `/lookup`, frozen. A month,
 * quarter or year that the points skip counts as never published.
 * Throws `invalid-series` for a text that is empty, a `sourceUrl` that is no web address, no frequency
 * where points are quarters or years apart, a frequency or a publishing rule that is none, a
 * point that is no month or not above 0, points that do not ascend or come twice, and decimals beyond
 * `decimals`.
 *
 * @example
 * const cpih = defineSeries({
 *   id: 'L522',
 *   name: 'CPIH, all items, United Kingdom',
 *   source: 'Office for National Statistics',
 *   sourceUrl: 'https://www.ons.gov.uk/economy/inflationandpriceindices/timeseries/l522/mm23',
 *   basePeriod: '2015 = 100',
 *   points: [{ month: '2020-03', index: 108.6 }, { month: '2021-03', index: 109.7 }],
 * });
 * inflate(cpih, { amount: 50, from: { year: 2020, month: 3 } }).amount // => 50.51
 */
export function defineSeries(definition: SeriesDefinition): IndexSeries {
  const { id, name, source, sourceUrl, basePeriod, ...rest } = partsOf(definition);
  const { frequency = writtenFrequency(rest.points), publishing = MID_MONTH } = rest;
  const facts = { id, name, source, sourceUrl, basePeriod, frequency, publishing };
  requireFacts(facts);
  const points = readPoints(rest.points, frequency);
  const { decimals = mostDecimals(points) } = rest;
  requirePoints(points, decimals, frequency);
  if (rest.frequency === undefined && frequency === 'monthly') requireMonthly(points);
  return frozenSeries({ ...facts, decimals }, points, monthsBetween(points, frequency));
}

/**
 * The frequency that the first point's text names. A text that is no month is refused later, by its
 * position.
 */
function writtenFrequency(given: readonly GivenPoint[]): Frequency {
  const { month } = partsOf(partsOf(given)[0]);
  const isWritten = (frequency: Frequency) =>
    typeof month === 'string' && !!parsePeriod(month, frequency);
  return (
    (['quarterly', 'yearly'] as const).find((each) => isWritten(each) && !isWritten('monthly')) ??
    'monthly'
  );
}

/** Refuses points written as months that are all quarters or years apart: they need a frequency. */
function requireMonthly(points: readonly IndexPoint[]): void {
  const isMonthly = points.some(({ month }, at) => {
    const before = points[at - 1]?.month ?? month;
    return monthsApart(month, before) % MONTHS_IN.quarterly !== 0;
  });
  const wanted = 'told of points that are quarters or years apart';
  requirePart(isMonthly || points.length < 3, 'frequency', wanted, undefined);
}

/** Reads the months of points; throws `invalid-series` and names the one that is none. */
export function readPoints(given: readonly GivenPoint[], frequency: Frequency): IndexPoint[] {
  requirePart(Array.isArray(given), 'points', 'a list', given);
  return Array.from(given, (point, at) => {
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
  return Array.from(given, (when, at) => readMonth(when, `missing[${at}]`, frequency));
}

function readMonth(when: Month | string, name: string, frequency: Frequency): Month {
  const month = typeof when === 'string' ? parsePeriod(when, frequency) : when;
  requirePart(isMonth(month), name, 'a month', when);
  return startOfPeriod(month, frequency);
}

/** A series without its points. */
type SeriesFacts = Omit<IndexSeries, 'first' | 'newest' | 'points' | 'missing'>;

/** A series, frozen to its last point; throws `invalid-series`. */
export function frozenSeries(
  facts: SeriesFacts,
  points: readonly IndexPoint[],
  missing: readonly Month[],
): IndexSeries {
  const [first, newest] = [points[0], points.at(-1)];
  requirePart(!!first && !!newest, 'points.length', '1 or more', points.length);
  const series = frozenCopy({
    ...facts,
    first: first.month,
    newest: endOfPeriod(newest.month, facts.frequency),
    points,
    missing,
  });
  requireParts(series);
  return series;
}

/** Periods without a point between the first and the last, each by its first month. */
export function monthsBetween(points: readonly IndexPoint[], frequency: Frequency): Month[] {
  return points.flatMap(({ month }, at) => {
    const next = points[at + 1]?.month ?? month;
    const skipped = monthsApart(next, month) / MONTHS_IN[frequency] - 1;
    return Array.from({ length: Math.max(0, skipped) }, (_, after) =>
      moved(month, (after + 1) * MONTHS_IN[frequency]),
    );
  });
}

/** Copies and freezes every part, so that nothing of the caller's is frozen. */
function frozenCopy<Value>(value: Value): Value {
  if (Object(value) !== value) return value;
  const copy = Object.assign(Array.isArray(value) ? [] : {}, value);
  for (const key in copy) copy[key] = frozenCopy(copy[key]);
  return Object.freeze(copy);
}
