import { partsOf } from '../argument-checks';
import {
  type Frequency,
  type IndexSeries,
  MID_MONTH,
  type PublishingRule,
  type SeriesName,
} from '../series/index-series';
import { requireFacts, requirePoints } from '../series/series-check';
import { frozenSeries, monthsBetween } from './frozen-series';
import { type GivenPoint, mostDecimals, readPoints } from './read-points';

/** What a price index is made of. */
export interface SeriesDefinition extends SeriesName {
  /** What stands at 100, as its publisher writes it: '2015 = 100'. */
  readonly basePeriod: string;
  /** 'monthly' when left out. */
  readonly frequency?: Frequency | undefined;
  /** The most decimals that an index may have; what the points have when left out. */
  readonly decimals?: number | undefined;
  /** When a new index is out; the 15th of the next month when left out. */
  readonly publishing?: PublishingRule | undefined;
  /** Ascending. */
  readonly points: readonly GivenPoint[];
}

/**
 * Makes a series of any price index for the functions of `/series` and `/lookup`, frozen. A month,
 * quarter or year that the points skip counts as never published.
 * Throws `invalid-series` for a text that is empty, a frequency or a publishing rule that is none, a
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
  const { frequency = 'monthly', publishing = MID_MONTH } = rest;
  const facts = { id, name, source, sourceUrl, basePeriod, frequency, publishing };
  requireFacts(facts);
  const points = readPoints(rest.points, frequency);
  const { decimals = mostDecimals(points) } = rest;
  requirePoints(points, decimals, frequency);
  return frozenSeries({ ...facts, decimals }, points, monthsBetween(points, frequency));
}
