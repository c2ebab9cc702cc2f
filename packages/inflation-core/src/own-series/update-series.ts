import { isMonth, requireOptions, requireThat } from '../argument-checks.ts';
import { isoMonth, type Month, monthsApart } from '../month.ts';
import type { IndexPoint, IndexSeries } from '../series/index-series.ts';
import { endOfPeriod } from '../series/period.ts';
import { isSeries, requirePart, requirePoints, requireSeries } from '../series/series-check.ts';
import {
  frozenSeries,
  type GivenPoint,
  monthsBetween,
  mostDecimals,
  readMonths,
  readPoints,
} from './define-series.ts';

/** A published index that has changed. */
export interface Revision {
  /** The month whose index changed. */
  readonly month: Month;
  /** The former index; left out if the month had counted as never published. */
  readonly was?: number;
  /** The new index. */
  readonly is: number;
}

/** Options of `updateSeries`. */
export interface UpdateSeriesOptions {
  /** The current month; with it, a month that is not over yet is refused. */
  readonly today?: Month | undefined;
  /** Months that the publisher will never publish, in the forms of `GivenPoint`. */
  readonly missing?: readonly (Month | string)[] | undefined;
  /**
   * The most that an index may differ from the one before it, in per cent, from 0; 15 when left
   * out.
   */
  readonly mostChangeInPercent?: number | undefined;
  /** True to accept changes of published indexes. */
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
 * `invalid-argument` for options or a `mostChangeInPercent` that are none.
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
  requirePart(isSeries(series), 'series', 'a price index such as cpiU', series);
  requireSeries('series', series);
  requireOptions(options);
  const { mostChangeInPercent: most = 15, today, missing: unpublished = [] } = options;
  requirePart(today === undefined || isMonth(today), 'today', 'a month', today);
  const { frequency } = series;
  requireThat(
    typeof most === 'number' && most >= 0,
    'mostChangeInPercent',
    'a number from 0',
    most,
  );
  const given = readPoints(points, frequency);
  const decimals = mostDecimals(given);
  requirePoints(given, decimals, frequency);
  const update = merged(series, given, readMonths(unpublished, frequency));
  for (const [code, check] of CHECKS) {
    const message = check(update, options, most);
    if (message) return { ok: false, code, message };
  }
  const { all, missing, added, revised } = update;
  const facts = { ...series, decimals: Math.max(series.decimals, decimals) };
  const ordered = [...missing.values()].sort(monthsApart);
  return { ok: true, series: frozenSeries(facts, all, ordered), added, revised };
}

/** A series and the points given for it, put together but not checked. */
interface MergedPoints {
  readonly series: IndexSeries;
  readonly given: readonly IndexPoint[];
  readonly all: readonly IndexPoint[];
  /** Months never published, by their ISO names. */
  readonly missing: ReadonlyMap<string, Month>;
  readonly added: readonly Month[];
  readonly revised: readonly Revision[];
}

function merged(
  series: IndexSeries,
  given: readonly IndexPoint[],
  unpublished: readonly Month[],
): MergedPoints {
  const known = byMonth(series.points);
  const wasMissing = byName(series.missing);
  const all = byMonth([...series.points, ...given]);
  const missing = byName([...series.missing, ...unpublished]);
  for (const name of all.keys()) missing.delete(name);
  const added: Month[] = [];
  const revised: Revision[] = [];
  for (const { month, index: is } of given) {
    const name = isoMonth(month);
    const was = known.get(name)?.index;
    if (was === undefined && !wasMissing.has(name)) added.push(month);
    else if (was !== is) revised.push({ month, ...(was !== undefined && { was }), is });
  }
  const ascending = [...all.values()].sort((a, b) => monthsApart(a.month, b.month));
  return { series, given, all: ascending, missing, added, revised };
}

const byName = (months: readonly Month[]) =>
  new Map(months.map((month) => [isoMonth(month), month]));

const byMonth = (points: readonly IndexPoint[]) =>
  new Map(points.map((point) => [isoMonth(point.month), point]));

type Check = (
  points: MergedPoints,
  options: UpdateSeriesOptions,
  mostChangeInPercent: number,
) => string | undefined;

/** Checks of an update, in order: the first that gives a message refuses it. */
const CHECKS: readonly (readonly [UpdateRefusalCode, Check])[] = [
  ['shorter-history', lostHistory],
  ['gap', gap],
  ['future-month', futureMonth],
  ['absurd-value', absurdValue],
  ['revised-values', silentRevision],
];

function lostHistory({ series, given }: MergedPoints): string | undefined {
  const [begin] = given;
  if (!begin) return 'There are no points.';
  const lost = byMonth(series.points.filter(({ month }) => monthsApart(month, begin.month) >= 0));
  for (const { month } of given) lost.delete(isoMonth(month));
  const names = [...lost.keys()].join(', ');
  return names && `The points no longer hold ${names}.`;
}

function gap({ series, all, missing }: MergedPoints): string | undefined {
  const skipped = monthsBetween(all, series.frequency)
    .map(isoMonth)
    .find((month) => !missing.has(month));
  return skipped && `The points skip ${skipped} without naming it as missing.`;
}

function futureMonth(
  { series, given }: MergedPoints,
  { today }: UpdateSeriesOptions,
): string | undefined {
  const { frequency } = series;
  const early =
    today && given.find(({ month }) => monthsApart(endOfPeriod(month, frequency), today) >= 0);
  return early && `The points hold ${isoMonth(early.month)}, which is not over yet.`;
}

function absurdValue(
  { given, all }: MergedPoints,
  _options: UpdateSeriesOptions,
  mostChangeInPercent: number,
): string | undefined {
  for (const point of given) {
    const { month, index } = point;
    const before = all[all.indexOf(point) - 1]?.index ?? index;
    if (Math.abs(index / before - 1) * 100 <= mostChangeInPercent) continue;
    return `${isoMonth(month)} has ${index} after ${before}, further than mostChangeInPercent: ${mostChangeInPercent}.`;
  }
  return undefined;
}

function silentRevision(
  { revised }: MergedPoints,
  { acceptRevisions }: UpdateSeriesOptions,
): string | undefined {
  if (!revised.length || acceptRevisions) return undefined;
  const list = revised.map(({ month, was = 'none', is }) => `${isoMonth(month)}: ${was} → ${is}`);
  return `Published values changed: ${list.join('; ')}. Check them at the publisher, then pass acceptRevisions.`;
}
