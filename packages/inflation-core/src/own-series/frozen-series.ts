import { InflationError } from '../inflation-error';
import { addMonths, compareMonths, type Month } from '../month';
import type { Frequency, IndexPoint, IndexSeries } from '../series/index-series';
import { endOfPeriod, MONTHS_IN } from '../series/period';

/** What a series is besides its points. */
type SeriesFacts = Omit<IndexSeries, 'first' | 'newest' | 'points' | 'missing'>;

/** A series, frozen to its last point. */
export function frozenSeries(
  facts: SeriesFacts,
  points: readonly IndexPoint[],
  missing: readonly Month[],
): IndexSeries {
  const [first, newest] = [points[0], points.at(-1)];
  if (!first || !newest) throw new InflationError('invalid-series', 'points must not be empty.');
  return deepFrozen({
    ...facts,
    publishing: { ...facts.publishing },
    first: { ...first.month },
    newest: endOfPeriod(newest.month, facts.frequency),
    points: points.map(({ month, index }) => ({ month: { ...month }, index })),
    missing: missing.map((month) => ({ ...month })),
  });
}

/** The periods between the first point and the last that have none, each by its first month. */
export function monthsBetween(points: readonly IndexPoint[], frequency: Frequency): Month[] {
  return points.flatMap(({ month }, at) => {
    const next = points[at + 1]?.month ?? month;
    const skipped = compareMonths(next, month) / MONTHS_IN[frequency] - 1;
    return Array.from({ length: Math.max(0, skipped) }, (_, after) =>
      addMonths(month, (after + 1) * MONTHS_IN[frequency]),
    );
  });
}

function deepFrozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) deepFrozen(part);
  }
  return Object.freeze(value);
}
