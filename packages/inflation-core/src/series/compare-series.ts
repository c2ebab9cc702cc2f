import { compareMonths, type Month } from '../month';
import { indexFor, positionOf, toThousandths } from './index-for';
import type { IndexPoint, IndexSeries } from './index-series';

/** A published month, and the change since the start month in per cent, unrounded. */
export interface ComparedPoint extends IndexPoint {
  readonly changeInPercent: number;
}

export type SeriesComparison =
  | {
      readonly ok: true;
      readonly from: Month;
      /** The newest month published in both series. */
      readonly to: Month;
      readonly aChangeInPercent: number;
      readonly bChangeInPercent: number;
      /** Ascending; the first is `from` at 0 per cent, the last is `to`. */
      readonly aPoints: readonly ComparedPoint[];
      readonly bPoints: readonly ComparedPoint[];
    }
  | { readonly ok: false; readonly code: 'before-series' | 'after-newest' };

/**
 * Compares how far two series moved from one month to the newest month both have published.
 * A start before either begins is `before-series`; one after that newest month is `after-newest`.
 * Throws `invalid-month`.
 *
 * @example
 * const compared = compareSeries(personalCareServices, cpiU, { year: 2020, month: 1 });
 * compared.ok && formatPercent(compared.aChangeInPercent) // => '+35.16%'
 * compareSeries(personalCareServices, cpiU, { year: 1966, month: 12 }) // => { ok: false, code: 'before-series' }
 */
export function compareSeries(a: IndexSeries, b: IndexSeries, from: Month): SeriesComparison {
  if (!indexFor(a, from).ok || !indexFor(b, from).ok) return { ok: false, code: 'before-series' };
  const to = newestCommonMonth(a, b);
  if (compareMonths(from, to) > 0) return { ok: false, code: 'after-newest' };
  const aPoints = changesSince(a, from, to);
  const bPoints = changesSince(b, from, to);
  return {
    ok: true,
    from,
    to,
    aChangeInPercent: aPoints.at(-1)?.changeInPercent ?? 0,
    bChangeInPercent: bPoints.at(-1)?.changeInPercent ?? 0,
    aPoints,
    bPoints,
  };
}

function newestCommonMonth(a: IndexSeries, b: IndexSeries): Month {
  const isInB = ({ month }: IndexPoint) => {
    const found = indexFor(b, month);
    return found.ok && !found.substituted;
  };
  // Never published together: then every start month lies after the newest.
  return a.points.findLast(isInB)?.month ?? { year: 0, month: 0 };
}

function changesSince(series: IndexSeries, from: Month, to: Month): ComparedPoint[] {
  const start = positionOf(series, from);
  const published = series.points.slice(start, positionOf(series, to) + 1);
  const base = toThousandths(published[0]?.index ?? 0);
  return published.map(({ month, index }, at) => ({
    month: at === 0 ? from : month,
    index,
    changeInPercent: ((toThousandths(index) - base) / base) * 100,
  }));
}
