import { isoMonth, type Month } from '../src/month.ts';
import type { PublishedMonths } from '../src/own-series/fetch-bls-series.ts';
import {
  type SeriesUpdate,
  type UpdateRefusalCode,
  updateSeries,
} from '../src/own-series/update-series.ts';
import type { IndexSeries } from '../src/series/index.ts';

/** Months (`YYYY-MM`) that a person has checked at the bureau, and the current month. */
export interface MergeOptions {
  /** Months whose value may be revised or far off. */
  readonly accepted: readonly string[];
  /** Months that the bureau will never publish. */
  readonly unpublished: readonly string[];
  readonly today: Month;
}

/**
 * Adds an answer to the known series, as `updateSeries` does: a month marked as unpublished counts as
 * skipped once a later one is published, a revised value and one far off where its month is accepted.
 */
export function mergeSeries(
  known: IndexSeries,
  { points, missing }: PublishedMonths,
  { accepted, unpublished, today }: MergeOptions,
): SeriesUpdate {
  const newest = points.at(-1)?.month ?? '';
  const update = updateSeries(known, points, {
    today,
    missing: [...missing, ...unpublished].filter((month) => month < newest),
    mostChangeInPercent: Number.POSITIVE_INFINITY,
    acceptRevisions: true,
  });
  if (!update.ok) {
    const hint =
      update.code === 'gap'
        ? ' If the bureau never publishes it, run again with --unpublished and that month.'
        : '';
    return { ...update, message: update.message + hint };
  }
  const { series, added, revised } = update;
  const isUnchecked = (month: Month) => !accepted.includes(isoMonth(month));
  const unchecked = [...added, ...revised.map(({ month }) => month)]
    .filter(isUnchecked)
    .map(isoMonth);
  const absurd = firstAbsurd(series, maxChangeOf(known), unchecked);
  if (absurd) return fail('absurd-value', absurd);
  const changed = revised.filter(({ month }) => isUnchecked(month));
  if (changed.length === 0) return update;
  const list = changed.map(({ month, was = '-', is }) => `${isoMonth(month)}: ${was} → ${is}`);
  const flags = changed.map(({ month }) => `--accept ${isoMonth(month)}`);
  return fail(
    'revised-values',
    `Published values changed: ${list.join('; ')}. Check them at the bureau, then run again with ${flags.join(' ')}.`,
  );
}

const fail = (code: UpdateRefusalCode, message: string) => ({ ok: false, code, message }) as const;

interface Step {
  readonly month: Month;
  readonly index: number;
  readonly before: number;
  /** As a fraction, without its sign. */
  readonly change: number;
}

/** Changes from each published value to the next. */
const stepsIn = ({ points }: IndexSeries): readonly Step[] =>
  points.map(({ month, index }, at) => {
    const before = points[at - 1]?.index ?? index;
    return { month, index, before, change: Math.abs(index / before - 1) };
  });

/**
 * First year whose changes count: the bureau then began to measure rents in place of house prices,
 * and inflation has been moderate since.
 */
const MODERATE_SINCE = 1983;

/**
 * Largest change that needs no check: twice the largest of the series since 1983. Each series has
 * its own, as salon prices move less than all prices.
 */
const maxChangeOf = (known: IndexSeries): number =>
  2 *
  Math.max(
    ...stepsIn(known).map(({ month, change }) => (month.year < MODERATE_SINCE ? 0 : change)),
  );

function firstAbsurd(series: IndexSeries, maxChange: number, unchecked: readonly string[]) {
  const far = stepsIn(series).find(
    ({ month, change }) => unchecked.includes(isoMonth(month)) && change > maxChange,
  );
  return (
    far &&
    `${isoMonth(far.month)} has ${far.index} after ${far.before}, over ${(maxChange * 100).toFixed(1)} %, twice the most that this index has moved in a month since ${MODERATE_SINCE}. Check it at the bureau, then run again with --accept ${isoMonth(far.month)}.`
  );
}
