import { compareMonths, type Month } from '../month';
import { type IndexReading, readIndex } from './index-for';
import type { IndexPoint, IndexSeries } from './index-series';
import { changeInPercent } from './inflate';

/** A published month, and the change since the start month in per cent, unrounded. */
export interface ComparedPoint extends IndexPoint {
  readonly changeInPercent: number;
}

/** One of two series, over the months that both have. */
export interface ComparedSeries {
  /** From the start month to the end month, in per cent, unrounded. */
  readonly changeInPercent: number;
  /** Ascending; the first is the start month at 0 per cent, the last is the end month. */
  readonly points: readonly ComparedPoint[];
}

/** Two series over the months that both have; or the reason why there are none. */
export type SeriesComparison =
  | {
      readonly ok: true;
      readonly from: Month;
      /** The newest month published in both series. */
      readonly to: Month;
      readonly series: ComparedSeries;
      /** What `series` is measured against. */
      readonly reference: ComparedSeries;
    }
  | { readonly ok: false; readonly code: 'before-series' | 'after-newest' };

/**
 * Compares how far a series and its reference moved from one month to the newest that both have
 * published.
 * A start before either begins is `before-series`; one after that newest month is `after-newest`.
 * Throws `invalid-month`.
 *
 * @example
 * const compared = compareSeries(personalCareServices, cpiU, { year: 2020, month: 1 });
 * compared.ok && formatPercent(compared.series.changeInPercent) // => '+35.16%'
 * compareSeries(personalCareServices, cpiU, { year: 1966, month: 12 }) // => { ok: false, code: 'before-series' }
 */
export function compareSeries(
  series: IndexSeries,
  reference: IndexSeries,
  from: Month,
): SeriesComparison {
  const [start, referenceStart] = [readIndex(series, from), readIndex(reference, from)];
  if (!start || !referenceStart) return { ok: false, code: 'before-series' };
  const to = newestCommonMonth(series, reference);
  if (!to || compareMonths(from, to) > 0) return { ok: false, code: 'after-newest' };
  return {
    ok: true,
    from,
    to,
    series: compared(series, start, to),
    reference: compared(reference, referenceStart, to),
  };
}

function compared(series: IndexSeries, start: IndexReading, to: Month): ComparedSeries {
  return {
    changeInPercent: changeInPercent(series, { from: start.requested, to }),
    points: changesSince(series, start, to),
  };
}

function newestCommonMonth({ points }: IndexSeries, reference: IndexSeries): Month | undefined {
  return points.findLast(({ month }) => readIndex(reference, month)?.isCarriedForward === false)
    ?.month;
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
