import { requireMonth } from '../argument-checks';
import { compareMonths, type Month } from '../month';
import type { IndexPoint, IndexSeries } from './index-series';

/** The index used for a month, and which month it was published for. */
export interface IndexReading {
  readonly index: number;
  readonly indexMonth: Month;
  readonly requested: Month;
  /**
   * True when `requested` has no index of its own (never published, or after the newest), so that
   * the last one before it stands for it.
   */
  readonly isCarriedForward: boolean;
}

/** A reading, or the one reason why there is none. */
export type IndexLookup =
  | ({ readonly ok: true } & IndexReading)
  | { readonly ok: false; readonly code: 'before-series' };

/**
 * Finds the index for a month: its own, or the last one published before it (never interpolated).
 * A month before the series begins is `before-series`. Throws `invalid-month`.
 *
 * @example
 * indexFor(cpiU, { year: 2025, month: 10 }) // => { ok: true, index: 324.8, indexMonth: { year: 2025, month: 9 }, requested: { year: 2025, month: 10 }, isCarriedForward: true }
 * indexFor(cpiU, { year: 1912, month: 12 }) // => { ok: false, code: 'before-series' }
 */
export function indexFor(series: IndexSeries, month: Month): IndexLookup {
  const reading = readIndex(series, month);
  return reading ? { ok: true, ...reading } : { ok: false, code: 'before-series' };
}

/** As `indexFor`; `undefined` before the series begins. */
export function readIndex(series: IndexSeries, month: Month): IndexReading | undefined {
  requireMonth('month', month);
  const point = series.points[positionOf(series, month)];
  return (
    point && {
      index: point.index,
      indexMonth: point.month,
      requested: month,
      isCarriedForward: compareMonths(point.month, month) !== 0,
    }
  );
}

/** The position of the last point published up to a month; negative when there is none. */
export function positionOf({ points, first }: IndexSeries, month: Month): number {
  let position = Math.min(compareMonths(month, first), points.length - 1);
  while (isAfter(points[position], month)) position--;
  return position;
}

/** An index in whole thousandths, its published precision. */
export function toThousandths(index: number): number {
  return Math.round(index * 1000);
}

function isAfter(point: IndexPoint | undefined, month: Month): boolean {
  return point !== undefined && compareMonths(point.month, month) > 0;
}
