import { InflationError } from '../inflation-error';
import type { Frequency, IndexSeries, PublishingRule, SeriesName } from '../series/index-series';
import { MONTHS_IN } from '../series/period';
import { MID_MONTH } from '../series/publishing';
import { frozenSeries, monthsBetween } from './frozen-series';
import { type GivenPoint, invalidPart, isWholeWithin, readPoints } from './read-points';

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
  const { id, name, source, sourceUrl, basePeriod } = Object(definition) as SeriesDefinition; // each part is checked
  for (const [part, text] of Object.entries({ id, name, source, sourceUrl, basePeriod })) {
    requireThat(typeof text === 'string' && text.trim() !== '', `${part} must be a text`);
  }
  const { frequency = 'monthly', publishing = MID_MONTH, points: given } = definition;
  const frequencies = Object.keys(MONTHS_IN);
  requireThat(frequencies.includes(frequency), `frequency must be ${frequencies.join(', ')}`);
  if (!isRule(publishing))
    throw invalidPart('publishing', 'have monthsLater and byDay', publishing);
  const { points, decimals } = readPoints(given, frequency, definition.decimals);
  const facts = { id, name, source, sourceUrl, basePeriod, frequency, publishing };
  return frozenSeries({ ...facts, decimals }, points, monthsBetween(points, frequency));
}

function isRule(publishing: PublishingRule): boolean {
  const { monthsLater, byDay } = Object(publishing) as PublishingRule; // both are checked
  return isWholeWithin(monthsLater, 0, Number.MAX_SAFE_INTEGER) && isWholeWithin(byDay, 1, 31);
}

function requireThat(holds: boolean, message: string): void {
  if (!holds) throw new InflationError('invalid-series', `${message}.`);
}
