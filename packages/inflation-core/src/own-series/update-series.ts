import { requireOptions } from '../argument-checks';
import { compareMonths, formatIsoMonth, type Month } from '../month';
import type { IndexPoint, IndexSeries } from '../series/index-series';
import { endOfPeriod } from '../series/period';
import { frozenSeries, monthsBetween } from './frozen-series';
import { type GivenPoint, invalidPart, isMonth, readMonths, readPoints } from './read-points';

/** A published index that is not what it was. */
export interface Revision {
  /** The month whose index changed. */
  readonly month: Month;
  /** Left out where the month had counted as never published. */
  readonly was?: number;
  /** The new index. */
  readonly is: number;
}

/** What an update may do. */
export interface UpdateSeriesOptions {
  /** The current month; with it, a month that is not over yet is refused. */
  readonly today?: Month | undefined;
  /** What the publisher says it will never publish, as in `GivenPoint`. */
  readonly missing?: readonly (Month | string)[] | undefined;
  /** How far an index may lie from the one before it, in per cent; 15 when left out. */
  readonly mostChangeInPercent?: number | undefined;
  /** Whether a published index may change. */
  readonly acceptRevisions?: boolean | undefined;
}

/**
 * Why an update was refused: `shorter-history` (a known index is gone), `gap` (a month is neither
 * published nor named in `missing`), `future-month` (a month is not over yet), `absurd-value` (an
 * index lies further from the one before than `mostChangeInPercent`) or `revised-values` (a
 * published index changed and `acceptRevisions` was not given).
 */
export type UpdateRefusalCode =
  | 'shorter-history'
  | 'gap'
  | 'future-month'
  | 'absurd-value'
  | 'revised-values';

/** A longer series, and what is new in it; or why there is none. */
export type SeriesUpdate =
  | {
      readonly ok: true;
      readonly series: IndexSeries;
      /** Ascending. */
      readonly added: readonly Month[];
      readonly revised: readonly Revision[];
    }
  | { readonly ok: false; readonly code: UpdateRefusalCode; readonly message: string };

/**
 * Adds newer months to a series, so that they need no new version of this package. It never shortens
 * a series and never rewrites it silently: from the first month given on, every known month has to
 * come back, with the index that it had. Throws `invalid-series` for a series, points or months that are none, and
 * `invalid-argument` for options that are none.
 *
 * @example
 * const update = updateSeries(cpiU, [{ month: '2026-08', index: 334.98 }, { month: '2026-09', index: 335.5 }]);
 * update.ok && update.added // => [{ year: 2026, month: 9 }]
 * update.ok && update.series.newest // => { year: 2026, month: 9 }
 * const gap = updateSeries(cpiU, [{ month: '2026-10', index: 335.9 }]);
 * gap.ok || gap.message // => 'The points skip 2026-09 without naming it as missing.'
 */
export function updateSeries(
  series: IndexSeries,
  points: readonly GivenPoint[],
  options: UpdateSeriesOptions = {},
): SeriesUpdate {
  if (!Array.isArray(series?.points)) {
    throw invalidPart('series', 'be a price index such as cpiU', series);
  }
  requireOptions(options);
  const { frequency } = series;
  const { today } = options;
  if (today && !isMonth(today)) throw invalidPart('today', 'be a year and a month', today);
  const given = readPoints(points, frequency);
  const unpublished = readMonths(options.missing ?? [], frequency);
  const update = merged(series, given.points, unpublished);
  const refusal =
    lostHistory(update) ??
    gap(update) ??
    futureMonth(update, options) ??
    absurdValue(update, options) ??
    silentRevision(update, options);
  if (refusal) return refusal;
  const decimals = Math.max(series.decimals, given.decimals);
  const { all, missing, added, revised } = update;
  return { ok: true, series: frozenSeries({ ...series, decimals }, all, missing), added, revised };
}

/** A series and the points given for it, put together but not checked. */
interface MergedPoints {
  readonly series: IndexSeries;
  readonly given: readonly IndexPoint[];
  readonly all: readonly IndexPoint[];
  readonly missing: readonly Month[];
  readonly added: readonly Month[];
  readonly revised: readonly Revision[];
}

