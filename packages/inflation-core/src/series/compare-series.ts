import { compareMonths, type Month } from '../month';
import { type IndexReading, readIndex } from './index-for';
import type { IndexPoint, IndexSeries } from './index-series';
import { changeInPercent } from './inflate';

/** A published month, and the change since the start month in per cent, unrounded. */
export interface ComparedPoint extends IndexPoint {
  readonly changeInPercent: number;
}

/** Two series, called a and b, over the months that both have; or the reason why there are none. */
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
  const [aStart, bStart] = [readIndex(a, from), readIndex(b, from)];
  if (!aStart || !bStart) return { ok: false, code: 'before-series' };
  const to = newestCommonMonth(a, b);
  if (!to || compareMonths(from, to) > 0) return { ok: false, code: 'after-newest' };
  return {
    ok: true,
    from,
    to,
    aChangeInPercent: changeInPercent(a, { from, to }),
    bChangeInPercent: changeInPercent(b, { from, to }),
    aPoints: changesSince(a, aStart, to),
    bPoints: changesSince(b, bStart, to),
  };
}

function newestCommonMonth(a: IndexSeries, b: IndexSeries): Month | undefined {
  return a.points.findLast(({ month }) => readIndex(b, month)?.substituted === false)?.month;
}

function changesSince(series: IndexSeries, start: IndexReading, to: Month): ComparedPoint[] {
  const { requested: from, index } = start;
  const later = series.points.filter(
    ({ month }) => compareMonths(month, from) > 0 && compareMonths(month, to) <= 0,
  );
  return [
    { month: from, index, changeInPercent: 0 },
    ...later.map((point) => ({
      ...point,
      changeInPercent: changeInPercent(series, { from, to: point.month }),
    })),
  ];
}
