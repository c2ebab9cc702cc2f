import { requireMonth } from '../argument-checks.ts';
import { type OutOfRange, outOfRange } from '../inflation-error.ts';
import { type Month, monthsApart } from '../month.ts';
import { type IndexReading, readIndex } from './index-for.ts';
import type { IndexPoint, IndexSeries } from './index-series.ts';
import { changeBetween } from './inflate.ts';
import { requireSeries } from './series-check.ts';

/** A published month, and the change since the start month in per cent, unrounded. */
export interface ComparedPoint extends IndexPoint {
  /** From the start month to this one, negative when it fell. */
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
      /** The series that `series` is compared with. */
      readonly reference: ComparedSeries;
    }
  | ({ readonly ok: false } & OutOfRange);

/**
 * Compares how far a series and its reference moved from one month to the newest that both have
 * published.
 * A start before either begins is `before-series`; one after that newest month is `after-newest`.
 * Throws `invalid-argument` and `invalid-month`.
 *
 * @example
 * const compared = compareSeries(personalCareServices, cpiU, { year: 2020, month: 1 });
 * compared.ok && formatPercent(compared.series.changeInPercent) // => '+35.16%'
 * const early = compareSeries(personalCareServices, cpiU, { year: 1966, month: 12 });
 * early.ok || early.message // => 'December 1966 is too early: the index begins in January 1967.'
 */
export function compareSeries(
  series: IndexSeries,
  reference: IndexSeries,
  from: Month,
): SeriesComparison {
  const own = requireSeries('series', series);
  const other = requireSeries('reference', reference);
  requireMonth('from', from);
  const [start, referenceStart] = [readIndex(own, from), readIndex(other, from)];
  const [first, to] = [commonFirst(own, other), commonNewest(own, other)];
  if (!start || !referenceStart || !to || monthsApart(from, to) > 0) {
    return { ok: false, ...outOfRange(from, { first, newest: to ?? first }) };
  }
  return {
    ok: true,
    from,
    to,
    series: compared(own, start, to),
    reference: compared(other, referenceStart, to),
  };
}

function compared(series: IndexSeries, start: IndexReading, to: Month): ComparedSeries {
  return {
    changeInPercent: changeBetween(series, start.requested, to),
    points: changesSince(series, start, to),
  };
}

function commonFirst({ first: one }: IndexSeries, { first: other }: IndexSeries): Month {
  return monthsApart(one, other) > 0 ? one : other;
}

/** `undefined` if the two share no month. */
function commonNewest(series: IndexSeries, reference: IndexSeries): Month | undefined {
  const isShared = ({ month }: IndexPoint) =>
    readIndex(reference, month)?.isCarriedForward === false;
  return series.points.findLast(isShared)?.month;
}

function changesSince(series: IndexSeries, start: IndexReading, to: Month): ComparedPoint[] {
  const { requested: from, index } = start;
  const later = series.points.filter(
    ({ month }) => monthsApart(month, from) > 0 && monthsApart(month, to) <= 0,
  );
  return [
    { month: from, index, changeInPercent: 0 },
    ...later.map((point) => ({
      ...point,
      changeInPercent: changeBetween(series, from, point.month),
    })),
  ];
}