function merged(
  series: IndexSeries,
  given: readonly IndexPoint[],
  unpublished: readonly Month[],
): MergedPoints {
  const known = byMonth(series.points);
  const wasMissing = new Set(series.missing.map(formatIsoMonth));
  const all = [...byMonth([...series.points, ...given]).values()];
  const published = byMonth(all);
  const revised = given.flatMap(({ month, index: is }): Revision[] => {
    const was = known.get(formatIsoMonth(month))?.index;
    const isKnown = was !== undefined || wasMissing.has(formatIsoMonth(month));
    if (!isKnown || was === is) return [];
    return [{ month, ...(was !== undefined && { was }), is }];
  });
  return {
    series,
    given,
    all: all.sort((a, b) => compareMonths(a.month, b.month)),
    missing: onceInOrder([...series.missing, ...unpublished]).filter(
      (month) => !published.has(formatIsoMonth(month)),
    ),
    added: given
      .map(({ month }) => month)
      .filter(
        (month) => !known.has(formatIsoMonth(month)) && !wasMissing.has(formatIsoMonth(month)),
      ),
    revised,
  };
}

const byMonth = (points: readonly IndexPoint[]) =>
  new Map(points.map((point) => [formatIsoMonth(point.month), point]));

const onceInOrder = (months: readonly Month[]) =>
  [...new Map(months.map((month) => [formatIsoMonth(month), month])).values()].sort(compareMonths);

type Refusal = Extract<SeriesUpdate, { ok: false }>;

function refuse(code: UpdateRefusalCode, message: string): Refusal {
  return { ok: false, code, message };
}

function lostHistory({ series, given }: MergedPoints): Refusal | undefined {
  const [begin] = given;
  if (!begin) return refuse('shorter-history', 'There are no points.');
  const kept = byMonth(given);
  const lost = series.points
    .filter(({ month }) => compareMonths(month, begin.month) >= 0)
    .map(({ month }) => formatIsoMonth(month))
    .filter((month) => !kept.has(month));
  if (lost.length === 0) return undefined;
  return refuse('shorter-history', `The points no longer hold ${lost.join(', ')}.`);
}

function gap({ series, all, missing }: MergedPoints): Refusal | undefined {
  const unpublished = new Set(missing.map(formatIsoMonth));
  const skipped = monthsBetween(all, series.frequency)
    .map(formatIsoMonth)
    .find((month) => !unpublished.has(month));
  if (!skipped) return undefined;
  return refuse('gap', `The points skip ${skipped} without naming it as missing.`);
}

function futureMonth(
  { series, given }: MergedPoints,
  { today }: UpdateSeriesOptions,
): Refusal | undefined {
  const isOver = ({ month }: IndexPoint) =>
    !today || compareMonths(endOfPeriod(month, series.frequency), today) < 0;
  const early = given.find((point) => !isOver(point));
  if (!early) return undefined;
  const month = formatIsoMonth(early.month);
  return refuse('future-month', `The points hold ${month}, which is not over yet.`);
}

function absurdValue(
  { given, all }: MergedPoints,
  { mostChangeInPercent = 15 }: UpdateSeriesOptions,
): Refusal | undefined {
  const isGiven = byMonth(given);
  for (const [at, { month, index }] of all.entries()) {
    const before = all[at - 1]?.index ?? index;
    const change = Math.abs(index / before - 1) * 100;
    const name = formatIsoMonth(month);
    if (!isGiven.has(name) || change <= mostChangeInPercent) continue;
    const message = `${name} has ${index} after ${before}, further than ${mostChangeInPercent} per cent. Where prices do move that far, raise mostChangeInPercent.`;
    return refuse('absurd-value', message);
  }
  return undefined;
}

function silentRevision(
  { revised }: MergedPoints,
  { acceptRevisions = false }: UpdateSeriesOptions,
): Refusal | undefined {
  if (revised.length === 0 || acceptRevisions) return undefined;
  const list = revised.map(
    ({ month, was = 'none', is }) => `${formatIsoMonth(month)}: ${was} → ${is}`,
  );
  const message = `Published values changed: ${list.join('; ')}. Check them at the publisher, then pass acceptRevisions.`;
  return refuse('revised-values', message);
}
